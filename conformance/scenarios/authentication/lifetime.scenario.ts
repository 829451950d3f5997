import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'authentication.lifetime',
  'A key is valid until it is rotated or revoked',
  { needs: ['advance-clock'] },
  async (gate) => {
    await gate.case('a year later', async (t) => {
      const advance = t.needs('advance-clock');
      const { token } = await t.subjects.freshToken([operations.getMe.scope]);
      await t.prepare({ operation: 'getMe', token });
      await advance({ seconds: 366 * 24 * 60 * 60 });
      t.expectSuccess('authentication.api-key-does-not-expire', await t.send({ operation: 'getMe', token }));
    });
  },
);

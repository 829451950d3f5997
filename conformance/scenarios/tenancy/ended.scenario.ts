import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { ended, observe } from './observe.ts';

const hour = 3600;
const year = 366 * 24 * hour;

export default scenario(
  'tenancy.ended',
  'What has been revoked, deleted or decided stays so an hour later, and a key is valid a year later',
  { needs: ['advance-clock'] },
  async (gate) => {
    await gate.case('an hour and a year later', async (t) => {
      const advance = t.needs('advance-clock');
      const expectUnchanged = await observe(t, gate.some('ended', ended, 3));
      const { token } = await t.subjects.freshToken([operations.getMe.scope]);
      await advance({ seconds: hour });
      await expectUnchanged('the last hour');
      await advance({ seconds: year });
      t.expectSuccess('authentication.api-key-does-not-expire', await t.send({ operation: 'getMe', token }));
    });
  },
);

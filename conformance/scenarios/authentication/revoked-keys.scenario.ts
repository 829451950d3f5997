import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';

export default scenario(
  'authentication.revoked-keys',
  'A revoked key is refused, and its 401 says that it is revoked',
  { clauses: ['authentication.revoked-key-hint'] },
  async (gate) => {
    await gate.case('a fresh key', async (t) => {
      const clause = 'authentication.revoked-key-hint';
      const { id, token } = await t.subjects.freshToken([operations.getMe.scope]);
      const before = await t.send({ operation: 'getMe', token });
      if (!isSuccess(before))
        t.notExercised(clause, `a minted key that works: getMe answered ${before.status}`);
      const revoked = await t.send({ operation: 'revokeToken', path: { id } });
      if (!isSuccess(revoked))
        t.notExercised(clause, `a revoked key: revokeToken answered ${revoked.status}`);
      t.expectError(clause, await t.send({ operation: 'getMe', token }), 'token-revoked', {
        details: { hint: 'token_revoked' },
      });
    });
  },
);

import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { mintedIn } from '../support/minted.ts';

export default scenario(
  'tokens.revoke',
  'A revoked key is refused from the next request on',
  { clauses: ['tokens.revoke-is-immediate', 'tokens.revoke-is-permanent', 'tokens.revoked-is-not-found'] },
  async (gate) => {
    await gate.case('a key in use', async (t) => {
      const { id, token } = await t.subjects.freshToken([operations.getMe.scope]);
      await t.prepare({ operation: 'getMe', token });
      t.expectSuccess('tokens.revoke-is-immediate', await t.send({ operation: 'revokeToken', path: { id } }));
      t.expectStatus('tokens.revoke-is-immediate', await t.send({ operation: 'getMe', token }), 401);
      for (const operation of ['rotateToken', 'getToken', 'revokeToken'] as const) {
        const answer = await t.send({ operation, path: { id } });
        t.expectError('tokens.revoked-is-not-found', answer, 'not-found');
        const { secret } =
          operation === 'rotateToken' && answer.status < 300 ? mintedIn(answer) : { secret: null };
        if (secret) {
          const revived = await t.send({ operation: 'getMe', token: secret });
          t.expectStatus('tokens.revoke-is-permanent', revived, 401);
        }
      }
      t.expectStatus('tokens.revoke-is-permanent', await t.send({ operation: 'getMe', token }), 401);
    });
  },
);

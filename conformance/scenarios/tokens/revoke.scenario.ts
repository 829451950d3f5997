import { errors, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { parseCreatedKey } from './created-key.ts';
import { attempts, keyScopes, writtenBy } from './key-attempts.ts';

export default scenario(
  'tokens.revoke',
  'A revoked key is refused from the next request on, and no other key is',
  { holds: [], clauses: ['tokens.secret-shown-once'] },
  async (gate) => {
    await gate.case('a key in use', async (t) => {
      const { id, token } = await t.subjects.freshToken(keyScopes);
      await t.prepare({ operation: 'getMe', token });
      const written = await writtenBy(t, token);
      t.expectSuccess('tokens.revoke-is-immediate', await t.send({ operation: 'revokeToken', path: { id } }));
      const { details } = errors['token-revoked'];
      for (const response of await attempts(t, token, written)) {
        t.expectStatus('tokens.revoke-is-immediate', response, 401);
        t.expectError('authentication.revoked-key-hint', response, 'token-revoked', {
          details: { hint: details.hint },
        });
      }
      for (const operation of ['rotateToken', 'getToken', 'revokeToken'] as const) {
        const response = await t.send({ operation, path: { id } });
        t.expectError('tokens.revoked-is-not-found', response, 'not-found');
        const { secret } =
          operation === 'rotateToken' && response.status < 300 ? parseCreatedKey(response) : { secret: null };
        if (secret) {
          const revived = await t.send({ operation: 'getMe', token: secret });
          t.expectStatus('tokens.revoke-is-permanent', revived, 401);
        }
      }
      t.expectStatus('tokens.revoke-is-permanent', await t.send({ operation: 'getMe', token }), 401);
    });

    await gate.case('another key', async (t) => {
      const revoked = await t.subjects.freshToken([...keyScopes, operations.mintToken.scope]);
      // Created by the key that is revoked, if it may create keys.
      const childResponse = await t.send({
        operation: 'mintToken',
        body: t.sample('mintToken', { scopes: keyScopes }),
        token: revoked.token,
      });
      const child = isSuccess(childResponse) ? parseCreatedKey(childResponse).secret : null;
      const unaffectedKey = await t.subjects.freshToken(keyScopes);
      await t.prepare({ operation: 'revokeToken', path: { id: revoked.id } });
      t.expectStatus(
        'tokens.revoke-is-immediate',
        await t.send({ operation: 'getMe', token: revoked.token }),
        401,
      );
      for (const token of [unaffectedKey.token, ...(child === null ? [] : [child])])
        t.expectSuccess('tokens.revoke-is-immediate', await t.send({ operation: 'getMe', token }));
    });
  },
);

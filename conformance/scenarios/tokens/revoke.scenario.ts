import { errors, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { inEveryEncoding } from '../shared/each-encoding.ts';
import { parseCreatedKey } from './created-key.ts';
import { attempts, keyScopes, usedKey, writtenBy } from './key-attempts.ts';

export default scenario(
  'tokens.revoke',
  'A revoked key is refused from the next request on, for every operation',
  { clauses: ['tokens.secret-shown-once'] },
  async (gate) => {
    await gate.case('a key in use', async (t) => {
      const { id, token } = await t.subjects.freshToken(keyScopes);
      await t.prepare({ operation: 'getMe', token });
      const written = await writtenBy(t, token);
      t.expectSuccess('tokens.revoke-is-immediate', await t.send({ operation: 'revokeToken', path: { id } }));
      for (const response of await attempts(t, token, written))
        t.expectStatus('tokens.revoke-is-immediate', response, 401);
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

    await gate.eachOperation(
      ({ scope }) => scope !== null,
      async (operation, t) => {
        const token = await t.once('a revoked key', async () => {
          const revoked = await usedKey(t);
          await t.prepare({ operation: 'revokeToken', path: { id: revoked.id } });
          return revoked.token;
        });
        const request = await t.request(operation, { placeholder: true });
        await inEveryEncoding(t, operation, { ...request, token }, (refusal) => {
          t.expectStatus('tokens.revoke-is-immediate', refusal, 401);
          const { details } = errors['token-revoked'];
          t.expectError('authentication.revoked-key-hint', refusal, 'token-revoked', {
            details: { hint: details.hint },
          });
        });
      },
    );

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

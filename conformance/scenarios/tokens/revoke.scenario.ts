import { errors, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { parseCreatedKey } from './created-key.ts';
import { attempts, keyScopes, writtenBy } from './key-attempts.ts';

const title = 'A revoked key is refused from the next request on, and no other key is';
export default scenario(title, { holds: [], clauses: ['tokens.secret-shown-once'] }, async (gate) => {
  await gate.case('a key in use', async (t) => {
    const { id, token } = await t.subjects.freshToken(keyScopes);
    await t.prepare({ operation: 'getMe', token });
    const written = await writtenBy(t, token);
    t.expectSuccess('tokens.revoke-is-immediate', await t.send({ operation: 'revokeToken', path: { id } }));
    const { hint } = errors['token-revoked'].details;
    for (const response of await attempts(t, token, written)) {
      t.expectStatus('tokens.revoke-is-immediate', response, 401);
      t.expectError('authentication.revoked-key-hint', response, 'token-revoked', { details: { hint } });
    }
    const rotated = await t.send({ operation: 'rotateToken', path: { id } });
    const revived = isSuccess(rotated) ? parseCreatedKey(rotated).secret : null;
    for (const secret of [token, ...(revived === null ? [] : [revived])])
      t.expectStatus('tokens.revoke-is-permanent', await t.send({ operation: 'getMe', token: secret }), 401);
  });

  await gate.case('another key', async (t) => {
    const revoked = await t.subjects.freshToken([...keyScopes, operations.mintToken.scope]);
    // Created by the key that is revoked, if it may create keys.
    const body = t.sample('mintToken', { scopes: keyScopes });
    const childResponse = await t.send({ operation: 'mintToken', body, token: revoked.token });
    const child = isSuccess(childResponse) ? parseCreatedKey(childResponse).secret : null;
    const unaffectedKey = await t.subjects.freshToken(keyScopes);
    await t.prepare({ operation: 'revokeToken', path: { id: revoked.id } });
    const use = (token: string) => t.send({ operation: 'getMe', token });
    t.expectStatus('tokens.revoke-is-immediate', await use(revoked.token), 401);
    for (const token of [unaffectedKey.token, ...(child === null ? [] : [child])])
      t.expectSuccess('tokens.revoke-is-immediate', await use(token));
  });
});

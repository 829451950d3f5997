import { showsKey } from '../../checks/secrets.ts';
import { scenario } from '../../engine/scenario.ts';
import { isReplayed } from '../idempotency/keyed-writes.ts';
import { type Me, readMe } from '../shared/principal.ts';
import { expectSecret } from './created-key.ts';
import { attempts, keyScopes, writtenBy } from './key-attempts.ts';

const formatPrincipal = ({ token, workspace }: Me): string =>
  `${token.scopes.toSorted().join(' ')} in ${workspace.slug}, mode ${token.mode}`;

const title = "A rotation immediately replaces a key's secret and nothing else";
export default scenario(title, { holds: [], clauses: ['tokens.secret-shown-once'] }, async (gate) => {
  await gate.case('a key in use', async (t) => {
    const old = await t.subjects.freshToken(keyScopes);
    const before = await readMe(t, old.token);
    const written = await writtenBy(t, old.token);
    const response = await t.send({ operation: 'rotateToken', path: { id: old.id } });
    t.expectSuccess('tokens.rotate-gives-new-secret', response);
    const { id, secret } = expectSecret(t, response);
    t.expect('tokens.rotate-gives-new-secret', secret !== old.token, { got: 'the old one' });
    for (const response of await attempts(t, old.token, written))
      t.expectStatus('tokens.rotate-kills-old-secret', response, 401);
    const principal = await t.send({ operation: 'getMe', token: secret });
    t.expectSuccess('tokens.rotated-secret-works', principal);
    const me = principal.json<Me>();
    t.expectEqual('tokens.scopes-do-not-change', formatPrincipal(me), formatPrincipal(before));
    if (written !== null) {
      // An idempotency key is bound to the token's id, which a rotation may keep.
      const repeated = await t.send({ ...written, token: secret });
      if (me.token.id === before.token.id)
        t.expect('idempotency.replay-does-not-execute', isReplayed(repeated), {
          expected: `a replay, since the token is still ${me.token.id}`,
          exchange: repeated,
        });
      const { headers: _, ...fresh } = { ...written, body: t.sample('setSecret'), token: secret };
      t.expectSuccess('tokens.rotated-secret-works', await t.send(fresh));
    }
    const beyond = await t.send({ operation: 'getCurrentWorkspace', token: secret });
    t.expectStatus('tokens.scopes-do-not-change', beyond, 403);
    t.expectEqual('tokens.rotate-keeps-id', id, old.id);
    const inspected = await t.prepare({ operation: 'getToken', path: { id: id ?? old.id } });
    const isShown = [secret, old.token].some((key) => showsKey(inspected.text, key));
    t.expect('tokens.inspect-hides-secret', !isShown, { got: 'the new or the old secret' });
  });
});

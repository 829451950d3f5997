import { basePath, modeOfKey, operations, type Scope } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Me, readMe } from '../shared/principal.ts';

const sorted = (names: readonly string[]) => [...names].sort().join(' ');

const title = 'The principal shows the mode, scopes and workspace of its token';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('mode and workspace of the key', async (t) => {
    const me = await t.send({ operation: 'getMe' });
    const { url } = t.target;
    const isVersioned = isSuccess(me) && new URL(url).pathname.endsWith(basePath);
    t.expect('versioning.version-in-path', isVersioned, { got: `status ${me.status} at ${url}` });
    const { token, workspace } = me.json<Me>();
    const current = (await t.prepare({ operation: 'getCurrentWorkspace' })).json<{ slug: string }>();
    t.expectEqual('identity.workspace-is-the-tenant', workspace.slug, current.slug);
    const mode = modeOfKey(t.target.token);
    if (mode === null) t.notExercised('identity.mode-matches-key', 'an API key as the token');
    t.expectEqual('identity.mode-matches-key', token.mode, mode);
  });

  await gate.case('mode of a live key', async (t) => {
    if (!t.has('live-key')) return;
    const { token } = await t.subjects.liveKey();
    const { mode } = (await readMe(t, token)).token;
    t.expectEqual('identity.mode-matches-key', mode, modeOfKey(token) ?? 'test');
  });

  // Each set implies further scopes, so a list that includes implied scopes would differ.
  const sets: Scope[][] = [
    [operations.getMe.scope],
    [operations.getMe.scope, operations.revokeToken.scope],
    [operations.getMe.scope, operations.setSecret.scope, operations.updatePage.scope],
  ];
  await gate.case('scopes of created keys', async (t) => {
    for (const set of sets) {
      const { token } = await t.subjects.token(set);
      const actualScopes = (await readMe(t, token)).token.scopes;
      const lacking = set.filter((scope) => !actualScopes.includes(scope));
      t.expectEqual('identity.scopes-exhaustive', lacking, []);
      t.expectEqual('identity.scopes-as-granted', sorted(actualScopes), sorted(set));
    }
  });
});

import { modeOfKey, operations, type Scope } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

type Me = { token: { scopes: string[]; mode: string }; workspace: { slug: string } };

const sorted = (names: readonly string[]) => [...names].sort().join(' ');

export default scenario(
  'identity.principal',
  'The principal shows the mode, scopes and workspace of its token',
  {},
  async (gate) => {
    const expected = (token: string) => modeOfKey(token) ?? 'test';

    await gate.case('mode of the key', async (t) => {
      if (modeOfKey(t.target.token) === null) {
        t.notExercised('identity.mode-matches-key', 'an API key as the token');
      }
      const { token } = (await t.prepare({ operation: 'getMe' })).json<Me>();
      t.expectEqual('identity.mode-matches-key', token.mode, expected(t.target.token));
    });

    await gate.case('mode of a live key', async (t) => {
      if (!t.has('live-key')) return;
      const { token } = await t.needs('live-key')({ workspace: t.target.workspace });
      const mode = (await t.prepare({ operation: 'getMe', token })).json<Me>().token.mode;
      t.expectEqual('identity.mode-matches-key', mode, expected(token));
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
        const actualScopes = (await t.prepare({ operation: 'getMe', token })).json<Me>().token.scopes;
        t.expect(
          'identity.scopes-exhaustive',
          set.every((scope) => actualScopes.includes(scope)),
          {
            expected: `at least ${sorted(set)}`,
            got: sorted(actualScopes),
          },
        );
        t.expectEqual('identity.scopes-as-granted', sorted(actualScopes), sorted(set));
      }
    });

    await gate.case('workspace', async (t) => {
      const me = (await t.prepare({ operation: 'getMe' })).json<Me>();
      const current = (await t.prepare({ operation: 'getCurrentWorkspace' })).json<{ slug: string }>();
      t.expectEqual('identity.workspace-is-the-tenant', me.workspace.slug, current.slug);
    });
  },
);

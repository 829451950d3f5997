import { scenario } from '../../engine/scenario.ts';
import { readMe } from '../shared/principal.ts';
import { expectAsShown, isPlainRead } from './session-reads.ts';

export default scenario(
  'scopes.sessions',
  "A session shows its user's permissions in the active workspace, and can read what they allow",
  { holds: [], needs: ['session-token'] },
  async (gate) => {
    await gate.case('reads', async (t) => {
      const { token } = await t.subjects.sessionToken();
      const me = await readMe(t, token);
      if (me.workspace.slug !== t.target.workspace)
        t.notExercised('scopes.session-inherits-permissions', `a session in ${t.target.workspace}`);
      t.expect('scopes.session-inherits-permissions', me.token.scopes.length > 0, {
        expected: "the user's scopes",
        got: 'none',
      });
      for (const operation of gate.some('reads', gate.operations(isPlainRead), 5))
        expectAsShown(t, me, operation, await t.send({ ...(await t.request(operation)), token }));
    });
  },
);

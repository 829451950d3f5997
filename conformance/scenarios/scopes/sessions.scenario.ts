import { grants, type Scope } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'scopes.sessions',
  "A session shows its user's permissions in the active workspace, and may read what they allow",
  { clauses: ['scopes.session-inherits-permissions'], needs: ['session-token'] },
  async (gate) => {
    const clause = 'scopes.session-inherits-permissions';
    await gate.eachOperation(
      ({ method, scope, parameters }) =>
        method === 'GET' && scope !== null && parameters.path.every(({ name }) => name === 'slug'),
      async (operation, t) => {
        const { token } = await t.subjects.sessionToken();
        const me = await t.send({ operation: 'getMe', token });
        t.expectSuccess(clause, me);
        const { scopes } = me.json<{ token: { scopes: Scope[] } }>().token;
        t.expect(clause, scopes.length > 0, { expected: "the user's scopes", got: 'none' });
        const exchange = await t.send({ ...(await t.request(operation)), token });
        const expected = grants(scopes, operation.scope as Scope) ? 'another status than 403' : 'status 403';
        const fits = (exchange.status === 403) === (expected === 'status 403');
        t.expect(clause, fits, { expected, got: `status ${exchange.status}` });
      },
    );
  },
);

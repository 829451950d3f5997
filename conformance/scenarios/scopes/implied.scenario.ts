import { grants, type Scope } from '@workspace-api/contract';
import { grantClause } from '../../checks/scope-clauses.ts';
import { statedScope } from '../../checks/stated-scope.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { runsToken } from '../tenancy/tenants.ts';
import { expectLetIn, isLetIn } from './let-in.ts';
import { grantableScopes, withEachScope } from './scope-tokens.ts';

export default scenario(
  'scopes.implied',
  'Every operation accepts a key with only its scope, and a key with only a scope that implies it',
  {
    clauses: ['scopes.exact-scope-suffices', 'scopes.write-implies-read', 'scopes.destructive-implies-write'],
  },
  async (gate) => {
    await gate.eachOperation(
      (operation) => statedScope(operation) !== null,
      async (operation, t) => {
        const scope = operation.scope as Scope;
        const enough = grantableScopes(t).filter((heldScope) => grants([heldScope], scope));
        await withEachScope(t, enough, async (heldScope, token) => {
          const what = `a key with ${heldScope}`;
          // Records are created for the scope itself. For the scopes that imply it, the check of the scope is enough.
          if (heldScope === scope)
            return expectLetIn(t, grantClause(heldScope, scope), operation, {
              token,
              owner: runsToken(t),
              what,
            });
          const exchange = await t.send({ ...(await t.request(operation, { placeholder: true })), token });
          const expected = `${operation.id} to accept ${what}`;
          const got = describeResponse(exchange);
          t.expect(grantClause(heldScope, scope), isLetIn(exchange, scope), { expected, got }, exchange);
        });
      },
    );
  },
);

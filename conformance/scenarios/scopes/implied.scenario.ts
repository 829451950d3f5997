import { errors, grants, type Scope } from '@workspace-api/contract';
import { grantClause } from '../../checks/scope-clauses.ts';
import { statedScope } from '../../checks/stated-scope.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { runsToken } from '../tenancy/tenants.ts';
import { expectLetIn, isLetIn } from './let-in.ts';
import { documentedScopes, grantableScopes, withEachScope } from './scope-tokens.ts';

export const implied = scenario(
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

export const catalogue = scenario(
  'scopes.catalogue',
  'A key can be created with every scope that operations require',
  { clauses: ['scopes.known-names-accepted'] },
  async (gate) => {
    await gate.case('all scopes in one key', async (t) => {
      const heldScopes = t.target.scopes;
      // A server may refuse to create a key with scopes that the caller doesn't hold.
      const scopes = documentedScopes.filter((scope) => heldScopes === null || grants(heldScopes, scope));
      if (scopes.length < documentedScopes.length)
        t.notExercised('scopes.known-names-accepted', 'a token with every scope that operations require');
      const response = await t.send({ operation: 'mintToken', body: t.sample('mintToken', { scopes }) });
      if (response.status === errors['insufficient-scope'].status)
        t.notExercised(
          'scopes.known-names-accepted',
          'a token that may grant every scope that operations require',
        );
      t.expectSuccess('scopes.known-names-accepted', response);
    });
  },
);

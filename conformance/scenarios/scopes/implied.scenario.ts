import { errors, grants, type Scope } from '@workspace-api/contract';
import { errorMembers } from '../../checks/error-body.ts';
import { grantClause } from '../../checks/scope-clauses.ts';
import { statedScope } from '../../checks/stated-scope.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { documentedScopes, grantableScopes, withEachScope } from './scope-tokens.ts';

// A missing record or a policy refusal shows that the scope was accepted. So does a refusal for another scope: a key
// may be unable to grant scopes that it lacks.
const letIn = (exchange: Exchange, scope: Scope): boolean => {
  if (exchange.status === 401) return false;
  const { code, details } = errorMembers(exchange);
  const lacksScope =
    exchange.status === errors['insufficient-scope'].status && code === errors['insufficient-scope'].code;
  const named = details?.required_scope;
  return !lacksScope || (typeof named === 'string' && named !== scope);
};

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
          const exchange = await t.send({ ...(await t.request(operation, { placeholder: true })), token });
          t.expect(
            grantClause(heldScope, scope),
            letIn(exchange, scope),
            {
              expected: `${operation.id} to accept a key with ${heldScope}`,
              got: describeResponse(exchange),
            },
            exchange,
          );
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

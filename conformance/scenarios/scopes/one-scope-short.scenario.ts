import { type ClauseId, errors, grants, type OperationShape, type Scope } from '@workspace-api/contract';
import { coveredBy } from '../../checks/covered-operations.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { getScopeResource, lackClause } from '../../checks/scope-clauses.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { inOtherEncodings } from '../shared/each-encoding.ts';
import { foreignRequest } from '../shared/no-access.ts';
import { runsToken } from '../tenancy/tenants.ts';
import { grantableScopes, withEachScope } from './scope-tokens.ts';

const refusal = errors['insufficient-scope'];

const chosenClauses = [
  'scopes.inspect-token-needs-tokens-read',
  'scopes.rotate-token-needs-tokens-write',
  'scopes.webhook-reads-need-webhooks-read',
  'scopes.webhook-create-needs-webhooks-write',
  'scopes.webhook-delete-needs-webhooks-destructive',
] as const satisfies ClauseId[];

/** Returns the clause that defines the scope of an operation if the scope is the contract's choice. */
const chosenScope = (operation: OperationShape): ClauseId | undefined =>
  chosenClauses.find((clause) => coveredBy(clause)(operation));

/**
 * Sends a request about a record of the run with a key that lacks its scope. Ends the case if the target looks up the
 * record before it checks the scope, and no record can be created.
 */
const sendShort = async (t: Case, operation: OperationShape, token: string): Promise<Short> => {
  const { request, placeholder, view } = await foreignRequest(runsToken(t), operation);
  const before = await view();
  const exchange = await t.send({ ...request, token });
  if (placeholder && exchange.status === 404) t.notExercised([], `a record of this run for ${operation.id}`);
  return {
    request: { ...request, token },
    exchange,
    isUnchanged: async () => sameRecord(before, await view()),
  };
};

/** A request without its scope, the response to it, and whether the record of the request is unchanged. */
type Short = { request: OperationRequest; exchange: Exchange; isUnchanged: () => Promise<boolean> };

const refuses = async (
  t: Case,
  operation: OperationShape,
  heldScopes: readonly Scope[],
  clause: ClauseId,
) => {
  const { token } = await t.subjects.token(heldScopes);
  const { request, exchange, isUnchanged } = await sendShort(t, operation, token);
  if (!t.expectError(clause, exchange, { status: refusal.status, code: refusal.code })) return;
  const expected = `no effect of the refused ${operation.id}`;
  t.expect(clause, await isUnchanged(), { expected, got: 'a changed record' }, exchange);
  await inOtherEncodings(t, operation, request, (exported) =>
    t.expectError(clause, exported, { status: refusal.status, code: refusal.code }),
  );
  // This scope is the contract's choice, so the server may name another one.
  if (clause !== 'scopes.required') return;
  t.expectError('scopes.required-scope-named', exchange, { details: { required_scope: operation.scope } });
  t.expectError('scopes.missing-scope-hint', exchange, { details: { hint: refusal.details.hint } });
};

export default scenario(
  'scopes.one-scope-short',
  'Every operation refuses a key with all scopes except those that grant it',
  {
    clauses: [
      'scopes.lower-level-does-not-suffice',
      'scopes.secrets-destructive-is-not-set',
      'scopes.secrets-set-is-not-write',
      'scopes.secrets-write-is-not-set',
    ],
  },
  async (gate) => {
    const needsScope = ({ scope, sessionOnly }: OperationShape) => scope !== null && !sessionOnly;

    await gate.eachOperation(needsScope, async (operation, t) => {
      const scope = operation.scope as Scope;
      const heldScopes = grantableScopes(t).filter((other) => !grants([other], scope));
      const choice = chosenScope(operation);
      await refuses(t, operation, heldScopes, choice ?? 'scopes.required');
    });

    await gate.eachOperation(needsScope, async (operation, t) => {
      const scope = operation.scope as Scope;
      if (chosenScope(operation) || scope.endsWith(':read')) return;
      const below = grantableScopes(t).filter(
        (other) => getScopeResource(other) === getScopeResource(scope) && !grants([other], scope),
      );
      await withEachScope(t, below, async (other, token) => {
        const clause = lackClause([other], scope);
        const { exchange } = await sendShort(t, operation, token);
        t.expectError(clause, exchange, { status: refusal.status, code: refusal.code });
      });
    });
  },
);

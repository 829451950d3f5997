import {
  type ClauseId,
  errors,
  grants,
  type OperationShape,
  operations,
  type Scope,
} from '@workspace-api/contract';
import { coveredBy } from '../../checks/covered-operations.ts';
import { getScopeResource, lackClause } from '../../checks/scope-clauses.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { findResource } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { grantableScopes, hasStatedScope } from '../scopes/scope-tokens.ts';
import { scopesHere, sessionWith } from '../scopes/session-with.ts';
import { isData, liveTenant, runsToken, secondTenant } from './tenants.ts';

/** A client that may not make a valid request of the owner, and the clause that says so. */
export type Stranger = {
  /** Says in a finding who sent the request. */
  who: string;
  clause: ClauseId;
  getOwner: (t: Case) => Promise<Actor> | Actor;
  /** Returns the members of the request by which it differs from the owner's. */
  change: () => Promise<Pick<OperationRequest, 'token' | 'path'>>;
  /** Checks the response. The ids in the request may be placeholders, if the run has no record. */
  check: (t: Case, exchange: Exchange, isPlaceholder: boolean) => unknown;
  /** Whether a request shows nothing if its ids are placeholders, because it is refused for that. */
  needsRecord: boolean;
  /** Whether a server may look up the record before it refuses the request, and may have changed it by then. */
  mayFind: boolean;
};

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

const lacksScope =
  (clause: ClauseId): Stranger['check'] =>
  (t, exchange, isPlaceholder) => {
    const { status, code } = errors['insufficient-scope'];
    // The target may look up the record before it checks the scope.
    if (isPlaceholder && exchange.status === 404)
      t.notExercised([], `a record of this run for ${exchange.operation?.id}`);
    t.expectError(clause, exchange, { status, code });
  };

/** A key with all scopes except those that grant the operation's. */
const keyOneScopeShort = (t: Case, operation: OperationShape): Stranger[] => {
  const scope = operation.scope as Scope | null;
  if (scope === null || operation.sessionOnly) return [];
  const clause = chosenScope(operation) ?? 'scopes.required';
  const { details } = errors['insufficient-scope'];
  return [
    {
      who: `a key without ${scope}`,
      clause,
      getOwner: runsToken,
      change: () => t.subjects.token(grantableScopes(t).filter((other) => !grants([other], scope))),
      check: (_, exchange, isPlaceholder) => {
        lacksScope(clause)(t, exchange, isPlaceholder);
        // A scope that is the contract's choice may have another name.
        if (clause !== 'scopes.required') return;
        t.expectError('scopes.required-scope-named', exchange, { details: { required_scope: scope } });
        t.expectError('scopes.missing-scope-hint', exchange, { details: { hint: details.hint } });
      },
      needsRecord: false,
      mayFind: true,
    },
  ];
};

/** Keys with another scope of the same resource. */
const keysOfOtherLevels = (t: Case, operation: OperationShape): Stranger[] => {
  const scope = operation.scope as Scope | null;
  if (scope === null || operation.sessionOnly || chosenScope(operation) || scope.endsWith(':read')) return [];
  return grantableScopes(t)
    .filter((other) => getScopeResource(other) === getScopeResource(scope) && !grants([other], scope))
    .map((other) => ({
      who: `a key with only ${other}`,
      clause: lackClause([other], scope),
      getOwner: runsToken,
      change: () => t.subjects.token([other]),
      check: lacksScope(lackClause([other], scope)),
      needsRecord: false,
      mayFind: false,
    }));
};

const sessionWithoutScope = (t: Case, operation: OperationShape): Stranger[] =>
  t.has('session-token') && hasStatedScope(operation) && operation.scope !== operations.getMe.scope
    ? [
        {
          who: 'a session without the scope',
          clause: 'scopes.required',
          getOwner: runsToken,
          change: async () => {
            const { token } = await sessionWith(t, operations.getMe.scope);
            const scopes = await t.once('scopes of a short session', () => scopesHere(t, token));
            if (scopes.length === 0 || grants(scopes, operation.scope as Scope))
              t.notExercised('scopes.required', `a session without ${operation.scope}`);
            return { token };
          },
          check: lacksScope('scopes.required'),
          needsRecord: false,
          mayFind: false,
        },
      ]
    : [];

const needsWorkspace = ['tenancy.foreign-workspace-refused', 'tenancy.foreign-record-is-404'] as const;

const another = (t: Case): Promise<Actor> => secondTenant(t, needsWorkspace);

const hidden =
  (clause: ClauseId): Stranger['check'] =>
  (t, exchange) =>
    t.expectHidden(clause, exchange);

/** The run's own token in another tenant's workspace. */
const inOtherWorkspace = (t: Case, operation: OperationShape): Stranger[] => {
  if (!t.has('second-workspace') || !coveredBy('tenancy.foreign-workspace-refused')(operation)) return [];
  const theirs: Stranger = {
    who: 'a key of another workspace',
    clause: 'tenancy.foreign-workspace-refused',
    getOwner: another,
    change: async () => ({ token: t.target.token }),
    check: (_, exchange) => {
      t.expectHidden('tenancy.foreign-workspace-refused', exchange);
      t.expectStatus('tenancy.foreign-workspace-is-404', exchange, 404);
    },
    needsRecord: false,
    mayFind: true,
  };
  const ownBelowTheirs: Stranger = {
    who: "a key, for its own record below another tenant's workspace",
    clause: 'tenancy.foreign-workspace-refused',
    getOwner: runsToken,
    change: async () => ({ path: { slug: (await another(t)).workspace } }),
    check: hidden('tenancy.foreign-workspace-refused'),
    needsRecord: true,
    mayFind: true,
  };
  return findResource(operation) ? [theirs, ownBelowTheirs] : [theirs];
};

/** The run's own token below its workspace, for another tenant's record. */
const recordOfOtherWorkspace = (t: Case, operation: OperationShape): Stranger[] => {
  const { workspace, token } = t.target;
  if (!t.has('second-workspace') || !coveredBy('tenancy.foreign-record-is-404')(operation)) return [];
  return [
    {
      who: "a key, for another tenant's record below its own workspace",
      clause: 'tenancy.foreign-record-is-404',
      getOwner: another,
      change: async () => ({ token, path: { slug: workspace } }),
      check: hidden('tenancy.foreign-record-is-404'),
      needsRecord: true,
      mayFind: true,
    },
  ];
};

/** A key of each mode, for a record of the other one. */
const otherModes = (t: Case, operation: OperationShape): Stranger[] => {
  const resource = findResource(operation);
  if (!t.has('live-key') || t.target.mode === 'live' || resource === null || !isData(resource)) return [];
  const live = () => liveTenant(t, ['authentication.test-data-isolated']);
  const shared = {
    clause: 'authentication.test-data-isolated',
    check: hidden('authentication.test-data-isolated'),
    needsRecord: true,
    mayFind: true,
  } as const;
  return [
    {
      who: 'a live key, for a record of test mode',
      getOwner: runsToken,
      change: async () => ({ token: (await live()).token }),
      ...shared,
    },
    {
      who: 'a test key, for a record of live mode',
      getOwner: live,
      change: async () => ({ token: t.target.token }),
      ...shared,
    },
  ];
};

/**
 * The kinds of clients that may not make a request for an operation, as far as the target's driver provides them. Each kind has
 * cases of its own, because an operation that is open to one of them is often open to others too.
 */
export const strangers: Readonly<Record<string, (t: Case, operation: OperationShape) => Stranger[]>> = {
  'one scope short': keyOneScopeShort,
  'another workspace': inOtherWorkspace,
  'a record of another workspace': recordOfOtherWorkspace,
  'another mode': otherModes,
  'another level': keysOfOtherLevels,
  'a session': sessionWithoutScope,
};

import {
  type ClauseId,
  errors,
  grants,
  type OperationShape,
  operations,
  type Scope,
} from '@workspace-api/contract';
import { coveredBy } from '../../checks/check-exchange.ts';
import { getScopeResource, lackClause } from '../../checks/scope-clauses.ts';
import type { Actor, CapabilityName, Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import { findResource } from '../../resources/find-resource.ts';
import { grantableScopes, hasStatedScope, scopesHere, sessionWith } from '../scopes/scope-tokens.ts';
import { isData, liveTenant, secondTenant, sessionElsewhere } from './tenants.ts';

/** A client that may not make a valid request of the owner, and the clause that says so. */
export type Stranger = {
  /** Says in a finding who sent the request. */
  who: string;
  clause: ClauseId;
  /** The capability without which no such client exists. */
  needs?: CapabilityName;
  /** Default: the run's own token. */
  getOwner?: (t: Case) => Promise<Actor>;
  /** Returns the members of the request by which it differs from the owner's. */
  change: () => Promise<Pick<OperationRequest, 'token' | 'path'>>;
  /** Whether it lacks no scope but the operation's, which a refusal must name. */
  isOneScopeShort?: boolean;
};

/** A kind of client. */
export type StrangerKind = {
  name: string;
  /** Which operations a quick run tries: all of them, or one for each kind of handler. */
  each: 'eachOperation' | 'eachKind';
  isFor: (operation: OperationShape) => boolean;
  create: (t: Case, operation: OperationShape) => Stranger[];
  /** Whether a server may look up the record before it refuses the request, and may have changed it by then. */
  mayFind: boolean;
};

/** Whether a clause is about a scope. Others are about records, which a server may hide. */
export const isAboutScope = (clause: ClauseId): boolean => clause.startsWith('scopes.');

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

/** Clauses of a pair of scopes that few operations have: a quick run checks each of them. */
const ofOneOperation: readonly ClauseId[] = [
  'scopes.secrets-write-is-not-set',
  'scopes.secrets-destructive-is-not-set',
  'scopes.secrets-set-is-not-write',
];

/** The scopes of the same resource that don't grant the operation's, with the clause about each pair. */
const keysOfOtherLevels =
  (isIncluded: (clause: ClauseId) => boolean) =>
  (t: Case, operation: OperationShape): Stranger[] => {
    const scope = operation.scope as Scope;
    return grantableScopes(t)
      .filter((other) => getScopeResource(other) === getScopeResource(scope) && !grants([other], scope))
      .map((other) => ({
        who: `a key with only ${other}`,
        clause: lackClause([other], scope),
        change: () => t.subjects.token([other]),
      }))
      .filter(({ clause }) => isIncluded(clause));
  };

const hasLevels = (operation: OperationShape): boolean =>
  !operation.sessionOnly && !chosenScope(operation) && !operation.scope?.endsWith(':read');

const another = (t: Case): Promise<Actor> =>
  secondTenant(t, ['tenancy.foreign-workspace-refused', 'tenancy.foreign-record-is-404']);

/** The run's own token below its workspace, for another tenant's record; and a key of each mode, for a record of the other one. */
const ofOtherRecord = (t: Case, operation: OperationShape): Stranger[] => {
  const { workspace, token, mode } = t.target;
  const resource = findResource(operation);
  const live = () => liveTenant(t, ['authentication.test-data-isolated']);
  const foreign: Stranger = {
    who: "a key, for another tenant's record below its own workspace",
    clause: 'tenancy.foreign-record-is-404',
    needs: 'second-workspace',
    getOwner: another,
    change: async () => ({ token, path: { slug: workspace } }),
  };
  const ofModes: Stranger[] = [
    {
      who: 'a live key, for a record of test mode',
      clause: 'authentication.test-data-isolated',
      needs: 'live-key',
      change: async () => ({ token: (await live()).token }),
    },
    {
      who: 'a test key, for a record of live mode',
      clause: 'authentication.test-data-isolated',
      needs: 'live-key',
      getOwner: live,
      change: async () => ({ token }),
    },
  ];
  return [
    ...(coveredBy('tenancy.foreign-record-is-404')(operation) ? [foreign] : []),
    ...(mode !== 'live' && resource && isData(resource) ? ofModes : []),
  ];
};

/** A session of a user who may access both workspaces, for a record of one of them below the other one. */
const ofSession = (t: Case): Stranger => ({
  who: 'a session, for a record of its current workspace below another one',
  clause: 'tenancy.foreign-record-is-404',
  needs: 'session-token',
  change: async () => {
    const session = await sessionElsewhere(t);
    if (session === null || session.mode !== t.target.mode)
      return t.notExercised([], 'a session that may use the paths of another workspace');
    return { token: session.token, path: { slug: session.workspace } };
  },
});

/** Each kind has cases of its own, because an operation that is open to one of them is often open to others too. */
export const strangers: readonly StrangerKind[] = [
  {
    name: 'one scope short',
    each: 'eachOperation',
    isFor: ({ sessionOnly }) => !sessionOnly,
    mayFind: true,
    // All scopes except those that grant the operation's.
    create: (t, operation) => [
      {
        who: `a key without ${operation.scope}`,
        clause: chosenScope(operation) ?? 'scopes.required',
        change: () =>
          t.subjects.token(grantableScopes(t).filter((scope) => !grants([scope], operation.scope as Scope))),
        isOneScopeShort: true,
      },
    ],
  },
  {
    name: 'another workspace',
    each: 'eachOperation',
    isFor: coveredBy('tenancy.foreign-workspace-refused'),
    mayFind: true,
    create: (t) => [
      {
        who: 'a key of another workspace',
        clause: 'tenancy.foreign-workspace-refused',
        needs: 'second-workspace',
        getOwner: another,
        change: async () => ({ token: t.target.token }),
      },
    ],
  },
  {
    name: 'below another workspace',
    each: 'eachKind',
    isFor: (operation) =>
      findResource(operation) !== null && coveredBy('tenancy.foreign-workspace-refused')(operation),
    mayFind: true,
    create: (t, operation) => [
      {
        who: "a key, for its own record below another tenant's workspace",
        clause: 'tenancy.foreign-workspace-refused',
        needs: 'second-workspace',
        change: async () => ({ path: { slug: (await another(t)).workspace } }),
      },
      ...(coveredBy('tenancy.foreign-record-is-404')(operation) ? [ofSession(t)] : []),
    ],
  },
  {
    name: 'another record',
    each: 'eachOperation',
    isFor: (operation) => findResource(operation) !== null,
    mayFind: true,
    create: ofOtherRecord,
  },
  {
    name: 'another level',
    each: 'eachKind',
    isFor: hasLevels,
    mayFind: false,
    create: keysOfOtherLevels((clause) => !ofOneOperation.includes(clause)),
  },
  ...ofOneOperation.map(
    (one): StrangerKind => ({
      name: one,
      each: 'eachOperation',
      isFor: (operation) => hasLevels(operation) && coveredBy(one)(operation),
      mayFind: false,
      create: keysOfOtherLevels((clause) => clause === one),
    }),
  ),
  {
    name: 'a session',
    each: 'eachKind',
    isFor: (operation) => hasStatedScope(operation) && operation.scope !== operations.getMe.scope,
    mayFind: false,
    create: (t, operation) => [
      {
        who: 'a session without the scope',
        clause: 'scopes.required',
        needs: 'session-token',
        change: async () => {
          const { token } = await sessionWith(t, operations.getMe.scope);
          const scopes = await t.once('scopes of a short session', () => scopesHere(t, token));
          if (scopes.length === 0 || grants(scopes, operation.scope as Scope))
            t.notExercised('scopes.required', `a session without ${operation.scope}`);
          return { token };
        },
      },
    ],
  },
];

/** Checks how a target refuses a stranger. @param isPlaceholder whether the ids in the request name nothing */
export const checkRefusal = (
  t: Case,
  { scope, id }: OperationShape,
  { clause, isOneScopeShort = false }: Stranger,
  exchange: Exchange,
  isPlaceholder: boolean,
): void => {
  if (!isAboutScope(clause)) {
    t.expectHidden(clause, exchange);
    if (clause === 'tenancy.foreign-workspace-refused')
      t.expectStatus('tenancy.foreign-workspace-is-404', exchange, 404);
    return;
  }
  const { status, code, details } = errors['insufficient-scope'];
  // The target may look up the record before it checks the scope.
  if (isPlaceholder && exchange.status === 404) t.notExercised([], `a record of this run for ${id}`);
  t.expectError(clause, exchange, { status, code });
  // A scope that is the contract's choice may have another name, and other clients may lack further scopes that the body names.
  if (clause !== 'scopes.required' || !isOneScopeShort) return;
  t.expectError('scopes.required-scope-named', exchange, { details: { required_scope: scope } });
  t.expectError('scopes.missing-scope-hint', exchange, { details: { hint: details.hint } });
};

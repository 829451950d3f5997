import { type OperationId, operationList, operations } from '@workspace-api/contract';
import { first, perServer, type Wrap } from '../wrappers/fetch.ts';
import { knowing } from '../wrappers/flawed.ts';
import { type Incoming, isSession } from '../wrappers/incoming.ts';
import { on, onApi, onOperations, refuseScope, type Selection } from '../wrappers/on.ts';
import type { MutantTable, Row } from './table.ts';

/** Executes what is refused for a missing scope. */
const unchecked = (selection: Selection): Wrap => selection.as(() => true, 'insufficient-scope');

const uncheckedIn = (id: OperationId, encoding: 'csv' | 'ndjson'): Row => [
  `The operation ${id} does not check scopes if it returns ${encoding}.`,
  unchecked(on(id).in(encoding)),
];

/** Treats created keys by their scopes. */
const byScopes = (treat: (getScopes: (incoming: Incoming) => readonly string[] | undefined) => Wrap): Wrap =>
  knowing(
    on('mintToken'),
    (scopes) => treat(({ token }) => scopes.get(token)),
    (_, { secret }) => `Bearer ${secret}`,
    ({ body }) => body.scopes as string[],
  );

/** Accepts a created key with a scope that doesn't suffice. */
const accepts = (suffices: (scope: string, required: string, operation: unknown) => boolean): Wrap =>
  byScopes((getScopes) =>
    unchecked(
      onOperations(({ scope }) => scope !== null).when((incoming) => {
        const required = operationList.find(({ id }) => id === incoming.operation)?.scope ?? '';
        return getScopes(incoming)?.some((scope) => suffices(scope, required, incoming.operation)) ?? false;
      }),
    ),
  );

const refusesWhen = (id: OperationId, condition: (incoming: Incoming) => boolean): Wrap =>
  on(id)
    .when(condition)
    .respond(() => refuseScope(operations[id].scope));

/** Refuses a created key whose only scope is this one. */
const refuses = (id: OperationId, scope: string): Wrap =>
  byScopes((getScopes) => refusesWhen(id, (incoming) => getScopes(incoming)?.join() === scope));

const refusesSessions = (id: OperationId): Row => [
  `Sessions can't call ${id}, whatever their scopes.`,
  refusesWhen(id, isSession),
];

/** Refuses a session below another workspace than the first request. */
const refusesSwitched = (id: OperationId): Row => [
  `After a switch to another workspace, a session can't call ${id}.`,
  perServer<string>((home) => [
    onApi().before(({ slug }) => slug !== '' && first(home, 'slug', slug)),
    refusesWhen(id, (incoming) => isSession(incoming) && incoming.slug !== home.get('slug')),
  ]),
];

const reports = (id: OperationId, required_scope: string): Wrap =>
  on(id).details('insufficient-scope', { required_scope });

const getResource = (scope: string): string => scope.replace(/:.*/, '');

export const scopes: MutantTable = {
  'scopes.exact-scope-suffices': {
    'exact-scope-not-enough: Creating a proxy URL requires secrets:write.': refuses(
      'createProxyUrl',
      operations.createProxyUrl.scope,
    ),
    'sessions-cannot-set-secrets': refusesSessions('setSecret'),
    'sessions-cannot-tail-logs': refusesSessions('tailLogs'),
  },
  'scopes.session-inherits-permissions': {
    'switched-session-cannot-delete-secrets': refusesSwitched('deleteSecret'),
    'switched-session-cannot-read-agents': refusesSwitched('getAgent'),
    'session-shows-one-scope: The principal of a session includes only one of its scopes.': on('getMe')
      .when(isSession)
      .member('token.scopes', (held: string[]) => held.slice(0, 1)),
  },
  'scopes.required': {
    'scopes-not-checked: A token can do everything, regardless of its scopes.': unchecked(onApi()),
    'publishing-unchecked: The operation publishPages does not check scopes.': unchecked(on('publishPages')),
    'csv-of-submissions-unchecked': uncheckedIn('listSubmissions', 'csv'),
    'ndjson-of-logs-unchecked': uncheckedIn('listLogs', 'ndjson'),
    'sessions-decide-with-any-scope: The operation denyApproval does not check the scopes of sessions.':
      unchecked(on('denyApproval').when(isSession)),
    'scope-refused-after-the-effect: A secret is deleted before the scopes of the token are checked.': on(
      'deleteSecret',
    ).alsoAs(() => true, 'insufficient-scope'),
  },
  'scopes.lower-level-does-not-suffice': {
    'scopes-by-resource: Any scope of the resource suffices.': accepts(
      (scope, required) => getResource(scope) === getResource(required),
    ),
    'write-implies-destructive: A write scope suffices for destructive operations.': accepts(
      (scope, required) => scope.replace(':write', ':destructive') === required,
    ),
  },
  'scopes.secrets-write-is-not-set': {
    'secrets-write-implies-set: The scope secrets:write suffices to set a secret.': accepts(
      (scope, required) => scope === operations.rotateSecret.scope && required === operations.setSecret.scope,
    ),
  },
  'scopes.secrets-set-is-not-write': {
    'secrets-set-implies-write: The scope secrets:set suffices to rotate a secret.': accepts(
      (scope, required) => scope === operations.setSecret.scope && required === operations.rotateSecret.scope,
    ),
  },
  'scopes.write-implies-read': {
    'write-does-not-imply-read: The scope agents:write is not sufficient to list runs.': refuses(
      'listRuns',
      operations.createAgent.scope,
    ),
  },
  'scopes.destructive-implies-write': {
    'destructive-does-not-imply-write: The scope pages:destructive is not sufficient to publish.': refuses(
      'publishPages',
      operations.rollbackPage.scope,
    ),
  },
  'scopes.required-scope-named': {
    'required-scope-of-another-level: The operation rollbackPage reports pages:write as its missing scope.':
      reports('rollbackPage', operations.updatePage.scope),
    'required-scope-not-named: The error for a missing scope does not name the scope.': onApi().error(
      'insufficient-scope',
      { details: undefined },
    ),
  },
  'scopes.known-names-accepted': {
    'scope-missing-from-the-catalogue: No key can be created with secrets:destructive.': on('mintToken')
      .when(({ body }) => Array.isArray(body.scopes) && body.scopes.includes(operations.deleteSecret.scope))
      .sets({ scopes: ['unheard-of:read'] }),
  },
};

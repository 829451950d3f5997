import { type OperationId, operationList, operations } from '@workspace-api/contract';
import { first, perServer, type Wrap } from '../wrappers/fetch.ts';
import { knowing } from '../wrappers/flawed.ts';
import { type Incoming, isSession } from '../wrappers/incoming.ts';
import { on, onApi, onOperations, refuseScope, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Executes what is refused for a missing scope. */
const unchecked = (selection: Selection): Wrap => selection.as(() => true, 'insufficient-scope');

/** Treats created keys by their scopes. */
const byScopes = (treat: (getScopes: (incoming: Incoming) => readonly string[] | undefined) => Wrap): Wrap =>
  knowing<readonly string[]>(
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

const refusesSessions = (id: OperationId): Wrap => refusesWhen(id, isSession);

/** Refuses a session below another workspace than the first request. */
const refusesSwitched = (id: OperationId): Wrap =>
  perServer<string>((home) => [
    onApi().before(({ slug }) => slug !== '' && first(home, 'slug', slug)),
    refusesWhen(id, (incoming) => isSession(incoming) && incoming.slug !== home.get('slug')),
  ]);

const reports = (id: OperationId, required_scope: string): Wrap =>
  on(id).details('insufficient-scope', { required_scope });

const getResource = (scope: string): string => scope.replace(/:.*/, '');

export const scopes: MutantTable = {
  'scopes.exact-scope-suffices/exact-scope-not-enough: Creating a proxy URL requires secrets:write.': refuses(
    'createProxyUrl',
    operations.createProxyUrl.scope,
  ),
  "scopes.exact-scope-suffices/sessions-cannot-set-secrets: Sessions can't call setSecret, whatever their scopes.":
    refusesSessions('setSecret'),
  "scopes.exact-scope-suffices/sessions-cannot-tail-logs: Sessions can't call tailLogs, whatever their scopes.":
    refusesSessions('tailLogs'),
  "scopes.session-inherits-permissions/switched-session-cannot-delete-secrets: After a switch to another workspace, a session can't call deleteSecret.":
    refusesSwitched('deleteSecret'),
  "scopes.session-inherits-permissions/switched-session-cannot-read-agents: After a switch to another workspace, a session can't call getAgent.":
    refusesSwitched('getAgent'),
  'scopes.session-inherits-permissions/session-shows-one-scope: The principal of a session includes only one of its scopes.':
    on('getMe')
      .when(isSession)
      .member('token.scopes', (held: string[]) => held.slice(0, 1)),
  'scopes.required/scopes-not-checked: A token can do everything, regardless of its scopes.': unchecked(
    onApi(),
  ),
  'scopes.required/publishing-unchecked: The operation publishPages does not check scopes.': unchecked(
    on('publishPages'),
  ),
  'scopes.required/csv-of-submissions-unchecked: The operation listSubmissions does not check scopes if it returns csv.':
    unchecked(on('listSubmissions').in('csv')),
  'scopes.required/ndjson-of-logs-unchecked: The operation listLogs does not check scopes if it returns ndjson.':
    unchecked(on('listLogs').in('ndjson')),
  'scopes.required/sessions-decide-with-any-scope: The operation denyApproval does not check the scopes of sessions.':
    unchecked(on('denyApproval').when(isSession)),
  'scopes.required/scope-refused-after-the-effect: A secret is deleted before the scopes of the token are checked.':
    on('deleteSecret').alsoAs(() => true, 'insufficient-scope'),
  'scopes.lower-level-does-not-suffice/scopes-by-resource: Any scope of the resource suffices.': accepts(
    (scope, required) => getResource(scope) === getResource(required),
  ),
  'scopes.lower-level-does-not-suffice/write-implies-destructive: A write scope suffices for destructive operations.':
    accepts((scope, required) => scope.replace(':write', ':destructive') === required),
  'scopes.secrets-write-is-not-set/secrets-write-implies-set: The scope secrets:write suffices to set a secret.':
    accepts(
      (scope, required) => scope === operations.rotateSecret.scope && required === operations.setSecret.scope,
    ),
  'scopes.secrets-set-is-not-write/secrets-set-implies-write: The scope secrets:set suffices to rotate a secret.':
    accepts(
      (scope, required) => scope === operations.setSecret.scope && required === operations.rotateSecret.scope,
    ),
  'scopes.write-implies-read/write-does-not-imply-read: The scope agents:write is not sufficient to list runs.':
    refuses('listRuns', operations.createAgent.scope),
  'scopes.destructive-implies-write/destructive-does-not-imply-write: The scope pages:destructive is not sufficient to publish.':
    refuses('publishPages', operations.rollbackPage.scope),
  'scopes.required-scope-named/required-scope-of-another-level: The operation rollbackPage reports pages:write as its missing scope.':
    reports('rollbackPage', operations.updatePage.scope),
  'scopes.required-scope-named/required-scope-not-named: The error for a missing scope does not name the scope.':
    onApi().error('insufficient-scope', { details: undefined }),
  'scopes.known-names-accepted/scope-missing-from-the-catalogue: No key can be created with secrets:destructive.':
    on('mintToken')
      .when(({ body }) => Array.isArray(body.scopes) && body.scopes.includes(operations.deleteSecret.scope))
      .sets({ scopes: ['unheard-of:read'] }),
};

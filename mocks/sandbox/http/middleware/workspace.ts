import { grants, messages, type OperationShape } from '@workspace-api/contract';
import { consoleTokenId, type Principal, type WorkspaceRecord } from '../../core/principal.ts';
import { Problem, problem } from '../../core/problem.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { findRow } from '../../store/rows.ts';
import { challenge } from '../bearer.ts';
import type { Call, Middleware } from '../call.ts';

/** The 404 of an operation for a workspace that the token can't see, by the examples that the operation declares. */
const workspaceNotFound = ({ responses }: OperationShape, slug: string) =>
  responses['404']?.examples.includes('workspace-not-found')
    ? problem('workspace-not-found', { message: messages['workspace-not-found']({ slug }) })
    : problem('not-found');

/**
 * Finds the workspace of the path among the token's workspaces. A workspace that the token can't see gets the same
 * response as one that doesn't exist, except for operations that declare `workspace_forbidden`.
 */
export const workspace: Middleware = async (call) => {
  const { context, operation, principal } = call;
  const { slug } = call.input.path;
  if (slug === undefined) return;
  const { scope } = operation;
  const declaresForbidden = operation.responses['403']?.examples.includes('workspace-forbidden');
  const match = principal.reach.find((reach) => reach.workspace.slug === slug);
  // The scopes of a session were checked for its active workspace. The user may have fewer in this one.
  if (match && (scope === null || declaresForbidden || grants(match.scopes, scope))) {
    call.workspace = match.workspace;
    call.tenant = { workspace_id: match.workspace.id, mode: principal.mode };
    return;
  }
  if (declaresForbidden && (await findRow(context.database, 'workspaces', { slug })))
    throw problem('workspace-forbidden', { message: messages['workspace-forbidden']({ slug }) });
  throw workspaceNotFound(operation, slug);
};

/**
 * Applies the holds and policies of the request's workspace: the workspace of the path, or else of the token. If the
 * path doesn't name one, other workspaces on hold are also removed from the token's reach.
 */
export const restrictions: Middleware = async (call) => {
  const { context, principal, operation } = call;
  const [resource = '', action = ''] = operation.scope?.split(':') ?? [];
  const pathWorkspace = call.workspace as WorkspaceRecord | undefined;
  const id = pathWorkspace?.id ?? principal.workspace.id;
  const ids = pathWorkspace
    ? [id]
    : [...new Set([id, ...principal.reach.map(({ workspace }) => workspace.id)])];
  const settings = await context.callers.readSettings(ids);
  const isHeld = (workspaceId: string) => settings.get(workspaceId)?.held === true;
  if (isHeld(id)) throw problem('workspace-locked', { headers: challenge(true) });
  if (ids.some(isHeld))
    call.principal = {
      ...principal,
      reach: principal.reach.filter(({ workspace }) => !isHeld(workspace.id)),
    };
  const rules = settings.get(id)?.policy_rules ?? [];
  const rule = rules.find((one) => one.resource === resource && one.action === action);
  // The response has the id of the rule but not its predicate (clause `errors.policy-rule-not-revealed`).
  if (rule) throw problem('policy-denied', { details: { rule_id: rule.id, resource, action } });
};

/** Finds the error that the same request would cause now, if its token or workspace was deleted while it was processed. */
const findDeletion = async (call: Call): Promise<Problem | undefined> => {
  const { database } = call.context;
  const principal = call.principal as Principal | undefined;
  const hasToken = principal && principal.tokenId !== consoleTokenId;
  if (hasToken && !(await findRow(database, 'tokens', { id: principal.tokenId })))
    return problem('unauthorized', { headers: challenge(true) });
  const workspace = call.workspace as WorkspaceRecord | undefined;
  if (call.operation && workspace && !(await findRow(database, 'workspaces', { id: workspace.id })))
    return workspaceNotFound(call.operation, workspace.slug);
  return undefined;
};

/**
 * Explains an unexpected error: a reset, or the cleanup of a test, may delete the token or the workspace of a request
 * after its checks. Any other error is returned unchanged.
 *
 * @param call its transaction has ended
 */
export const explainDeletion = async (call: Call, error: unknown): Promise<unknown> => {
  if (error instanceof Problem || error instanceof DatabaseUnavailableError) return error;
  return (await findDeletion(call).catch(() => undefined)) ?? error;
};

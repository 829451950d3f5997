import type { OperationShape } from '@workspace-api/contract';
import type { WorkspaceRecord } from '../../core/principal.ts';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { challenge } from '../bearer.ts';
import type { Middleware } from '../call.ts';

/**
 * Applies the holds and policies of the request's workspace: the workspace of the path, or else of the token. If the
 * path doesn't name one, other workspaces on hold are also removed from the token's reach.
 */
export const restrictions = (context: AppContext, { scope }: OperationShape): Middleware => {
  const [resource = '', action = ''] = scope?.split(':') ?? [];
  const applyPolicy = async (workspace_id: string) => {
    const rule = await context.callers.findPolicyRule({ workspace_id, resource, action });
    // The response has the id of the rule but not its predicate (clause `errors.policy-rule-not-revealed`).
    if (rule) throw problem('policy-denied', { details: { rule_id: rule.id, resource, action } });
  };
  return async (call) => {
    const { principal } = call;
    const pathWorkspace = call.workspace as WorkspaceRecord | undefined;
    const id = pathWorkspace?.id ?? principal.workspace.id;
    const ids = pathWorkspace
      ? [id]
      : [...new Set([id, ...principal.reach.map(({ workspace }) => workspace.id)])];
    const heldIds = await context.callers.heldWorkspaces(ids);
    if (heldIds.has(id)) throw problem('workspace-locked', { headers: challenge(true) });
    if (heldIds.size > 0)
      call.principal = {
        ...principal,
        reach: principal.reach.filter(({ workspace }) => !heldIds.has(workspace.id)),
      };
    await applyPolicy(id);
  };
};

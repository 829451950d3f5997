import { grants, messages, type OperationShape } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Middleware } from '../call.ts';

/** The 404 of an operation for a workspace that the token can't see, by the examples that the operation declares. */
export const workspaceNotFound = ({ responses }: OperationShape, slug: string) =>
  responses['404']?.examples.includes('workspace-not-found')
    ? problem('workspace-not-found', { message: messages['workspace-not-found']({ slug }) })
    : problem('not-found');

/**
 * Finds the workspace of the path among the token's workspaces. A workspace that the token can't see gets the same
 * response as one that doesn't exist, except for operations that declare `workspace_forbidden`.
 */
export const workspace = (context: AppContext, operation: OperationShape): Middleware => {
  const declaresForbidden = operation.responses['403']?.examples.includes('workspace-forbidden');
  const refuse = async (slug: string) => {
    const exists = declaresForbidden && (await context.callers.workspaceExists(slug));
    if (exists) throw problem('workspace-forbidden', { message: messages['workspace-forbidden']({ slug }) });
    throw workspaceNotFound(operation, slug);
  };
  return (call) => {
    const { slug } = call.input.path;
    if (slug === undefined) return;
    const { scope } = operation;
    const match = call.principal.reach.find((reach) => reach.workspace.slug === slug);
    // The scopes of a session were checked for its active workspace. The user may have fewer in this one.
    if (match && (scope === null || declaresForbidden || grants(match.scopes, scope))) {
      call.workspace = match.workspace;
      return;
    }
    return refuse(slug);
  };
};

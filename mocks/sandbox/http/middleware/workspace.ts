import { grants, messages, type OperationShape } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../app-context.ts';
import type { Middleware } from '../call.ts';

/** What an operation answers for a workspace that the token can't see, by the examples that it declares. */
export const absence = ({ responses }: OperationShape, slug: string) =>
  responses['404']?.examples.includes('workspace-not-found')
    ? problem('workspace-not-found', { message: messages['workspace-not-found']({ slug }) })
    : problem('not-found');

/**
 * Finds the workspace that the path names, among those that the token can act on. One that it can't see and one that
 * doesn't exist get the same answer; only a switch, which may say `workspace_forbidden`, tells them apart.
 */
export const workspace = (context: AppContext, operation: OperationShape): Middleware => {
  const tellsForbidden = operation.responses['403']?.examples.includes('workspace-forbidden');
  return async (call) => {
    const { slug } = call.input.path;
    if (slug === undefined) return;
    const { scope } = operation;
    const found = call.principal.reach.find((reach) => reach.workspace.slug === slug);
    // A session's scopes were checked for its active workspace; in this one the user may be permitted less.
    if (found && (scope === null || tellsForbidden || grants(found.scopes, scope))) {
      call.workspace = found.workspace;
      return;
    }
    const exists = tellsForbidden && (await context.callers.workspaceExists(slug));
    if (exists) throw problem('workspace-forbidden', { message: messages['workspace-forbidden']({ slug }) });
    throw absence(operation, slug);
  };
};

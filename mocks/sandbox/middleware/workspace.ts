import { grants, type OperationShape } from '@workspace-api/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { problem } from '../problem.ts';

/** What an operation answers for a workspace that the token can't see, by the examples that it declares. */
export const absence = ({ responses }: OperationShape, slug: string) =>
  responses['404']?.examples.includes('workspace-not-found')
    ? problem('workspace-not-found', { message: `No workspace has the slug ${slug}.` })
    : problem('not-found');

/**
 * Finds the workspace that the path names, among those that the token can act on. One that it can't see and one that
 * doesn't exist get the same answer; only a switch, which may say `workspace_forbidden`, tells them apart.
 */
export const workspace = (context: AppContext, operation: OperationShape): MiddlewareHandler<Env> => {
  const tellsForbidden = operation.responses['403']?.examples.includes('workspace-forbidden');
  return async (c, next) => {
    const { slug } = c.get('input').path;
    if (slug === undefined) return next();
    const { scope } = operation;
    const found = c.get('principal').reach.find((reach) => reach.workspace.slug === slug);
    // A session's scopes were checked for its active workspace; in this one the user may be permitted less.
    if (found && (scope === null || tellsForbidden || grants(found.scopes, scope))) {
      c.set('workspace', found.workspace);
      return next();
    }
    const exists =
      tellsForbidden &&
      (await context.store.selectFrom('workspaces').select('id').where('slug', '=', slug).executeTakeFirst());
    if (exists)
      throw problem('workspace-forbidden', {
        message: `This session has no access to the workspace ${slug}.`,
      });
    throw absence(operation, slug);
  };
};

import type { OperationId, operations } from '@workspace-api/contract';
import { getOperation } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { onOperations } from '../../wrappers/on-operation.ts';

type Publication = typeof operations.publishPages.id | typeof operations.publishTheme.id;

/** Publishes the changes of an operation in the same request. */
export const publishingAtOnce = (saved: OperationId, publication: Publication): Wrap =>
  onOperations([saved], () => async (request, next) => {
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const { origin, pathname } = new URL(request.url);
    const [workspace = ''] = /^.*\/workspaces\/[^/]+/.exec(pathname) ?? [];
    const { method, path } = getOperation(publication);
    const response = await next(request);
    if (response.ok)
      await next(
        new Request(`${origin}${workspace}${path.replace(getOperation('getWorkspace').path, '')}`, {
          method,
          headers,
        }),
      );
    return response;
  });

/** Publications that succeed without effect, beginning with the given one. */
export const publishingNothing = (publication: Publication, from: number): Wrap =>
  onOperations([publication], () => {
    let count = 0;
    return async (request, next) => {
      count += 1;
      return count >= from ? new Response(null, { status: 204 }) : next(request);
    };
  });

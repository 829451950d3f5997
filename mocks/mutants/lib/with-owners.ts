import type { OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createOwners, getAuthorization, getMode, type Owner, slugIn } from './owners.ts';

/** An answer of the server, and how to ask again as one of those that it has accepted so far. */
export type RequestContext = {
  readonly request: Request;
  readonly response: Response;
  /** The slug in the request's path, and the mode of its token. */
  readonly slug: string;
  readonly mode: string;
  /** Whether the request has the token of the first request to the API. */
  readonly isFirst: boolean;
  /** Sends the request with the tokens of those whom a function selects; undefined if all are refused. */
  readonly as: (
    selects: (owner: Owner) => boolean,
    getUrl?: (owner: Owner) => string | undefined,
  ) => Promise<Response | undefined>;
};

/** Changes the answers of one operation, with the tokens of others at hand: that simulates a check which is missing. */
export const withOwners =
  (id: OperationId, change: (context: RequestContext) => Promise<Response> | Response): Wrap =>
  (next) => {
    const owners = createOwners(next);
    let first: string | undefined;
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      const operation = findOperation(request);
      if (operation) first ||= getAuthorization(request);
      if (operation?.id !== id) return response;
      return change({
        request,
        response,
        slug: slugIn(request.url),
        mode: getMode(request),
        isFirst: getAuthorization(request) === first,
        as: (selects, getUrl) => owners.as(again, selects, getUrl),
      });
    };
  };

/** The answer in place of another one, if it is a success. */
export const orElse = async (response: Response, other: Response | undefined): Promise<Response> => {
  if (!other?.ok) return response;
  await response.body?.cancel();
  return other;
};

/** The same URL below another workspace. */
export const belowWorkspace = (url: string, slug: string): string =>
  url.replace(/(\/workspaces\/)[^/?]+/, `$1${slug}`);

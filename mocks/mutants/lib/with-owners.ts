import type { OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createOwners, getAuthorization, getMode, type Owner, slugIn } from './owners.ts';

/** A response of the server, and a function that sends the request again as another owner. */
export type RequestContext = {
  readonly request: Request;
  readonly response: Response;
  /** The slug in the request's path, and the mode of its token. */
  readonly slug: string;
  readonly mode: string;
  /** Whether the request has the token of the first request to the API. */
  readonly isFirst: boolean;
  /** Sends the request with the tokens of the selected owners; undefined if all are rejected. */
  readonly as: (
    selects: (owner: Owner) => boolean,
    getUrl?: (owner: Owner) => string | undefined,
  ) => Promise<Response | undefined>;
};

/** Changes the responses of one operation, given the tokens of others. This simulates a missing check. */
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

/** Returns the other response if it is a success. */
export const orElse = async (response: Response, other: Response | undefined): Promise<Response> => {
  if (!other?.ok) return response;
  await response.body?.cancel();
  return other;
};

/** Returns the same URL below another workspace. */
export const belowWorkspace = (url: string, slug: string): string =>
  url.replace(/(\/workspaces\/)[^/?]+/, `$1${slug}`);

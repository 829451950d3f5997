import { getOperation, type OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readText, withBody } from '../../wrappers/json.ts';
import { findList, withQuery } from '../../wrappers/list-page.ts';

/** The pages of a list that a mutant changes. */
export type Which = {
  /** The media type of the pages. */
  readonly mediaType: string;
  /** Whether only pages with a cursor are changed. */
  readonly later?: boolean;
  readonly operation?: OperationId;
};

/** Returns a query parameter of a request. */
export const getQueryParameter = (request: Request, name: string): string | null =>
  new URL(request.url).searchParams.get(name);

const matches = (request: Request, response: Response, { mediaType, later, operation }: Which): boolean =>
  response.ok &&
  findList(request) !== undefined &&
  response.headers.get('Content-Type')?.startsWith(mediaType) === true &&
  (!later || getQueryParameter(request, 'cursor') !== null) &&
  (operation === undefined || findOperation(request)?.id === getOperation(operation).id);

/** Changes pages in one encoding. */
const alterPages =
  (which: Which, change: (response: Response, request: Request) => Response | Promise<Response>): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    return matches(request, response, which) ? change(response, request) : response;
  };

/** Changes the body of pages in one encoding. */
export const alterBody = (which: Which, change: (body: string, request: Request) => string): Wrap =>
  alterPages(which, async (response, request) =>
    withBody(response, change(await readText(response), request)),
  );

/** Changes the headers of pages in one encoding; null removes one. */
export const alterHeader = (
  which: Which,
  name: string,
  value: (response: Response, request: Request) => string | null,
): Wrap =>
  alterPages(which, (response, request) => {
    const headers = new Headers(response.headers);
    const changed = value(response, request);
    if (changed === null) headers.delete(name);
    else headers.set(name, changed);
    return new Response(response.body, { status: response.status, headers });
  });

/** Changes the request for a list in one encoding. */
export const requestListWith =
  (mediaType: string, changes: (request: Request) => Record<string, string | null>): Wrap =>
  (next) =>
  (request) =>
    findList(request) !== undefined && request.headers.get('Accept')?.startsWith(mediaType)
      ? next(new Request(withQuery(request.url, changes(request)), request))
      : next(request);

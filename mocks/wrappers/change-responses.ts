import type { OperationId } from '@workspace-api/contract';
import type { Wrap } from './fetch.ts';
import { findOperation, isApi } from './find-operation.ts';
import { alterJson, type Json, readJson, withJson } from './json.ts';

type Change = (response: Response, request: Request) => Response | Promise<Response>;

/** Changes every response of the API, both successes and errors. */
export const changeResponses =
  (change: Change): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    return isApi(request) ? change(response, request) : response;
  };

/** Changes the successes of some operations. All other responses are unchanged. */
export const changeSuccesses = (ids: readonly OperationId[], change: Change): Wrap => {
  const chosen = new Set<string>(ids);
  return changeResponses((response, request) =>
    response.ok && chosen.has(findOperation(request)?.id ?? '') ? change(response, request) : response,
  );
};

/** Changes the JSON of successes of some operations. */
export const changeJson = (ids: readonly OperationId[], change: (json: Json) => Json): Wrap =>
  changeSuccesses(ids, (response) => alterJson(response, change));

/** Changes only the status of successes of some operations. */
export const changeStatus = (ids: readonly OperationId[], status: number): Wrap =>
  changeSuccesses(ids, async (response) => {
    const json = await readJson(response);
    return json === undefined
      ? new Response(response.body, { status, headers: response.headers })
      : withJson(response, status, json);
  });

type ErrorChange = { status?: number; error?: Json };

/** Changes the errors of the API: the `error` of the envelope or the status, or nothing if `change` returns undefined. */
export const changeErrors = (
  change: (
    error: Json,
    response: Response,
    request: Request,
  ) => ErrorChange | undefined | Promise<ErrorChange | undefined>,
): Wrap =>
  changeResponses(async (response, request) => {
    if (response.status < 400) return response;
    const json = await readJson(response);
    const error = json?.error as Json | undefined;
    if (json === undefined || error === undefined) return response;
    const changed = await change(error, response, request);
    return changed === undefined
      ? response
      : withJson(response, changed.status ?? response.status, { ...json, error: changed.error ?? error });
  });

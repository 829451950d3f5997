import { tokenExpired, tokenRevoked } from '@workspace-api/contract';
import { authorize, ownAuthorization } from '../fetch/bearer-token.ts';
import { bufferResponse, copyResponse, parseError } from '../fetch/buffer-response.ts';
import { unlessAborted } from '../fetch/clock.ts';
import { copyRequest, type FetchWrapper, type Send, wrapFetch } from '../fetch/wrap-fetch.ts';
import { ApiError } from '../results/api-error.ts';
import { createRefresh, type SessionOptions } from './refresh.ts';
import type { SessionTokens } from './token-request.ts';

const withToken = (request: Request, { access_token }: SessionTokens): Request => {
  authorize(request, access_token);
  return request;
};

/** Whether a response reports that the access token has expired or was revoked, by its hint or its code. */
const readRefusal = (response: Response): 'expired' | ApiError | undefined => {
  if (response.status !== tokenExpired.status) return undefined;
  const { error } = parseError(response) ?? {};
  if (error?.code === tokenExpired.code || error?.details?.hint === tokenExpired.hint) return 'expired';
  return error?.details?.hint === tokenRevoked.hint ? new ApiError(response, error) : undefined;
};

/**
 * Keeps a session: adds its access token to each request, and refreshes it when it has expired.
 *
 * Pass it to a client as `authorize`. Without a client, put it inside `retries`, which repeat a refresh that failed
 * temporarily.
 *
 * - Requests that get a 401 `token_expired` at the same time share one refresh, and are resent once with the new token and the
 *   same body and headers. Tabs and workers share the refresh too, where Web Locks are available.
 * - A refresh token works only once. The new pair is passed to `save` before it is used. If `save` fails, so does the request.
 *   The pair is kept in memory, and passed to `save` again before the next request.
 * - If a refresh fails temporarily (429, 5xx), its response is returned for the request. A refresh takes at most 30 seconds. A
 *   refused refresh or a revoked access token ends the session.
 * - The token is sent only to URLs below `baseUrl`. A request with its own `Authorization` is left unchanged. While `load`
 *   returns no tokens, none is added.
 *
 * @returns a wrapper of `fetch`, for `createClient`, `createWorkspaceClient` or use without a client
 * @throws SessionEndedError from the wrapped `fetch`, if the refresh is refused, or the token was revoked
 * @example
 * const keepSession = session({
 * baseUrl: 'https://api.example.test/v1',
 * load: () => idb.get('session'),
 * save: (tokens) => idb.set('session', tokens),
 * });
 * const client = createClient({ baseUrl: 'https://api.example.test/v1', authorize: keepSession });
 * const response = await keepSession(fetch)('https://api.example.test/v1/me'); // without a client
 * @see service document: Authentication, OAuth 2.1 with PKCE flow, step 4
 */
export const session = (options: SessionOptions): FetchWrapper => {
  const { newest, refresh } = createRefresh(options);
  const base = `${new Request(options.baseUrl).url.replace(/\/$/, '')}/`;
  return wrapFetch(async (request: Request, next: Send) => {
    if (ownAuthorization(request) !== null || !request.url.startsWith(base)) return next(request);
    const tokens = await unlessAborted(newest(), request.signal);
    if (!tokens) return next(request);
    const again = copyRequest(request);
    const first = await next(withToken(request, tokens));
    // The body decides about a refresh.
    const response = first.status === tokenExpired.status ? await bufferResponse(first, request) : first;
    const refusal = readRefusal(response);
    if (!refusal) return response;
    const revoked = refusal === 'expired' ? undefined : refusal;
    const refreshed = await unlessAborted(refresh(tokens, next, revoked), again.signal);
    if (refreshed.response) return copyResponse(refreshed.response);
    // Without tokens, the user has signed out here meanwhile.
    return refreshed.tokens ? next(withToken(again, refreshed.tokens)) : response;
  });
};

// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ExchangeCodeRequest, RefreshSessionRequest } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';

/** Interactive sign-in: OAuth 2.1 with PKCE. */
export interface OauthMethods {
  /**
   * Get the sign-in configuration: `GET /oauth/cli-config`, no token.
   *
   * Returns the configuration that a command-line client needs to send a user to the sign-in page. The console serves this endpoint, outside of the API's base URL. It requires no token.
   *
   * @param consoleUrl The URL of the sign-in console.
   * @returns Where to sign in.
   * @throws ApiError with 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const cliConfig = await api.oauth.getCliConfig('http://127.0.0.1:4010');
   */
  getCliConfig(consoleUrl: string, options?: CallOptions): ResponsePromise<'getCliConfig'>;
  /**
   * Refresh a session: `POST /oauth/refresh`, no token.
   *
   * Exchanges a refresh token for a new access token and a new refresh token. Refresh tokens are single-use. This endpoint requires no access token, since it has usually expired.
   *
   * Provisional: This operation needs no access token, because callers may not have a valid one.
   *
   * @param body The refresh token.
   * @returns The new pair of tokens.
   * @throws ApiError with 400 `validation_failed`, `invalid_grant`; 406 `not_acceptable`; 413 `payload_too_large`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const tokenSession = await api.oauth.refreshSession({ refresh_token: 'rt_01K9Z0F4H7M1' });
   */
  refreshSession(body: RefreshSessionRequest, options?: CallOptions): ResponsePromise<'refreshSession'>;
  /**
   * Exchange an authorization code: `POST /oauth/token`, no token.
   *
   * Exchanges the authorization code from the redirect for a session. The verifier must match the code challenge of the sign-in (RFC 7636). Codes are single-use. This endpoint requires no token.
   *
   * Provisional: This operation needs no access token, because callers do not have one yet.
   *
   * @param body The authorization code and its verifier.
   * @returns The new session.
   * @throws ApiError with 400 `validation_failed`, `invalid_grant`; 406 `not_acceptable`; 413 `payload_too_large`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const tokenSession = await api.oauth.exchangeAuthorizationCode({
   *   auth_code: 'ac_01K9Y6V3T8Q2',
   *   code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
   *   redirect_uri: 'http://127.0.0.1:53682/callback',
   * });
   */
  exchangeAuthorizationCode(body: ExchangeCodeRequest, options?: CallOptions): ResponsePromise<'exchangeAuthorizationCode'>;
}

/** {@link OauthMethods.getCliConfig} as a function of a client. */
export const getCliConfig: Operation<OauthMethods['getCliConfig']> = /* @__PURE__ */ call('GET', '/oauth/cli-config', 'console');

/** {@link OauthMethods.refreshSession} as a function of a client. */
export const refreshSession: Operation<OauthMethods['refreshSession']> = /* @__PURE__ */ call('POST', '/oauth/refresh', 'body');

/** {@link OauthMethods.exchangeAuthorizationCode} as a function of a client. */
export const exchangeAuthorizationCode: Operation<OauthMethods['exchangeAuthorizationCode']> = /* @__PURE__ */ call('POST', '/oauth/token', 'body');

/** The functions of {@link OauthMethods}, by their names there. */
export const oauth = { getCliConfig, refreshSession, exchangeAuthorizationCode };

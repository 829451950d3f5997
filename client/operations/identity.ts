// Generated from openapi/ by `npm run generate`. Do not edit.
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';

/** The caller's identity. */
export interface IdentityMethods {
  /**
   * Get the caller: `GET /me`, scope `me:read`.
   *
   * Returns the user, the token with all of its scopes, and the workspace that the token resolves to.
   *
   * Requires the scope `me:read`.
   *
   * @returns The caller's identity.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const me = await api.identity.getMe();
   */
  getMe(options?: CallOptions): ResponsePromise<'getMe'>;
}

/** {@link IdentityMethods.getMe} as a function of a client. */
export const getMe: Operation<IdentityMethods['getMe']> = /* @__PURE__ */ call('GET', '/me');

/** The functions of {@link IdentityMethods}, by their names there. */
export const identity = { getMe };

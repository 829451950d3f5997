// Generated from openapi/ by `npm run generate`. Do not edit.
import type { MintTokenRequest } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';

/** API keys of a workspace: create, inspect, rotate and revoke. */
export interface TokensMethods {
  /**
   * Create an API key: `POST /workspaces/{slug}/tokens`, scope `tokens:write`.
   *
   * Creates a key for this workspace with exactly the given scopes. Its secret is returned only in this response. Keys do not expire; they are valid until rotated or revoked.
   *
   * Requires the scope `tokens:write`, which `tokens:destructive` includes.
   *
   * @param slug The slug of the workspace.
   * @param body The key's scopes.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The new key, with its secret.
   *
   * Provisional: The response has the status 201 and the fields of ApiKey with the secret.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `conflict`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const apiKeyMinted = await api.tokens.create('acme', { scopes: ['forms:read', 'logs:read'], name: 'Nightly export' });
   */
  create(slug: string, body: MintTokenRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'mintToken'>;
  /**
   * Get an API key: `GET /workspaces/{slug}/tokens/{id}`, scope `tokens:read`.
   *
   * Returns a key's scopes, when it was last used and who created it, but never its secret.
   *
   * Requires the scope `tokens:read`, which `tokens:write` and `tokens:destructive` include.
   *
   * Provisional: Inspecting a key requires tokens:read.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the API key.
   * @returns The key without its secret.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const apiKey = await api.tokens.get('acme', 'tok_01K9CI');
   */
  get(slug: string, id: string, options?: CallOptions): ResponsePromise<'getToken'>;
  /**
   * Revoke an API key: `DELETE /workspaces/{slug}/tokens/{id}`, scope `tokens:destructive`.
   *
   * Revokes a key permanently. The key stops working immediately.
   *
   * Requires the scope `tokens:destructive`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the API key.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The key was revoked.
   *
   * Provisional: The response has the status 204 and no body.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * await api.tokens.revoke('acme', 'tok_01K9CI');
   */
  revoke(slug: string, id: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'revokeToken'>;
  /**
   * Rotate an API key: `POST /workspaces/{slug}/tokens/{id}/rotate`, scope `tokens:write`.
   *
   * Gives the key a new secret, which is returned only in this response. The old secret stops working. The key keeps its id, scopes and name.
   *
   * Requires the scope `tokens:write`, which `tokens:destructive` includes.
   *
   * Provisional: Rotating a key requires tokens:write, as creating one does.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the API key.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The key with its new secret.
   *
   * Provisional: The response has the fields of ApiKey, with the same id, and the new secret.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const apiKeyMinted = await api.tokens.rotate('acme', 'tok_01K9CI');
   */
  rotate(slug: string, id: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'rotateToken'>;
  /** @deprecated Use {@link TokensMethods.create}. */
  mint: TokensMethods['create'];
}

/** {@link TokensMethods.create} as a function of a client. */
export const mintToken: Operation<TokensMethods['create']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/tokens', 'body');

/** {@link TokensMethods.get} as a function of a client. */
export const getToken: Operation<TokensMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/tokens/{id}');

/** {@link TokensMethods.revoke} as a function of a client. */
export const revokeToken: Operation<TokensMethods['revoke']> = /* @__PURE__ */ call('DELETE', '/workspaces/{slug}/tokens/{id}');

/** {@link TokensMethods.rotate} as a function of a client. */
export const rotateToken: Operation<TokensMethods['rotate']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/tokens/{id}/rotate');

/** The functions of {@link TokensMethods}, by their names there. */
export const tokens = { create: mintToken, mint: mintToken, get: getToken, revoke: revokeToken, rotate: rotateToken };

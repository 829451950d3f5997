// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Agent, Approval, ApprovalDecisionRequest, ChangePlanRequest, CreateAgentRequest, CreateWebhookSubscriptionRequest, ExchangeCodeRequest, Form, Invoice, JsonPatch, LogEntry, MintTokenRequest, PageSummary, ProxyUrlRequest, RefreshSessionRequest, RollbackPageRequest, RotateSecretRequest, Run, Secret, SetPaymentMethodRequest, SetSecretRequest, Submission, WebhookSubscription, Workspace } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { CallOptions, Operation, OperationQuery, ResponsePromise } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';
import { type FollowOptions, follow } from '../streams/follow.ts';

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

/** The workspaces that a token can access. */
export interface WorkspacesMethods {
  /**
   * List workspaces: `GET /workspaces`, scope `workspaces:read`.
   *
   * Returns the workspaces that the token can access: exactly one for an API key, all of the user's workspaces for a session. The array is named `workspaces`.
   *
   * Requires the scope `workspaces:read`, which `workspaces:write` includes.
   *
   * Provisional: Workspaces are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const workspace of api.workspaces.list()) console.log(workspace);
   */
  list(options?: ListOptions<'listWorkspaces'>): List<Workspace>;
  /**
   * Get the current workspace: `GET /workspaces/current`, scope `workspaces:read`.
   *
   * Returns the workspace that the token resolves to. For an API key, this is always the workspace in which the key was created; for a session, the one that was active at sign-in or that it last switched to.
   *
   * Requires the scope `workspaces:read`, which `workspaces:write` includes.
   *
   * @returns The current workspace.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const workspace = await api.workspaces.getCurrent();
   */
  getCurrent(options?: CallOptions): ResponsePromise<'getCurrentWorkspace'>;
  /**
   * Get a workspace: `GET /workspaces/{slug}`, scope `workspaces:read`.
   *
   * Returns a workspace. JSON only.
   *
   * Requires the scope `workspaces:read`, which `workspaces:write` includes.
   *
   * @param slug The slug of the workspace.
   * @returns The workspace.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const workspace = await api.workspaces.get('acme');
   */
  get(slug: string, options?: CallOptions): ResponsePromise<'getWorkspace'>;
  /**
   * Switch the session to a workspace: `POST /workspaces/{slug}/switch`, scope `workspaces:write`.
   *
   * Makes this the session's current workspace, starting with the next request. Sessions only: an API key belongs to one workspace; to act on another workspace, create a key there. A session without access to the workspace is rejected.
   *
   * Requires the scope `workspaces:write`.
   *
   * @param slug The slug of the workspace.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The session's current workspace.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`, `workspace_forbidden`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const workspaceSwitched = await api.workspaces.switch('acme');
   */
  switch(slug: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'switchWorkspace'>;
}

/** {@link WorkspacesMethods.list} as a function of a client. */
export const listWorkspaces: Operation<WorkspacesMethods['list']> = /* @__PURE__ */ list('/workspaces', ['workspaces', 'data']);

/** {@link WorkspacesMethods.getCurrent} as a function of a client. */
export const getCurrentWorkspace: Operation<WorkspacesMethods['getCurrent']> = /* @__PURE__ */ call('GET', '/workspaces/current');

/** {@link WorkspacesMethods.get} as a function of a client. */
export const getWorkspace: Operation<WorkspacesMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}');

/** {@link WorkspacesMethods.switch} as a function of a client. */
export const switchWorkspace: Operation<WorkspacesMethods['switch']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/switch');

/** The functions of {@link WorkspacesMethods}, by their names there. */
export const workspaces = { list: listWorkspaces, getCurrent: getCurrentWorkspace, get: getWorkspace, switch: switchWorkspace };

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
export const tokens = { create: mintToken, get: getToken, revoke: revokeToken, rotate: rotateToken };

/** Versioned page documents with a draft and a published version. */
export interface PagesMethods {
  /**
   * List pages: `GET /workspaces/{slug}/pages`, scope `pages:read`.
   *
   * Returns the workspace's pages, newest first, each with its draft version and published version, but without its document.
   *
   * Requires the scope `pages:read`, which `pages:write` and `pages:destructive` include.
   *
   * Provisional: Pages are listed newest first, 20 by default and at most 100 at a time.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const pageSummary of api.pages.list('acme')) console.log(pageSummary);
   */
  list(slug: string, options?: ListOptions<'listPages'>): List<PageSummary>;
  /**
   * Publish all pages: `POST /workspaces/{slug}/pages-publish`, scope `pages:write`.
   *
   * Publishes the current drafts of all pages of the workspace together. Pages cannot be published individually, and the request has no body. Visitors see these drafts until the next publish. A concurrent edit may result in a conflict.
   *
   * Requires the scope `pages:write`, which `pages:destructive` includes.
   *
   * @param slug The slug of the workspace.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The published versions.
   *
   * Provisional: The response has the pages with their published versions, and the time of publication.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `conflict`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const pagePublication = await api.pages.publish('acme');
   */
  publish(slug: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'publishPages'>;
  /**
   * Get the draft of a page: `GET /workspaces/{slug}/pages/{id}`, scope `pages:read`.
   *
   * Returns the page's current draft, whether or not it is published. Send its `ETag` as `If-Match` when you patch it.
   *
   * Requires the scope `pages:read`, which `pages:write` and `pages:destructive` include.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the page.
   * @returns The current draft.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const pageDocument = await api.pages.get('acme', 'page_01K9HOME');
   */
  get(slug: string, id: string, options?: CallOptions): ResponsePromise<'getPage'>;
  /**
   * Roll back the draft of a page: `POST /workspaces/{slug}/pages/{id}`, scope `pages:destructive`.
   *
   * Restores an earlier draft as a new version. No version is lost, and the live page does not change until the next publish. A version that the page never had is a validation error.
   *
   * Requires the scope `pages:destructive`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the page.
   * @param body The draft to restore.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The restored draft.
   *
   * Provisional: The response is the restored draft, as a read returns it, with its new version in ETag.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `conflict`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const pageDocument = await api.pages.rollback('acme', 'page_01K9HOME', { version: 6 });
   */
  rollback(slug: string, id: string, body: RollbackPageRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'rollbackPage'>;
  /**
   * Update the draft of a page: `PATCH /workspaces/{slug}/pages/{id}`, scope `pages:write`.
   *
   * Applies a JSON Patch (RFC 6902) to the current draft and saves the result as a new draft. The live page does not change. A patch is atomic: if a path does not exist, a `test` fails or the result is not a valid page document, no operation is applied and the response is `invalid_patch`. With `If-Match`, a draft that has changed since that version results in the conflict `version_mismatch`, with the current version. A patch may change `metadata.slug` unless another page uses that slug (`slug_in_use`) or used it recently (`tombstoned`).
   *
   * Requires the scope `pages:write`, which `pages:destructive` includes.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the page.
   * @param body The operations, in the order of application.
   * @param options.ifMatch The version that the edit is based on. If it is stale, the edit is rejected and nothing changes.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The new draft.
   *
   * Provisional: The response is the updated draft, as a read returns it, with its version in ETag.
   * @throws ApiError with 400 `validation_failed`, `invalid_patch`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `conflict`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const pageDocument = await api.pages.update('acme', 'page_01K9HOME', [
   *   {
   *     op: 'test',
   *     path: '/tree/children/0/props/headline',
   *     value: 'Coffee, roasted this morning',
   *   },
   *   {
   *     op: 'replace',
   *     path: '/tree/children/0/props/headline',
   *     value: 'Coffee, roasted an hour ago',
   *   },
   * ], { ifMatch: '"7"' });
   */
  update(slug: string, id: string, body: JsonPatch, options?: CallOptions & { ifMatch?: string | undefined; idempotencyKey?: string | undefined }): ResponsePromise<'updatePage'>;
}

/** {@link PagesMethods.list} as a function of a client. */
export const listPages: Operation<PagesMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/pages', ['data'], { draft_version: 0, published_version: 0 });

/** {@link PagesMethods.publish} as a function of a client. */
export const publishPages: Operation<PagesMethods['publish']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/pages-publish');

/** {@link PagesMethods.get} as a function of a client. */
export const getPage: Operation<PagesMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/pages/{id}');

/** {@link PagesMethods.rollback} as a function of a client. */
export const rollbackPage: Operation<PagesMethods['rollback']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/pages/{id}', 'body');

/** {@link PagesMethods.update} as a function of a client. */
export const updatePage: Operation<PagesMethods['update']> = /* @__PURE__ */ call('PATCH', '/workspaces/{slug}/pages/{id}', 'body');

/** The functions of {@link PagesMethods}, by their names there. */
export const pages = { list: listPages, publish: publishPages, get: getPage, rollback: rollbackPage, update: updatePage };

/** The colors, typography and spacing of a workspace. */
export interface ThemeMethods {
  /**
   * Get the draft theme: `GET /workspaces/{slug}/theme`, scope `theme:read`.
   *
   * Returns the draft of the workspace's theme. Send its `ETag` as `If-Match` when you patch it.
   *
   * Requires the scope `theme:read`, which `theme:write` includes.
   *
   * @param slug The slug of the workspace.
   * @returns The current draft.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const theme = await api.theme.get('acme');
   */
  get(slug: string, options?: CallOptions): ResponsePromise<'getTheme'>;
  /**
   * Publish the theme: `POST /workspaces/{slug}/theme`, scope `theme:write`.
   *
   * Publishes the draft theme. The request has no body. Visitors see the theme on their next page load, in every block that refers to it.
   *
   * Requires the scope `theme:write`.
   *
   * @param slug The slug of the workspace.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The published version.
   *
   * Provisional: The response has the published version and the time of publication.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `conflict`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const themePublication = await api.theme.publish('acme');
   */
  publish(slug: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'publishTheme'>;
  /**
   * Update the draft theme: `PATCH /workspaces/{slug}/theme`, scope `theme:write`.
   *
   * Applies a JSON Patch (RFC 6902) to the draft theme. As for pages, a patch is atomic: if an operation fails, none is applied and the response is `invalid_patch`. With `If-Match`, a draft that has changed since that version results in the conflict `version_mismatch`. The live theme does not change.
   *
   * Requires the scope `theme:write`.
   *
   * @param slug The slug of the workspace.
   * @param body The operations, in the order of application.
   * @param options.ifMatch The version that the edit is based on. If it is stale, the edit is rejected and nothing changes.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The new draft.
   *
   * Provisional: The response is the updated draft, as a read returns it, with its version in ETag.
   * @throws ApiError with 400 `validation_failed`, `invalid_patch`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `conflict`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const theme = await api.theme.update('acme', [
   *   { op: 'replace', path: '/colors/brand_primary', value: '#4a3325' },
   *   { op: 'add', path: '/colors/accent', value: '#d9480f' },
   * ], { ifMatch: '"7"' });
   */
  update(slug: string, body: JsonPatch, options?: CallOptions & { ifMatch?: string | undefined; idempotencyKey?: string | undefined }): ResponsePromise<'updateTheme'>;
}

/** {@link ThemeMethods.get} as a function of a client. */
export const getTheme: Operation<ThemeMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/theme');

/** {@link ThemeMethods.publish} as a function of a client. */
export const publishTheme: Operation<ThemeMethods['publish']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/theme');

/** {@link ThemeMethods.update} as a function of a client. */
export const updateTheme: Operation<ThemeMethods['update']> = /* @__PURE__ */ call('PATCH', '/workspaces/{slug}/theme', 'body');

/** The functions of {@link ThemeMethods}, by their names there. */
export const theme = { get: getTheme, publish: publishTheme, update: updateTheme };

/** The plan, usage, invoices and payment method of a workspace. */
export interface BillingMethods {
  /**
   * Get the billing state: `GET /workspaces/{slug}/billing`, scope `billing:read`.
   *
   * Returns the workspace's plan, current billing period and payment method. An unknown slug results in `workspace_not_found`.
   *
   * Requires the scope `billing:read`, which `billing:write` includes.
   *
   * @param slug The slug of the workspace.
   * @returns The billing state.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `workspace_not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const billing = await api.billing.get('acme');
   */
  get(slug: string, options?: CallOptions): ResponsePromise<'getBilling'>;
  /**
   * List invoices: `GET /workspaces/{slug}/billing/invoices`, scope `billing:read`.
   *
   * Returns the workspace's invoices, newest first. Usage above a cap is included in the amount of that period's invoice.
   *
   * Requires the scope `billing:read`, which `billing:write` includes.
   *
   * Provisional: Invoices are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `workspace_not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const invoice of api.billing.listInvoices('acme')) console.log(invoice);
   */
  listInvoices(slug: string, options?: ListOptions<'listInvoices'>): List<Invoice>;
  /**
   * Set the payment method: `POST /workspaces/{slug}/billing/payment-method`, scope `billing:write`.
   *
   * Replaces the payment method on file. The body contains a token that the payment processor's client library created in the browser, so card numbers never pass through your server. A token that the processor rejects, or that has expired, results in `invalid_token`; a declined card results in `payment_method_declined`. An idempotency key is necessary but not sufficient to make a retry safe.
   *
   * Requires the scope `billing:write`.
   *
   * @param slug The slug of the workspace.
   * @param body The payment processor's token.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The new payment method on file.
   *
   * Provisional: The response is the payment method, as in the billing state.
   * @throws ApiError with 400 `validation_failed`, `invalid_token`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `workspace_not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `payment_method_declined`, `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const paymentMethod = await api.billing.setPaymentMethod('acme', { token: 'pmtok_1Q9acme4242' });
   */
  setPaymentMethod(slug: string, body: SetPaymentMethodRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'setPaymentMethod'>;
  /**
   * Change the plan: `POST /workspaces/{slug}/billing/plan`, scope `billing:write`.
   *
   * Requests a plan change. It takes effect at the start of the next billing period, unless the platform upgrades immediately. An unknown plan results in `invalid_plan`; a plan that is not available at the moment (for example during a trial, or while a cancellation is pending) results in `plan_change_not_allowed`. An idempotency key is necessary but not sufficient to make a retry safe: after an ambiguous response, read the billing state before you retry.
   *
   * Requires the scope `billing:write`.
   *
   * @param slug The slug of the workspace.
   * @param body The plan to change to.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The change was accepted.
   *
   * Provisional: The response has the new plan and the time at which it takes effect.
   * @throws ApiError with 400 `validation_failed`, `invalid_plan`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `workspace_not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `plan_change_not_allowed`, `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const planChange = await api.billing.changePlan('acme', { plan_id: 'plan_business' });
   */
  changePlan(slug: string, body: ChangePlanRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'changePlan'>;
  /**
   * Get usage: `GET /workspaces/{slug}/billing/usage`, scope `billing:read`.
   *
   * Returns the usage of a period, by metric. Pass both `period_start` and `period_end` for a past period, or neither for the current one; passing only one is a validation error. Values for the current period are running totals. While a period is being closed, values may lag slightly; afterwards they are final.
   *
   * Requires the scope `billing:read`, which `billing:write` includes.
   *
   * @param slug The slug of the workspace.
   * @param options.period_start The start of a past period. Requires `period_end`. Omit both for the current period. Provisional: The value is a date-time or a date. Without `period_end` it is a validation error.
   * @param options.period_end The end of a past period. Requires `period_start`. Provisional: The value is a date-time or a date. Without `period_start` it is a validation error.
   * @returns The usage for the period.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `workspace_not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const usage = await api.billing.getUsage('acme');
   */
  getUsage(slug: string, options?: CallOptions & OperationQuery<'getUsage'>): ResponsePromise<'getUsage'>;
}

/** {@link BillingMethods.get} as a function of a client. */
export const getBilling: Operation<BillingMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/billing');

/** {@link BillingMethods.listInvoices} as a function of a client. */
export const listInvoices: Operation<BillingMethods['listInvoices']> = /* @__PURE__ */ list('/workspaces/{slug}/billing/invoices', ['data'], { amount: 0 });

/** {@link BillingMethods.setPaymentMethod} as a function of a client. */
export const setPaymentMethod: Operation<BillingMethods['setPaymentMethod']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/billing/payment-method', 'body');

/** {@link BillingMethods.changePlan} as a function of a client. */
export const changePlan: Operation<BillingMethods['changePlan']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/billing/plan', 'body');

/** {@link BillingMethods.getUsage} as a function of a client. */
export const getUsage: Operation<BillingMethods['getUsage']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/billing/usage');

/** The functions of {@link BillingMethods}, by their names there. */
export const billing = { get: getBilling, listInvoices, setPaymentMethod, changePlan, getUsage };

/** Form definitions and submissions, read-only. */
export interface FormsMethods {
  /**
   * List forms: `GET /workspaces/{slug}/forms`, scope `forms:read`.
   *
   * Returns the definitions of the workspace's forms, newest first. Forms are created in the form editor; they are read-only in this API.
   *
   * Requires the scope `forms:read`.
   *
   * Provisional: Forms are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const form of api.forms.list('acme')) console.log(form);
   */
  list(slug: string, options?: ListOptions<'listForms'>): List<Form>;
  /**
   * Get a form: `GET /workspaces/{slug}/forms/{id}`, scope `forms:read`.
   *
   * Returns the definition of a form.
   *
   * Requires the scope `forms:read`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the form.
   * @returns The form definition.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const form = await api.forms.get('acme', 'frm_01K9CONTACT');
   */
  get(slug: string, id: string, options?: CallOptions): ResponsePromise<'getForm'>;
  /**
   * List submissions: `GET /workspaces/{slug}/forms/{id}/submissions`, scope `forms:read`.
   *
   * Returns the form's submissions, newest first, 50 per page by default and 200 at most. Download them as CSV for a spreadsheet. Submissions are read-only in this API. A malformed or expired cursor results in `invalid_cursor`; start again from the first page.
   *
   * Requires the scope `forms:read`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the form.
   * @param options.limit The maximum number of submissions per page. Provisional: A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const submission of api.forms.listSubmissions('acme', 'frm_01K9CONTACT')) console.log(submission);
   */
  listSubmissions(slug: string, id: string, options?: ListOptions<'listSubmissions'>): List<Submission>;
}

/** {@link FormsMethods.list} as a function of a client. */
export const listForms: Operation<FormsMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/forms', ['data'], { fields: [], 'on_submit.capability?': '', 'on_submit.args?': {} });

/** {@link FormsMethods.get} as a function of a client. */
export const getForm: Operation<FormsMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/forms/{id}');

/** {@link FormsMethods.listSubmissions} as a function of a client. */
export const listSubmissions: Operation<FormsMethods['listSubmissions']> = /* @__PURE__ */ list('/workspaces/{slug}/forms/{id}/submissions', ['data'], { data: {} });

/** The functions of {@link FormsMethods}, by their names there. */
export const forms = { list: listForms, get: getForm, listSubmissions };

/** Runtime logs: list, search and tail. */
export interface LogsMethods {
  /**
   * List log entries: `GET /workspaces/{slug}/logs`, scope `logs:read`.
   *
   * Returns the workspace's runtime log, newest first, from `since` (inclusive) to `until` (exclusive). To filter by text, level or source, use the search operation.
   *
   * Requires the scope `logs:read`.
   *
   * Provisional: Log entries are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.since Returns only entries at or after this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.until Returns only entries before this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const logEntry of api.logs.list('acme')) console.log(logEntry);
   */
  list(slug: string, options?: ListOptions<'listLogs'>): List<LogEntry>;
  /**
   * Search log entries: `GET /workspaces/{slug}/logs/search`, scope `logs:read`.
   *
   * Returns the entries whose message matches `q` and that have the given level and source, newest first.
   *
   * Requires the scope `logs:read`.
   *
   * Provisional: Filters are combined with AND. Without filters, the whole log is returned.
   *
   * Provisional: Log entries are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.q A full-text query on the message.
   * @param options.level Returns only entries with this level.
   * @param options.source Returns only entries from this source, such as `request`, `capability` or `agent`.
   * @param options.since Returns only entries at or after this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.until Returns only entries before this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const logEntry of api.logs.search('acme', { q: 'timeout' })) console.log(logEntry);
   */
  search(slug: string, options?: ListOptions<'searchLogs'>): List<LogEntry>;
  /**
   * Tail the log: `GET /workspaces/{slug}/logs/tail`, scope `logs:read`.
   *
   * Streams new log entries as they are written. The stream stays open until the client disconnects.
   *
   * Requires the scope `logs:read`.
   *
   * @param slug The slug of the workspace.
   * @returns A stream of new entries, one per line.
   *
   * Provisional: The stream is NDJSON: one entry per line, and empty lines that keep the connection open.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const logEntry of api.logs.tail('acme')) console.log(logEntry);
   */
  tail(slug: string, options?: FollowOptions): AsyncGenerator<LogEntry, void>;
}

/** {@link LogsMethods.list} as a function of a client. */
export const listLogs: Operation<LogsMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/logs', ['data']);

/** {@link LogsMethods.search} as a function of a client. */
export const searchLogs: Operation<LogsMethods['search']> = /* @__PURE__ */ list('/workspaces/{slug}/logs/search', ['data']);

/** {@link LogsMethods.tail} as a function of a client. */
export const tailLogs: Operation<LogsMethods['tail']> = /* @__PURE__ */ follow('/workspaces/{slug}/logs/tail');

/** The functions of {@link LogsMethods}, by their names there. */
export const logs = { list: listLogs, search: searchLogs, tail: tailLogs };

/** Actions of agents that a user must approve or deny, across workspaces. */
export interface ApprovalsMethods {
  /**
   * List approvals: `GET /approvals`, scope `approvals:read`.
   *
   * Returns the approvals of every workspace that the token can access, newest first. Filter them with `status`.
   *
   * Requires the scope `approvals:read`, which `approvals:write` includes.
   *
   * Provisional: Approvals are listed newest first.
   *
   * @param options.status Returns only approvals with this status. Defaults to all.
   * @param options.limit The maximum number of records per page. Provisional: A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const approval of api.approvals.list({ status: 'pending' })) console.log(approval);
   */
  list(options?: ListOptions<'listApprovals'>): List<Approval>;
  /**
   * Get an approval: `GET /approvals/{id}`, scope `approvals:read`.
   *
   * Returns an approval from any workspace that the token can access.
   *
   * Requires the scope `approvals:read`, which `approvals:write` includes.
   *
   * @param id The id of the approval.
   * @returns The approval.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const approval = await api.approvals.get('apr_01K9A3');
   */
  get(id: string, options?: CallOptions): ResponsePromise<'getApproval'>;
  /**
   * Approve an approval: `POST /approvals/{id}/approve`, scope `approvals:write`.
   *
   * Approves the request and resumes the paused run. An approval can be decided only once; a second decision is rejected and changes nothing.
   *
   * Requires the scope `approvals:write`.
   *
   * @param id The id of the approval.
   * @param body An optional note. Provisional: The body is optional, and may have a note.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The approval is approved, and its run resumes.
   *
   * Provisional: The response is the updated approval with 200.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `already_decided`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const approval = await api.approvals.approve('apr_01K9A3');
   */
  approve(id: string, body?: ApprovalDecisionRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'approveApproval'>;
  /**
   * Deny an approval: `POST /approvals/{id}/deny`, scope `approvals:write`.
   *
   * Denies the request and ends the paused run permanently: it becomes `denied`, executes no further steps and is not retried. An approval can be decided only once; a second decision is rejected and changes nothing.
   *
   * Requires the scope `approvals:write`.
   *
   * @param id The id of the approval.
   * @param body An optional note. Provisional: The body is optional, and may have a note.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The approval is denied, and its run has ended.
   *
   * Provisional: The response is the updated approval with 200.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 409 `already_decided`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const approval = await api.approvals.deny('apr_01K9A3');
   */
  deny(id: string, body?: ApprovalDecisionRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'denyApproval'>;
}

/** {@link ApprovalsMethods.list} as a function of a client. */
export const listApprovals: Operation<ApprovalsMethods['list']> = /* @__PURE__ */ list('/approvals', ['data'], { payload: {}, decided_at: null, decided_by: null, note: null });

/** {@link ApprovalsMethods.get} as a function of a client. */
export const getApproval: Operation<ApprovalsMethods['get']> = /* @__PURE__ */ call('GET', '/approvals/{id}');

/** {@link ApprovalsMethods.approve} as a function of a client. */
export const approveApproval: Operation<ApprovalsMethods['approve']> = /* @__PURE__ */ call('POST', '/approvals/{id}/approve', 'body');

/** {@link ApprovalsMethods.deny} as a function of a client. */
export const denyApproval: Operation<ApprovalsMethods['deny']> = /* @__PURE__ */ call('POST', '/approvals/{id}/deny', 'body');

/** The functions of {@link ApprovalsMethods}, by their names there. */
export const approvals = { list: listApprovals, get: getApproval, approve: approveApproval, deny: denyApproval };

/** Write-only values that integrations use. */
export interface SecretsMethods {
  /**
   * List secrets: `GET /workspaces/{slug}/secrets`, scope `secrets:read`.
   *
   * Returns the names and metadata of the workspace's secrets, newest first. Values are write-only; no operation returns them.
   *
   * Requires the scope `secrets:read`, which `secrets:write` and `secrets:destructive` include.
   *
   * Provisional: Secrets are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const secret of api.secrets.list('acme')) console.log(secret);
   */
  list(slug: string, options?: ListOptions<'listSecrets'>): List<Secret>;
  /**
   * Set a secret: `PUT /workspaces/{slug}/secrets`, scope `secrets:set`.
   *
   * Creates a secret or overwrites its value. Values are encrypted with a key of the workspace. The scope `secrets:set` is separate: `secrets:write` does not include it. To replace a value that is in use, rotate the secret instead; an overwrite has no overlap period.
   *
   * Requires the scope `secrets:set`, which no other scope includes.
   *
   * Provisional: An overwrite keeps the metadata that the body does not include.
   *
   * @param slug The slug of the workspace.
   * @param body The secret.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The secret was overwritten.
   *
   * Provisional: The response is the metadata: with 200 if the secret existed, otherwise with 201.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const secret = await api.secrets.set('acme', {
   *   name: 'maps_api_key',
   *   value: 'mk_example_not_a_real_key',
   *   purpose: 'maps',
   *   residency: 'eu',
   *   zdr: true,
   * });
   */
  set(slug: string, body: SetSecretRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'setSecret'>;
  /**
   * Create a proxy URL: `POST /workspaces/{slug}/secrets/proxy-url`, scope `secrets:read`.
   *
   * Creates a short-lived URL on the secret proxy that resolves to a secret when it is used. Create it right before you use it, and do not store it. If the secret requires rotation, the response is `upstream_unavailable` with the hint `rotate_secret`. If the secret is restricted to a region, a runtime in another region gets `residency_violation`, without a fallback.
   *
   * Requires the scope `secrets:read`, which `secrets:write` and `secrets:destructive` include.
   *
   * @param slug The slug of the workspace.
   * @param body The secret that the URL resolves to.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The proxy URL.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`, `residency_violation`; 404 `not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const proxyUrl = await api.secrets.createProxyUrl('acme', { name: 'stripe_api_key', region: 'eu' });
   */
  createProxyUrl(slug: string, body: ProxyUrlRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'createProxyUrl'>;
  /**
   * Delete a secret: `DELETE /workspaces/{slug}/secrets/{name}`, scope `secrets:destructive`.
   *
   * Deletes a secret permanently. Everything that uses it fails from then on; to replace a value, rotate the secret instead.
   *
   * Requires the scope `secrets:destructive`.
   *
   * @param slug The slug of the workspace.
   * @param name The name of the secret, unique within the workspace.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The secret was deleted.
   *
   * Provisional: The response has the status 204 and no body.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * await api.secrets.delete('acme', 'stripe_api_key');
   */
  delete(slug: string, name: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'deleteSecret'>;
  /**
   * Rotate a secret: `POST /workspaces/{slug}/secrets/{name}/rotate`, scope `secrets:write`.
   *
   * Gives a secret a new value. The old value is accepted alongside the new one for an overlap period, so requests in flight do not fail. Rotating a secret that requires rotation makes it usable again. The new value is not returned.
   *
   * Requires the scope `secrets:write`, which `secrets:destructive` includes.
   *
   * @param slug The slug of the workspace.
   * @param name The name of the secret, unique within the workspace.
   * @param body The new value. Omit it to let the service generate one.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The secret was rotated.
   *
   * Provisional: The response is the secret's metadata, with the end of the overlap period.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const secret = await api.secrets.rotate('acme', 'stripe_api_key');
   */
  rotate(slug: string, name: string, body?: RotateSecretRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'rotateSecret'>;
}

/** {@link SecretsMethods.list} as a function of a client. */
export const listSecrets: Operation<SecretsMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/secrets', ['data'], { purpose: null, zdr: true, 'overlap_ends_at?': '' });

/** {@link SecretsMethods.set} as a function of a client. */
export const setSecret: Operation<SecretsMethods['set']> = /* @__PURE__ */ call('PUT', '/workspaces/{slug}/secrets', 'body');

/** {@link SecretsMethods.createProxyUrl} as a function of a client. */
export const createProxyUrl: Operation<SecretsMethods['createProxyUrl']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/secrets/proxy-url', 'body');

/** {@link SecretsMethods.delete} as a function of a client. */
export const deleteSecret: Operation<SecretsMethods['delete']> = /* @__PURE__ */ call('DELETE', '/workspaces/{slug}/secrets/{name}');

/** {@link SecretsMethods.rotate} as a function of a client. */
export const rotateSecret: Operation<SecretsMethods['rotate']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/secrets/{name}/rotate', 'body');

/** The functions of {@link SecretsMethods}, by their names there. */
export const secrets = { list: listSecrets, set: setSecret, createProxyUrl, delete: deleteSecret, rotate: rotateSecret };

/** Automations of a workspace and their runs. */
export interface AgentsMethods {
  /**
   * List agents: `GET /workspaces/{slug}/agents`, scope `agents:read`.
   *
   * Returns the workspace's agents, newest first.
   *
   * Requires the scope `agents:read`, which `agents:write` includes.
   *
   * Provisional: Agents are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const agent of api.agents.list('acme')) console.log(agent);
   */
  list(slug: string, options?: ListOptions<'listAgents'>): List<Agent>;
  /**
   * Create an agent: `POST /workspaces/{slug}/agents`, scope `agents:write`.
   *
   * Creates an agent. A new agent is inactive and has no runs until it is activated.
   *
   * Requires the scope `agents:write`.
   *
   * @param slug The slug of the workspace.
   * @param body The agent. Provisional: The body has a required name, and optionally a task, a schedule and a trigger.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The new agent, inactive.
   *
   * Provisional: The response is the agent with 201.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.create('acme', {
   *   name: 'Stock watcher',
   *   task: 'Warn when a coffee is about to run out.',
   *   schedule: '*\/30 * * * *',
   * });
   */
  create(slug: string, body: CreateAgentRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'createAgent'>;
  /**
   * Get an agent: `GET /workspaces/{slug}/agents/{id}`, scope `agents:read`.
   *
   * Returns an agent of the workspace.
   *
   * Requires the scope `agents:read`, which `agents:write` includes.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @returns The agent.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.get('acme', 'agt_01K9REFUND');
   */
  get(slug: string, id: string, options?: CallOptions): ResponsePromise<'getAgent'>;
  /**
   * Activate an agent: `POST /workspaces/{slug}/agents/{id}/activate`, scope `agents:write`.
   *
   * Lets the agent run on its schedule or trigger. Activating an active agent has no effect.
   *
   * Requires the scope `agents:write`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The agent is active.
   *
   * Provisional: The response is the agent with 200, even if it was active before.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.activate('acme', 'agt_01K9REFUND');
   */
  activate(slug: string, id: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'activateAgent'>;
  /**
   * Deactivate an agent: `POST /workspaces/{slug}/agents/{id}/deactivate`, scope `agents:write`.
   *
   * Stops the agent from starting new runs. Runs in progress continue to completion, and their pending approvals can still be decided. Deactivating an inactive agent has no effect.
   *
   * Requires the scope `agents:write`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The agent is inactive.
   *
   * Provisional: The response is the agent with 200, even if it was inactive before.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.deactivate('acme', 'agt_01K9REFUND');
   */
  deactivate(slug: string, id: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'deactivateAgent'>;
  /**
   * List an agent's runs: `GET /workspaces/{slug}/agents/{id}/runs`, scope `agents:read`.
   *
   * Returns the agent's runs, newest first.
   *
   * Requires the scope `agents:read`, which `agents:write` includes.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @param options.limit The maximum number of records per page. Provisional: A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const run of api.agents.listRuns('acme', 'agt_01K9REFUND')) console.log(run);
   */
  listRuns(slug: string, id: string, options?: ListOptions<'listRuns'>): List<Run>;
}

/** {@link AgentsMethods.list} as a function of a client. */
export const listAgents: Operation<AgentsMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/agents', ['data'], { task: null, schedule: null, trigger: null });

/** {@link AgentsMethods.create} as a function of a client. */
export const createAgent: Operation<AgentsMethods['create']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/agents', 'body');

/** {@link AgentsMethods.get} as a function of a client. */
export const getAgent: Operation<AgentsMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/agents/{id}');

/** {@link AgentsMethods.activate} as a function of a client. */
export const activateAgent: Operation<AgentsMethods['activate']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/agents/{id}/activate');

/** {@link AgentsMethods.deactivate} as a function of a client. */
export const deactivateAgent: Operation<AgentsMethods['deactivate']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/agents/{id}/deactivate');

/** {@link AgentsMethods.listRuns} as a function of a client. */
export const listRuns: Operation<AgentsMethods['listRuns']> = /* @__PURE__ */ list('/workspaces/{slug}/agents/{id}/runs', ['data'], { started_at: null, finished_at: null, approval_id: null });

/** The functions of {@link AgentsMethods}, by their names there. */
export const agents = { list: listAgents, create: createAgent, get: getAgent, activate: activateAgent, deactivate: deactivateAgent, listRuns };

/** Subscriptions to the events of a workspace. */
export interface WebhooksMethods {
  /**
   * List webhook subscriptions: `GET /workspaces/{slug}/webhooks`, scope `webhooks:read`.
   *
   * Returns the workspace's webhook subscriptions, newest first, without their secrets.
   *
   * Requires the scope `webhooks:read`, which `webhooks:write` and `webhooks:destructive` include.
   *
   * Provisional: This operation follows the conventions of the other resources.
   *
   * Provisional: Subscriptions are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const webhookSubscription of api.webhooks.list('acme')) console.log(webhookSubscription);
   */
  list(slug: string, options?: ListOptions<'listWebhookSubscriptions'>): List<WebhookSubscription>;
  /**
   * Create a webhook subscription: `POST /workspaces/{slug}/webhooks`, scope `webhooks:write`.
   *
   * Subscribes a URL to events of the workspace. The signing secret is returned only in this response.
   *
   * Requires the scope `webhooks:write`, which `webhooks:destructive` includes.
   *
   * Provisional: This operation follows the conventions of the other resources.
   *
   * @param slug The slug of the workspace.
   * @param body The URL and the events to deliver to it.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The subscription, with its signing secret.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const webhookSubscriptionCreated = await api.webhooks.create('acme', {
   *   url: 'https://hooks.acme.example/workspace-events',
   *   events: ['pages.published', 'forms.submitted'],
   * });
   */
  create(slug: string, body: CreateWebhookSubscriptionRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'createWebhookSubscription'>;
  /**
   * Get a webhook subscription: `GET /workspaces/{slug}/webhooks/{id}`, scope `webhooks:read`.
   *
   * Returns a webhook subscription, without its secret.
   *
   * Requires the scope `webhooks:read`, which `webhooks:write` and `webhooks:destructive` include.
   *
   * Provisional: This operation follows the conventions of the other resources.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the webhook subscription.
   * @returns The subscription.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const webhookSubscription = await api.webhooks.get('acme', 'wh_01K9ORDERS');
   */
  get(slug: string, id: string, options?: CallOptions): ResponsePromise<'getWebhookSubscription'>;
  /**
   * Delete a webhook subscription: `DELETE /workspaces/{slug}/webhooks/{id}`, scope `webhooks:destructive`.
   *
   * Deletes a subscription and stops its deliveries. To get a new secret, delete the subscription and create it again.
   *
   * Requires the scope `webhooks:destructive`.
   *
   * Provisional: This operation follows the conventions of the other resources.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the webhook subscription.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The subscription was deleted.
   *
   * Provisional: The response has the status 204 and no body.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * await api.webhooks.delete('acme', 'wh_01K9ORDERS');
   */
  delete(slug: string, id: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'deleteWebhookSubscription'>;
}

/** {@link WebhooksMethods.list} as a function of a client. */
export const listWebhookSubscriptions: Operation<WebhooksMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/webhooks', ['data'], { events: [], paused_until: null });

/** {@link WebhooksMethods.create} as a function of a client. */
export const createWebhookSubscription: Operation<WebhooksMethods['create']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/webhooks', 'body');

/** {@link WebhooksMethods.get} as a function of a client. */
export const getWebhookSubscription: Operation<WebhooksMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/webhooks/{id}');

/** {@link WebhooksMethods.delete} as a function of a client. */
export const deleteWebhookSubscription: Operation<WebhooksMethods['delete']> = /* @__PURE__ */ call('DELETE', '/workspaces/{slug}/webhooks/{id}');

/** The functions of {@link WebhooksMethods}, by their names there. */
export const webhooks = { list: listWebhookSubscriptions, create: createWebhookSubscription, get: getWebhookSubscription, delete: deleteWebhookSubscription };

// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Workspace } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

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

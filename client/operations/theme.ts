// Generated from openapi/ by `npm run generate`. Do not edit.
import type { JsonPatch } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';

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

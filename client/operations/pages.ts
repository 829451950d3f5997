// Generated from openapi/ by `npm run generate`. Do not edit.
import type { JsonPatch, PageSummary, RollbackPageRequest } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

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

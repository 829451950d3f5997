// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Approval, ApprovalDecisionRequest } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

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

// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ChangePlanRequest, Invoice, SetPaymentMethodRequest } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation, OperationQuery } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

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

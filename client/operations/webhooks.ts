// Generated from openapi/ by `npm run generate`. Do not edit.
import type { CreateWebhookSubscriptionRequest, WebhookSubscription } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

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

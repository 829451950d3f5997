// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ProxyUrlRequest, RotateSecretRequest, Secret, SetSecretRequest } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

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
   * @param name Identifies the record. It may be a member of the body instead.
   * @param body The secret.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The secret was overwritten.
   *
   * Provisional: The response is the metadata: with 200 if the secret existed, otherwise with 201.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const secret = await api.secrets.set('acme', 'maps_api_key', {
   *   value: 'mk_example_not_a_real_key',
   *   purpose: 'maps',
   *   residency: 'eu',
   *   zdr: true,
   * });
   */
  set(slug: string, ...input: [name: string, body: Omit<SetSecretRequest, 'name'>, options?: CallOptions & { idempotencyKey?: string | undefined }] | [body: SetSecretRequest, options?: CallOptions & { idempotencyKey?: string | undefined }]): ResponsePromise<'setSecret'>;
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
export const setSecret: Operation<SecretsMethods['set']> = /* @__PURE__ */ call('PUT', '/workspaces/{slug}/secrets', 'body', 'name');

/** {@link SecretsMethods.createProxyUrl} as a function of a client. */
export const createProxyUrl: Operation<SecretsMethods['createProxyUrl']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/secrets/proxy-url', 'body');

/** {@link SecretsMethods.delete} as a function of a client. */
export const deleteSecret: Operation<SecretsMethods['delete']> = /* @__PURE__ */ call('DELETE', '/workspaces/{slug}/secrets/{name}');

/** {@link SecretsMethods.rotate} as a function of a client. */
export const rotateSecret: Operation<SecretsMethods['rotate']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/secrets/{name}/rotate', 'body');

/** The functions of {@link SecretsMethods}, by their names there. */
export const secrets = { list: listSecrets, set: setSecret, createProxyUrl, delete: deleteSecret, rotate: rotateSecret };

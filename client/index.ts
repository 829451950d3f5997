export type { PageDocument as Page } from '@workspace-api/contract';
export type { DatedMethods, DatedPromise, WithDates } from './calls/dates.ts';
export type { Caller, CallOptions, Operation, OperationResult, ResponsePromise } from './calls/operation.ts';
export * from './create-client.ts';
export * from './create-workspace-client.ts';
export { csv, parseCsv } from './encodings/csv.ts';
export {
  type AnyRecord,
  type Columns,
  DecodeError,
  type Encoding,
  type PageEnd,
} from './encodings/encoding.ts';
export { IncompleteStreamError, ndjson, readNdjson } from './encodings/ndjson.ts';
export { parseTson, tson } from './encodings/tson.ts';
export { bearerToken, type Token } from './fetch/bearer-token.ts';
export { type Clock, systemClock } from './fetch/clock.ts';
export { type CallLimits, createFetch, type FetchOptions } from './fetch/create-fetch.ts';
export { idempotencyKeys } from './fetch/idempotency-keys.ts';
export { type Retry, type RetryOptions, retries } from './fetch/retries.ts';
export { timeouts } from './fetch/timeouts.ts';
export { validateResponses } from './fetch/validate-responses.ts';
export { type FetchWrapper, type Send, wrapFetch } from './fetch/wrap-fetch.ts';
export * from './hooks/hooks.ts';
export * from './lists/export-list.ts';
export { CursorError } from './lists/list.ts';
export type * from './lists/list-options.ts';
export type * from './operations/records.ts';
export type { WorkspaceMethods } from './operations/resources.ts';
export { ApiError } from './results/api-error.ts';
export type { ErrorResponse, NoResponse, Result, Success } from './results/result.ts';
export { toResult, unwrap } from './results/to-result.ts';
export * from './results/transport-errors.ts';
export { type Lock, SessionEndedError, type SessionOptions } from './session/refresh.ts';
export { session } from './session/session.ts';
export * from './session/sign-in.ts';
export type { SessionTokens } from './session/token-request.ts';
export * from './webhooks/dedupe-events.ts';
export * from './webhooks/verify-webhook.ts';

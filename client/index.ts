export type { PageDocument as Page } from '@workspace-api/contract';
export { type CallerOptions, createCaller } from './calls/create-caller.ts';
export type { Caller, CallOptions, Operation, ResponsePromise } from './calls/operation.ts';
export { createClient, type WorkspaceFetchClient } from './create-client.ts';
export { createMethods, createWorkspaceClient } from './create-workspace-client.ts';
export { csv, parseCsv } from './encodings/csv.ts';
export { DecodeError } from './encodings/decode-error.ts';
export type { AnyRecord, Columns, Encoding, PageEnd } from './encodings/encoding.ts';
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
export type { ClientOptions } from './hooks/client-options.ts';
export { type Hooks, hooks, type ReceivedResponse, type SentRequest } from './hooks/hooks.ts';
export { CursorError } from './lists/list.ts';
export type { List, ListOptions, ListPage, RawForm, RawOptions } from './lists/list-options.ts';
export type * from './operations/records.ts';
export type { WorkspaceMethods } from './operations/resources.ts';
export { ApiError, type ErrorEnvelope } from './results/api-error.ts';
export type { ErrorResponse, NoResponse, Result, Success } from './results/result.ts';
export { toResult } from './results/to-result.ts';
export {
  EmptyBodyError,
  isTransportError,
  NetworkError,
  RedirectError,
  TimeoutError,
  type TransportError,
  TruncatedBodyError,
  UnexpectedBodyError,
} from './results/transport-errors.ts';
export { unwrap } from './results/unwrap.ts';
export { type FinishSignInOptions, finishSignIn } from './session/finish-sign-in.ts';
export { type Lock, SessionEndedError, type SessionOptions } from './session/refresh.ts';
export { session } from './session/session.ts';
export { SignInError, type SignInFailure } from './session/sign-in-error.ts';
export { type SignIn, type StartSignInOptions, startSignIn } from './session/start-sign-in.ts';
export type { SessionTokens } from './session/token-request.ts';
export {
  dedupeEvents,
  type EventStore,
  type HandleOnce,
  memoryEventStore,
} from './webhooks/dedupe-events.ts';
export {
  type RawBody,
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookHeaders,
  type WebhookRejection,
  type WebhookVerification,
} from './webhooks/verify-webhook.ts';
export type { WebhookEvent } from './webhooks/webhook-event.ts';

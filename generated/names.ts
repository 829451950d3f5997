// Generated from openapi/ by `npm run generate`. Do not edit.

/** The headers that the contract names, by their names as variables. */
export const headerNames = {
  "billingReminder": "X-Billing-Reminder",
  "contentEncoding": "Content-Encoding",
  "etag": "ETag",
  "idempotencyKey": "Idempotency-Key",
  "idempotentReplayed": "Idempotent-Replayed",
  "ifMatch": "If-Match",
  "nextCursor": "X-Next-Cursor",
  "rateLimitLimit": "X-RateLimit-Limit",
  "rateLimitRemaining": "X-RateLimit-Remaining",
  "rateLimitReset": "X-RateLimit-Reset",
  "retryAfter": "Retry-After",
  "svcDeliveryId": "svc-delivery-id",
  "svcEvent": "svc-event",
  "svcSignature": "svc-signature",
  "svcTimestamp": "svc-timestamp",
  "vary": "Vary"
} as const;

/** The headers that the operations accept, likewise. */
export const requestHeaders = {
  "idempotencyKey": "Idempotency-Key",
  "ifMatch": "If-Match"
} as const;

// A constant for each header, so that a bundle contains only the headers that it uses.
export const billingReminderHeader = "X-Billing-Reminder";
export const contentEncodingHeader = "Content-Encoding";
export const etagHeader = "ETag";
export const idempotencyKeyHeader = "Idempotency-Key";
export const idempotentReplayedHeader = "Idempotent-Replayed";
export const ifMatchHeader = "If-Match";
export const nextCursorHeader = "X-Next-Cursor";
export const rateLimitLimitHeader = "X-RateLimit-Limit";
export const rateLimitRemainingHeader = "X-RateLimit-Remaining";
export const rateLimitResetHeader = "X-RateLimit-Reset";
export const retryAfterHeader = "Retry-After";
export const svcDeliveryIdHeader = "svc-delivery-id";
export const svcEventHeader = "svc-event";
export const svcSignatureHeader = "svc-signature";
export const svcTimestampHeader = "svc-timestamp";
export const varyHeader = "Vary";

/** The media types of the contract's bodies, by their short name. */
export const mediaTypes = {
  "csv": "text/csv",
  "json": "application/json",
  "ndjson": "application/x-ndjson",
  "tson": "application/tson"
} as const;

/** The only valid values of parameters, by the parameter's name, in the contract's order. */
export const parameterValues = {
  "format": [
    "json",
    "ndjson",
    "csv",
    "tson"
  ],
  "level": [
    "debug",
    "info",
    "warn",
    "error"
  ],
  "status": [
    "pending",
    "approved",
    "denied"
  ]
} as const;

/** The version of the contract (`info.version`). */
export const contractVersion = "0.2.0";

// Generated from openapi/ by `npm run generate`. Do not edit.

/** The headers that the contract names, by their component's name. */
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

/** The media types of the contract's bodies, by their short name. */
export const mediaTypes = {
  "csv": "text/csv",
  "json": "application/json",
  "ndjson": "application/x-ndjson",
  "tson": "application/tson"
} as const;

/** The version of the contract (`info.version`). */
export const contractVersion = "0.2.0";

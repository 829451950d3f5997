// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * Whether to retry a request that got an error: never unchanged; with the same idempotency key, after the remedy; or with the
 * same idempotency key, after the delay of `Retry-After`.
 */
export type ErrorRetry = 'never' | 'same-key' | 'after-delay';

/** What to do about an error. Strings may contain code in backquotes. */
export type ErrorAdvice = {
  readonly statuses: readonly number[];
  /** When it occurs, as a sentence. */
  readonly when: string;
  /** What to do, in one or two sentences. */
  readonly remedy: string;
  readonly retry: ErrorRetry;
};

/** For each `code` of an error, each `details.hint`, and each `details.kind` of a conflict. */
export const errorAdvice = {
  "codes": {
    "validation_failed": {
      "statuses": [
        400,
        431
      ],
      "when": "The body, the query or a header is invalid for the operation.",
      "remedy": "Correct the fields that `fields` lists.",
      "retry": "never"
    },
    "invalid_patch": {
      "statuses": [
        400
      ],
      "when": "An operation of the JSON Patch failed: its path does not exist, its `test` does not match, or the result is invalid.",
      "remedy": "Read the draft again and create the patch from it.",
      "retry": "never"
    },
    "invalid_cursor": {
      "statuses": [
        400
      ],
      "when": "The cursor is malformed or has expired.",
      "remedy": "Start again from the first page.",
      "retry": "never"
    },
    "invalid_plan": {
      "statuses": [
        400
      ],
      "when": "No plan has this id.",
      "remedy": "Use the id of an existing plan.",
      "retry": "never"
    },
    "invalid_token": {
      "statuses": [
        400
      ],
      "when": "The payment processor rejected the payment token, or it has expired.",
      "remedy": "Get another token from the payment processor.",
      "retry": "never"
    },
    "invalid_grant": {
      "statuses": [
        400
      ],
      "when": "The authorization code or refresh token is unknown, was used before, or does not match its verifier.",
      "remedy": "Sign in again.",
      "retry": "never"
    },
    "token_expired": {
      "statuses": [
        401
      ],
      "when": "The access token of a session has expired.",
      "remedy": "Refresh the session, then send the request again.",
      "retry": "same-key"
    },
    "unauthorized": {
      "statuses": [
        401
      ],
      "when": "The token is missing, malformed, unknown or revoked, or something else blocks its access.",
      "remedy": "See `details.hint`.",
      "retry": "never"
    },
    "insufficient_scope": {
      "statuses": [
        403
      ],
      "when": "The token lacks the scope of the operation.",
      "remedy": "Use a token with the scope in `details.required_scope`.",
      "retry": "never"
    },
    "workspace_forbidden": {
      "statuses": [
        403
      ],
      "when": "The session has no access to the workspace of the switch, or the request used an API key.",
      "remedy": "Switch to a workspace that the user can access, or create an API key in the other workspace.",
      "retry": "never"
    },
    "policy_denied": {
      "statuses": [
        403
      ],
      "when": "A policy rule of the workspace blocks the request.",
      "remedy": "Contact the maintainer of the policy rule in `details.rule_id`.",
      "retry": "never"
    },
    "not_found": {
      "statuses": [
        404
      ],
      "when": "The record or the workspace does not exist, or is not visible to the token.",
      "remedy": "Check the id or slug, and the workspace and mode of the token.",
      "retry": "never"
    },
    "workspace_not_found": {
      "statuses": [
        404
      ],
      "when": "No workspace with this slug exists or is visible to the token. Sent by billing operations.",
      "remedy": "Check the slug, and the workspace of the token.",
      "retry": "never"
    },
    "not_acceptable": {
      "statuses": [
        406
      ],
      "when": "The operation does not support the requested encoding. Only lists support encodings other than JSON.",
      "remedy": "Send `Accept: application/json`.",
      "retry": "never"
    },
    "conflict": {
      "statuses": [
        409
      ],
      "when": "The request conflicts with the current state.",
      "remedy": "See `details.kind`. Without a kind, read the draft again and repeat the change.",
      "retry": "never"
    },
    "already_decided": {
      "statuses": [
        409
      ],
      "when": "The approval is already approved or denied.",
      "remedy": "Do nothing: a decision is final.",
      "retry": "never"
    },
    "payload_too_large": {
      "statuses": [
        413
      ],
      "when": "The body is larger than the service accepts.",
      "remedy": "Send less data in one request.",
      "retry": "never"
    },
    "IDEMPOTENCY_MISMATCH": {
      "statuses": [
        422
      ],
      "when": "The idempotency key was already used with another body.",
      "remedy": "Use a new key for each new request.",
      "retry": "never"
    },
    "plan_change_not_allowed": {
      "statuses": [
        422
      ],
      "when": "The plan cannot be changed at the moment.",
      "remedy": "First end what blocks the change, such as a trial or a pending cancellation.",
      "retry": "never"
    },
    "payment_method_declined": {
      "statuses": [
        422
      ],
      "when": "The payment processor declined the card.",
      "remedy": "Use another card.",
      "retry": "never"
    },
    "rate_limited": {
      "statuses": [
        429
      ],
      "when": "The token has sent too many requests.",
      "remedy": "Wait for `Retry-After` seconds.",
      "retry": "after-delay"
    },
    "internal_error": {
      "statuses": [
        500
      ],
      "when": "The service failed.",
      "remedy": "Retry with exponential backoff and jitter, starting at one second. Treat any other 5xx the same way.",
      "retry": "same-key"
    },
    "upstream_unavailable": {
      "statuses": [
        503
      ],
      "when": "An upstream provider of the service failed.",
      "remedy": "Send the request again with exponential backoff if `details.retryable` is true. With the hint `rotate_secret`, rotate the secret first.",
      "retry": "same-key"
    },
    "residency_violation": {
      "statuses": [
        403
      ],
      "when": "The secret is restricted to a region other than the runtime's.",
      "remedy": "Use the secret from its own region.",
      "retry": "never"
    }
  },
  "hints": {
    "token_expired": {
      "statuses": [
        401
      ],
      "when": "The access token of a session has expired. `Retry-After` is 0.",
      "remedy": "Refresh the session, then send the request again immediately.",
      "retry": "same-key"
    },
    "token_revoked": {
      "statuses": [
        401
      ],
      "when": "The token was revoked permanently.",
      "remedy": "Sign in again, or create another key.",
      "retry": "never"
    },
    "invalid_credentials": {
      "statuses": [
        401
      ],
      "when": "The token is missing, malformed or unknown.",
      "remedy": "Send a valid token.",
      "retry": "never"
    },
    "workspace_locked": {
      "statuses": [
        401
      ],
      "when": "The workspace is on a billing or compliance hold. Sent with 401 or 403.",
      "remedy": "Resolve the hold in the console.",
      "retry": "same-key"
    },
    "mfa_required": {
      "statuses": [
        401
      ],
      "when": "The session lacks its second factor. Sent with 401 or 403.",
      "remedy": "Complete the second factor, then send the request again.",
      "retry": "same-key"
    },
    "missing_scope": {
      "statuses": [
        403
      ],
      "when": "The token lacks the scope in `required_scope`.",
      "remedy": "Use a token with that scope.",
      "retry": "never"
    },
    "rotate_secret": {
      "statuses": [
        503
      ],
      "when": "A provider requires a new value of the secret.",
      "remedy": "Rotate the secret, then send the request again.",
      "retry": "same-key"
    }
  },
  "kinds": {
    "slug_in_use": {
      "statuses": [
        409
      ],
      "when": "Another record has this slug.",
      "remedy": "Choose another slug, or update the record that has it.",
      "retry": "never"
    },
    "version_mismatch": {
      "statuses": [
        409
      ],
      "when": "The draft has changed since the version in `If-Match`.",
      "remedy": "Read the draft again, apply the change, and send it with the version in `current_version`.",
      "retry": "never"
    },
    "already_published": {
      "statuses": [
        409
      ],
      "when": "A deployment was promoted during a build. Deployments are not part of this version of the API.",
      "remedy": "Wait for the build, then promote the version that you want.",
      "retry": "never"
    },
    "name_taken": {
      "statuses": [
        409
      ],
      "when": "Another record has this name; names are unique per workspace.",
      "remedy": "Choose another name.",
      "retry": "never"
    },
    "tombstoned": {
      "statuses": [
        409
      ],
      "when": "The slug belonged to a record that was deleted, or given another slug, recently.",
      "remedy": "Wait until the slug is free, or choose another one.",
      "retry": "never"
    }
  }
} as const satisfies Readonly<Record<'codes' | 'hints' | 'kinds', Readonly<Record<string, ErrorAdvice>>>>;

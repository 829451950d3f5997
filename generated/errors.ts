// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every declared error, by the name of its example. */
export const errors = {
  "already-decided": {
    "status": 409,
    "tolerated": [],
    "listed": true,
    "code": "already_decided",
    "message": "This approval has already been decided."
  },
  "already-published": {
    "status": 409,
    "tolerated": [],
    "listed": true,
    "code": "conflict",
    "message": "A deployment was promoted while this build was running.",
    "details": {
      "kind": "already_published"
    }
  },
  "concurrent-edit": {
    "status": 409,
    "tolerated": [],
    "listed": true,
    "code": "conflict",
    "message": "The draft is being edited by someone else. Read it again, then repeat the request."
  },
  "cursor-not-found": {
    "status": 404,
    "tolerated": [],
    "listed": true,
    "code": "not_found",
    "message": "The cursor has expired. Start again from the first page."
  },
  "headers-too-large": {
    "status": 431,
    "tolerated": [
      {
        "status": "4XX"
      }
    ],
    "listed": false,
    "code": "validation_failed",
    "message": "The request line and the headers of a request are limited to 16 KB.",
    "fields": [
      {
        "path": "",
        "reason": "too_long",
        "message": "The request line and the headers exceed 16 KB."
      }
    ]
  },
  "idempotency-mismatch": {
    "status": 422,
    "tolerated": [],
    "listed": true,
    "code": "IDEMPOTENCY_MISMATCH",
    "message": "This Idempotency-Key was already used with a different request body."
  },
  "insufficient-scope": {
    "status": 403,
    "tolerated": [],
    "listed": true,
    "code": "insufficient_scope",
    "message": "The token lacks the scope agents:write.",
    "details": {
      "required_scope": "agents:write",
      "hint": "missing_scope"
    }
  },
  "internal-error": {
    "status": 500,
    "tolerated": [
      {
        "status": "5XX"
      }
    ],
    "listed": false,
    "code": "internal_error",
    "message": "An internal error occurred. Try again later."
  },
  "invalid-cursor": {
    "status": 400,
    "tolerated": [
      {
        "status": "404"
      },
      {
        "status": "404",
        "code": "invalid_cursor"
      }
    ],
    "listed": true,
    "code": "invalid_cursor",
    "message": "The cursor is malformed or has expired. Start again from the first page."
  },
  "invalid-grant": {
    "status": 400,
    "tolerated": [
      {
        "status": "4XX"
      }
    ],
    "listed": false,
    "code": "invalid_grant",
    "message": "The grant is unknown, was already used or does not match its verifier. Sign in again."
  },
  "invalid-idempotency-key": {
    "status": 400,
    "tolerated": [
      {
        "status": "4XX"
      }
    ],
    "listed": true,
    "code": "validation_failed",
    "message": "The request failed validation. See fields for each problem.",
    "fields": [
      {
        "path": "/Idempotency-Key",
        "reason": "too_long",
        "message": "An idempotency key must not exceed 255 characters."
      }
    ]
  },
  "invalid-patch": {
    "status": 400,
    "tolerated": [],
    "listed": true,
    "code": "invalid_patch",
    "message": "The patch cannot be applied because the path /tree/children/9 does not exist.",
    "details": {
      "operation": 0,
      "path": "/tree/children/9"
    }
  },
  "invalid-payment-token": {
    "status": 400,
    "tolerated": [],
    "listed": true,
    "code": "invalid_token",
    "message": "The payment token was rejected or has expired. Create a new one and try again."
  },
  "invalid-plan": {
    "status": 400,
    "tolerated": [],
    "listed": true,
    "code": "invalid_plan",
    "message": "No plan has the id platinum."
  },
  "malformed-json": {
    "status": 400,
    "tolerated": [
      {
        "status": "4XX"
      }
    ],
    "listed": true,
    "code": "validation_failed",
    "message": "The request body is not valid JSON.",
    "fields": [
      {
        "path": "",
        "reason": "format_mismatch",
        "message": "The body could not be parsed as JSON."
      }
    ]
  },
  "malformed-request": {
    "status": 400,
    "tolerated": [
      {
        "status": "4XX"
      }
    ],
    "listed": false,
    "code": "validation_failed",
    "message": "The request is not valid HTTP.",
    "fields": [
      {
        "path": "",
        "reason": "format_mismatch",
        "message": "The request could not be read."
      }
    ]
  },
  "mfa-required": {
    "status": 401,
    "tolerated": [
      {
        "status": "401"
      },
      {
        "status": "403"
      }
    ],
    "listed": true,
    "code": "unauthorized",
    "message": "Complete a multi-factor challenge and try again.",
    "details": {
      "hint": "mfa_required"
    }
  },
  "name-taken": {
    "status": 409,
    "tolerated": [],
    "listed": true,
    "code": "conflict",
    "message": "A token named CI pipeline already exists in this workspace.",
    "details": {
      "kind": "name_taken"
    }
  },
  "not-acceptable": {
    "status": 406,
    "tolerated": [],
    "listed": true,
    "code": "not_acceptable",
    "message": "This endpoint does not support the requested encoding."
  },
  "not-found": {
    "status": 404,
    "tolerated": [],
    "listed": true,
    "code": "not_found",
    "message": "The resource does not exist or is not visible to this token."
  },
  "payload-too-large": {
    "status": 413,
    "tolerated": [
      {
        "status": "4XX"
      }
    ],
    "listed": false,
    "code": "payload_too_large",
    "message": "The request body is larger than 1 MB."
  },
  "payment-method-declined": {
    "status": 422,
    "tolerated": [],
    "listed": true,
    "code": "payment_method_declined",
    "message": "The payment processor declined the card."
  },
  "plan-change-not-allowed": {
    "status": 422,
    "tolerated": [],
    "listed": true,
    "code": "plan_change_not_allowed",
    "message": "The plan cannot be changed because a cancellation is pending."
  },
  "policy-denied": {
    "status": 403,
    "tolerated": [],
    "listed": true,
    "code": "policy_denied",
    "message": "A policy of the workspace blocks this request.",
    "details": {
      "rule_id": "rule_01K9FREEZE",
      "resource": "agents",
      "action": "write"
    }
  },
  "rate-limited": {
    "status": 429,
    "tolerated": [],
    "listed": true,
    "code": "rate_limited",
    "message": "The rate limit of this token is exceeded. Wait for the time given in Retry-After."
  },
  "residency-violation": {
    "status": 403,
    "tolerated": [
      {
        "status": "4XX",
        "code": "residency_violation"
      },
      {
        "status": "5XX",
        "code": "residency_violation"
      }
    ],
    "listed": true,
    "code": "residency_violation",
    "message": "The secret may only be used by a runtime in its own region."
  },
  "rotate-secret": {
    "status": 503,
    "tolerated": [
      {
        "status": "5XX",
        "code": "upstream_unavailable"
      }
    ],
    "listed": true,
    "code": "upstream_unavailable",
    "message": "The provider requires this secret to be rotated before it can be used.",
    "details": {
      "upstream": "payments",
      "retryable": false,
      "request_id": "req_01K9ROTATE",
      "hint": "rotate_secret"
    }
  },
  "session-required": {
    "status": 403,
    "tolerated": [
      {
        "status": "4XX"
      }
    ],
    "listed": true,
    "code": "workspace_forbidden",
    "message": "An API key belongs to one workspace. Sign in, or create a key in the other workspace."
  },
  "slug-in-use": {
    "status": 409,
    "tolerated": [],
    "listed": true,
    "code": "conflict",
    "message": "A page with the slug menu already exists.",
    "details": {
      "kind": "slug_in_use"
    }
  },
  "token-expired": {
    "status": 401,
    "tolerated": [],
    "listed": true,
    "code": "token_expired",
    "message": "The access token has expired. Refresh it and try again.",
    "details": {
      "hint": "token_expired"
    }
  },
  "token-revoked": {
    "status": 401,
    "tolerated": [],
    "listed": true,
    "code": "unauthorized",
    "message": "The token was revoked. Authenticate again from the start.",
    "details": {
      "hint": "token_revoked"
    }
  },
  "tombstoned": {
    "status": 409,
    "tolerated": [],
    "listed": true,
    "code": "conflict",
    "message": "The slug spring-menu belonged to a recently deleted resource and is still reserved.",
    "details": {
      "kind": "tombstoned"
    }
  },
  "unauthorized": {
    "status": 401,
    "tolerated": [],
    "listed": true,
    "code": "unauthorized",
    "message": "A valid bearer token is required.",
    "details": {
      "hint": "invalid_credentials"
    }
  },
  "upstream-unavailable": {
    "status": 503,
    "tolerated": [
      {
        "status": "5XX",
        "code": "upstream_unavailable"
      }
    ],
    "listed": true,
    "code": "upstream_unavailable",
    "message": "The database provider is unavailable. Try again later.",
    "details": {
      "upstream": "database",
      "retryable": true,
      "request_id": "req_01K9UPSTREAM"
    }
  },
  "validation-failed": {
    "status": 400,
    "tolerated": [],
    "listed": true,
    "code": "validation_failed",
    "message": "The request failed validation. See fields for each problem.",
    "fields": [
      {
        "path": "/name",
        "reason": "missing",
        "message": "A name is required."
      }
    ]
  },
  "version-mismatch": {
    "status": 409,
    "tolerated": [],
    "listed": true,
    "code": "conflict",
    "message": "The draft has changed since revision 6. Read it again and repeat the edit.",
    "details": {
      "kind": "version_mismatch",
      "current_version": "7"
    }
  },
  "workspace-forbidden": {
    "status": 403,
    "tolerated": [],
    "listed": true,
    "code": "workspace_forbidden",
    "message": "This session has no access to the workspace initech."
  },
  "workspace-locked": {
    "status": 401,
    "tolerated": [
      {
        "status": "401"
      },
      {
        "status": "403"
      }
    ],
    "listed": true,
    "code": "unauthorized",
    "message": "The workspace is on hold. Resolve the hold in the console.",
    "details": {
      "hint": "workspace_locked"
    }
  },
  "workspace-not-found": {
    "status": 404,
    "tolerated": [
      {
        "status": "404",
        "code": "not_found"
      }
    ],
    "listed": true,
    "code": "workspace_not_found",
    "message": "No workspace has the slug initech."
  }
} as const;

/** Another permitted response to an error's condition: a status (`404`) or class (`5XX`), with any code if `code` is absent. */
export type ToleratedError = { readonly status: string; readonly code?: string };

/** The name of a declared error, e.g. `already-decided`. */
export type ErrorName = keyof typeof errors;

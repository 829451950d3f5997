// Generated from openapi/ by `npm run generate`. Do not edit.
import type { OperationShape } from './code/operation.ts';

const sharedResponses = {
  "AlreadyDecided": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "already-decided"
    ]
  },
  "ConcurrentEdit": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "concurrent-edit"
    ]
  },
  "DraftConflict": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "version-mismatch",
      "concurrent-edit"
    ]
  },
  "IdempotencyMismatch": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "idempotency-mismatch"
    ]
  },
  "InsufficientScope": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "insufficient-scope",
      "policy-denied"
    ]
  },
  "InternalError": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "internal-error"
    ],
    "provisional": "The code of an internal error is internal_error."
  },
  "InvalidBody": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "validation-failed",
      "malformed-json",
      "invalid-idempotency-key"
    ]
  },
  "InvalidGrant": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "validation-failed",
      "malformed-json",
      "invalid-grant"
    ]
  },
  "InvalidHeader": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ValidationError"
      }
    },
    "examples": [
      "invalid-idempotency-key"
    ],
    "provisional": "An idempotency key of more than 255 characters is a validation error."
  },
  "InvalidListQuery": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "validation-failed",
      "invalid-cursor"
    ]
  },
  "InvalidPatch": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "validation-failed",
      "malformed-json",
      "invalid-patch"
    ]
  },
  "InvalidPaymentMethod": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "validation-failed",
      "malformed-json",
      "invalid-payment-token"
    ]
  },
  "InvalidPlan": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "validation-failed",
      "malformed-json",
      "invalid-plan"
    ]
  },
  "InvalidQuery": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ValidationError"
      }
    },
    "examples": [
      "validation-failed"
    ]
  },
  "NameTaken": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "name-taken"
    ]
  },
  "NotAcceptable": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "not-acceptable"
    ]
  },
  "NotAcceptableOnStream": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "not-acceptable"
    ]
  },
  "NotFound": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "not-found"
    ]
  },
  "NotFoundOrExpiredCursor": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "cursor-not-found"
    ]
  },
  "PageConflict": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "version-mismatch",
      "concurrent-edit",
      "slug-in-use",
      "tombstoned"
    ]
  },
  "PayloadTooLarge": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "payload-too-large"
    ],
    "provisional": "A body may have 1 MB. A larger one gets 413."
  },
  "PaymentMethodDeclined": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "payment-method-declined",
      "idempotency-mismatch"
    ]
  },
  "PlanChangeNotAllowed": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "plan-change-not-allowed",
      "idempotency-mismatch"
    ]
  },
  "RateLimited": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitNoneRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      },
      "Retry-After": {
        "required": false,
        "header": "RetryAfter"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "rate-limited"
    ]
  },
  "ResidencyViolation": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "insufficient-scope",
      "policy-denied",
      "residency-violation"
    ]
  },
  "SecretUnavailable": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "upstream-unavailable",
      "rotate-secret"
    ],
    "provisional": "The status is 503. Treat any other 5xx in the same way."
  },
  "Unauthorized": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      },
      "Retry-After": {
        "required": false,
        "header": "RetryNow"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "unauthorized",
      "token-expired",
      "token-revoked",
      "workspace-locked",
      "mfa-required"
    ]
  },
  "UnknownListEncoding": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "not-acceptable"
    ],
    "provisional": "A list in an encoding that does not exist gets 406, as a single resource does."
  },
  "UpstreamUnavailable": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "upstream-unavailable"
    ],
    "provisional": "The status is 503. Treat any other 5xx in the same way."
  },
  "WorkspaceForbidden": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "insufficient-scope",
      "policy-denied",
      "workspace-forbidden",
      "session-required"
    ]
  },
  "WorkspaceNotFound": {
    "headers": {
      "X-RateLimit-Limit": {
        "required": false,
        "header": "RateLimitLimit"
      },
      "X-RateLimit-Remaining": {
        "required": false,
        "header": "RateLimitRemaining"
      },
      "X-RateLimit-Reset": {
        "required": false,
        "header": "RateLimitReset"
      }
    },
    "content": {
      "application/json": {
        "schema": "ErrorEnvelope"
      }
    },
    "examples": [
      "workspace-not-found"
    ]
  }
} as const;

/** Every operation of the contract, by its operationId. */
export const operations = {
  "getMe": {
    "id": "getMe",
    "method": "GET",
    "path": "/me",
    "server": "api",
    "tag": "identity",
    "summary": "Get the caller",
    "scope": "me:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Me"
          }
        },
        "examples": [
          "me"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope me:read.",
            "details": {
              "required_scope": "me:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "me",
              "action": "read"
            }
          }
        }
      },
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "getCliConfig": {
    "id": "getCliConfig",
    "method": "GET",
    "path": "/oauth/cli-config",
    "server": "console",
    "tag": "oauth",
    "summary": "Get the sign-in configuration",
    "scope": null,
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "CliConfig"
          }
        },
        "examples": [
          "cli-config"
        ]
      },
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "refreshSession": {
    "id": "refreshSession",
    "method": "POST",
    "path": "/oauth/refresh",
    "server": "api",
    "tag": "oauth",
    "summary": "Refresh a session",
    "scope": null,
    "scopeProvisional": "This operation needs no access token, because callers may not have a valid one.",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "RefreshSessionRequest",
      "example": "refresh-session-request"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "TokenSession"
          }
        },
        "examples": [
          "token-session-refreshed"
        ]
      },
      "400": {
        ...sharedResponses.InvalidGrant,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/refresh_token",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "exchangeAuthorizationCode": {
    "id": "exchangeAuthorizationCode",
    "method": "POST",
    "path": "/oauth/token",
    "server": "api",
    "tag": "oauth",
    "summary": "Exchange an authorization code",
    "scope": null,
    "scopeProvisional": "This operation needs no access token, because callers do not have one yet.",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ExchangeCodeRequest",
      "example": "exchange-code-request"
    },
    "responses": {
      "200": {
        "headers": {},
        "content": {
          "application/json": {
            "schema": "TokenSession"
          }
        },
        "examples": [
          "token-session"
        ]
      },
      "400": {
        ...sharedResponses.InvalidGrant,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/auth_code",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "listWorkspaces": {
    "id": "listWorkspaces",
    "method": "GET",
    "path": "/workspaces",
    "server": "api",
    "tag": "workspaces",
    "summary": "List workspaces",
    "scope": "workspaces:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "workspaces",
      "toleratedItems": [
        "data"
      ],
      "itemSchema": "Workspace",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "WorkspaceList"
          },
          "application/x-ndjson": {
            "itemSchema": "Workspace"
          },
          "text/csv": {
            "itemSchema": "Workspace"
          },
          "application/tson": {
            "itemSchema": "Workspace"
          }
        },
        "examples": [
          "workspace-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope workspaces:read.",
            "details": {
              "required_scope": "workspaces:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "workspaces",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFoundOrExpiredCursor,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "getCurrentWorkspace": {
    "id": "getCurrentWorkspace",
    "method": "GET",
    "path": "/workspaces/current",
    "server": "api",
    "tag": "workspaces",
    "summary": "Get the current workspace",
    "scope": "workspaces:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Workspace"
          }
        },
        "examples": [
          "workspace"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope workspaces:read.",
            "details": {
              "required_scope": "workspaces:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "workspaces",
              "action": "read"
            }
          }
        }
      },
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "getWorkspace": {
    "id": "getWorkspace",
    "method": "GET",
    "path": "/workspaces/{slug}",
    "server": "api",
    "tag": "workspaces",
    "summary": "Get a workspace",
    "scope": "workspaces:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Workspace"
          }
        },
        "examples": [
          "workspace"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope workspaces:read.",
            "details": {
              "required_scope": "workspaces:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "workspaces",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "switchWorkspace": {
    "id": "switchWorkspace",
    "method": "POST",
    "path": "/workspaces/{slug}/switch",
    "server": "api",
    "tag": "workspaces",
    "summary": "Switch the session to a workspace",
    "scope": "workspaces:write",
    "sessionOnly": true,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "WorkspaceSwitched"
          }
        },
        "examples": [
          "workspace-switched"
        ]
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.WorkspaceForbidden,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope workspaces:write.",
            "details": {
              "required_scope": "workspaces:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "workspaces",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "mintToken": {
    "id": "mintToken",
    "method": "POST",
    "path": "/workspaces/{slug}/tokens",
    "server": "api",
    "tag": "tokens",
    "summary": "Create an API key",
    "scope": "tokens:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "MintTokenRequest",
      "example": "mint-token-request"
    },
    "responses": {
      "201": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "ApiKeyMinted"
          }
        },
        "examples": [
          "api-key-minted"
        ],
        "provisional": "The response has the status 201 and the fields of ApiKey with the secret."
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/scopes",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope tokens:write.",
            "details": {
              "required_scope": "tokens:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "tokens",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.NameTaken,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "getToken": {
    "id": "getToken",
    "method": "GET",
    "path": "/workspaces/{slug}/tokens/{id}",
    "server": "api",
    "tag": "tokens",
    "summary": "Get an API key",
    "scope": "tokens:read",
    "scopeProvisional": "Inspecting a key requires tokens:read.",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "tok_01K9CI"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "ApiKey"
          }
        },
        "examples": [
          "api-key",
          "api-key-unused"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope tokens:read.",
            "details": {
              "required_scope": "tokens:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "tokens",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "revokeToken": {
    "id": "revokeToken",
    "method": "DELETE",
    "path": "/workspaces/{slug}/tokens/{id}",
    "server": "api",
    "tag": "tokens",
    "summary": "Revoke an API key",
    "scope": "tokens:destructive",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "tok_01K9CI"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {},
        "examples": [],
        "provisional": "The response has the status 204 and no body."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope tokens:destructive.",
            "details": {
              "required_scope": "tokens:destructive",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "tokens",
              "action": "destructive"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "rotateToken": {
    "id": "rotateToken",
    "method": "POST",
    "path": "/workspaces/{slug}/tokens/{id}/rotate",
    "server": "api",
    "tag": "tokens",
    "summary": "Rotate an API key",
    "scope": "tokens:write",
    "scopeProvisional": "Rotating a key requires tokens:write, as creating one does.",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "tok_01K9CI"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "ApiKeyMinted"
          }
        },
        "examples": [
          "api-key-rotated"
        ],
        "provisional": "The response has the fields of ApiKey, with the same id, and the new secret."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope tokens:write.",
            "details": {
              "required_scope": "tokens:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "tokens",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "listPages": {
    "id": "listPages",
    "method": "GET",
    "path": "/workspaces/{slug}/pages",
    "server": "api",
    "tag": "pages",
    "summary": "List pages",
    "scope": "pages:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "PageSummary",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "PageList"
          },
          "application/x-ndjson": {
            "itemSchema": "PageSummary"
          },
          "text/csv": {
            "itemSchema": "PageSummary"
          },
          "application/tson": {
            "itemSchema": "PageSummary"
          }
        },
        "examples": [
          "page-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope pages:read.",
            "details": {
              "required_scope": "pages:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "pages",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "publishPages": {
    "id": "publishPages",
    "method": "POST",
    "path": "/workspaces/{slug}/pages-publish",
    "server": "api",
    "tag": "pages",
    "summary": "Publish all pages",
    "scope": "pages:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "PagePublication"
          }
        },
        "examples": [
          "pages-published"
        ],
        "provisional": "The response has the pages with their published versions, and the time of publication."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope pages:write.",
            "details": {
              "required_scope": "pages:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "pages",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.ConcurrentEdit,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "getPage": {
    "id": "getPage",
    "method": "GET",
    "path": "/workspaces/{slug}/pages/{id}",
    "server": "api",
    "tag": "pages",
    "summary": "Get the draft of a page",
    "scope": "pages:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "page_01K9HOME"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "ETag": {
            "required": false,
            "header": "Etag"
          }
        },
        "content": {
          "application/json": {
            "schema": "PageDocument"
          }
        },
        "examples": [
          "page-home",
          "page-menu",
          "page-about"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope pages:read.",
            "details": {
              "required_scope": "pages:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "pages",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "rollbackPage": {
    "id": "rollbackPage",
    "method": "POST",
    "path": "/workspaces/{slug}/pages/{id}",
    "server": "api",
    "tag": "pages",
    "summary": "Roll back the draft of a page",
    "scope": "pages:destructive",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "page_01K9HOME"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "RollbackPageRequest",
      "example": "rollback-page-request"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "ETag": {
            "required": false,
            "header": "NewEtag"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "PageDocument"
          }
        },
        "examples": [
          "page-home-rolled-back"
        ],
        "provisional": "The response is the restored draft, as a read returns it, with its new version in ETag."
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/version",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope pages:destructive.",
            "details": {
              "required_scope": "pages:destructive",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "pages",
              "action": "destructive"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.ConcurrentEdit,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "updatePage": {
    "id": "updatePage",
    "method": "PATCH",
    "path": "/workspaces/{slug}/pages/{id}",
    "server": "api",
    "tag": "pages",
    "summary": "Update the draft of a page",
    "scope": "pages:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "page_01K9HOME"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "If-Match",
          "required": false,
          "example": "\"7\""
        },
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "JsonPatch",
      "example": "page-patch"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "ETag": {
            "required": false,
            "header": "NewEtag"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "PageDocument"
          }
        },
        "examples": [
          "page-home-patched"
        ],
        "provisional": "The response is the updated draft, as a read returns it, with its version in ETag."
      },
      "400": {
        ...sharedResponses.InvalidPatch,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/0/op",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          },
          "invalid-patch": {
            "code": "invalid_patch",
            "message": "The patch cannot be applied because the path /tree/children/0/props/absent does not exist.",
            "details": {
              "operation": 0,
              "path": "/tree/children/0/props/absent"
            }
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope pages:write.",
            "details": {
              "required_scope": "pages:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "pages",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.PageConflict,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "getTheme": {
    "id": "getTheme",
    "method": "GET",
    "path": "/workspaces/{slug}/theme",
    "server": "api",
    "tag": "theme",
    "summary": "Get the draft theme",
    "scope": "theme:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "ETag": {
            "required": false,
            "header": "Etag"
          }
        },
        "content": {
          "application/json": {
            "schema": "Theme"
          }
        },
        "examples": [
          "theme"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope theme:read.",
            "details": {
              "required_scope": "theme:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "theme",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "publishTheme": {
    "id": "publishTheme",
    "method": "POST",
    "path": "/workspaces/{slug}/theme",
    "server": "api",
    "tag": "theme",
    "summary": "Publish the theme",
    "scope": "theme:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "ThemePublication"
          }
        },
        "examples": [
          "theme-published"
        ],
        "provisional": "The response has the published version and the time of publication."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope theme:write.",
            "details": {
              "required_scope": "theme:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "theme",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.ConcurrentEdit,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "updateTheme": {
    "id": "updateTheme",
    "method": "PATCH",
    "path": "/workspaces/{slug}/theme",
    "server": "api",
    "tag": "theme",
    "summary": "Update the draft theme",
    "scope": "theme:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "If-Match",
          "required": false,
          "example": "\"7\""
        },
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "JsonPatch",
      "example": "theme-patch"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "ETag": {
            "required": false,
            "header": "NewEtag"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Theme"
          }
        },
        "examples": [
          "theme-patched"
        ],
        "provisional": "The response is the updated draft, as a read returns it, with its version in ETag."
      },
      "400": {
        ...sharedResponses.InvalidPatch,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/0/op",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          },
          "invalid-patch": {
            "code": "invalid_patch",
            "message": "The patch cannot be applied because the path /colors/absent does not exist.",
            "details": {
              "operation": 0,
              "path": "/colors/absent"
            }
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope theme:write.",
            "details": {
              "required_scope": "theme:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "theme",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.DraftConflict,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "getBilling": {
    "id": "getBilling",
    "method": "GET",
    "path": "/workspaces/{slug}/billing",
    "server": "api",
    "tag": "billing",
    "summary": "Get the billing state",
    "scope": "billing:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Billing"
          }
        },
        "examples": [
          "billing",
          "billing-past-due",
          "billing-without-payment-method"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope billing:read.",
            "details": {
              "required_scope": "billing:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "billing",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.WorkspaceNotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "listInvoices": {
    "id": "listInvoices",
    "method": "GET",
    "path": "/workspaces/{slug}/billing/invoices",
    "server": "api",
    "tag": "billing",
    "summary": "List invoices",
    "scope": "billing:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "Invoice",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "InvoiceList"
          },
          "application/x-ndjson": {
            "itemSchema": "Invoice"
          },
          "text/csv": {
            "itemSchema": "Invoice"
          },
          "application/tson": {
            "itemSchema": "Invoice"
          }
        },
        "examples": [
          "invoice-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope billing:read.",
            "details": {
              "required_scope": "billing:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "billing",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.WorkspaceNotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "setPaymentMethod": {
    "id": "setPaymentMethod",
    "method": "POST",
    "path": "/workspaces/{slug}/billing/payment-method",
    "server": "api",
    "tag": "billing",
    "summary": "Set the payment method",
    "scope": "billing:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "SetPaymentMethodRequest",
      "example": "set-payment-method-request"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          },
          "X-Billing-Reminder": {
            "required": false,
            "header": "BillingReminder"
          }
        },
        "content": {
          "application/json": {
            "schema": "PaymentMethod"
          }
        },
        "examples": [
          "payment-method"
        ],
        "provisional": "The response is the payment method, as in the billing state."
      },
      "400": {
        ...sharedResponses.InvalidPaymentMethod,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/token",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope billing:write.",
            "details": {
              "required_scope": "billing:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "billing",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.WorkspaceNotFound,
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.PaymentMethodDeclined,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "changePlan": {
    "id": "changePlan",
    "method": "POST",
    "path": "/workspaces/{slug}/billing/plan",
    "server": "api",
    "tag": "billing",
    "summary": "Change the plan",
    "scope": "billing:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ChangePlanRequest",
      "example": "change-plan-request"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          },
          "X-Billing-Reminder": {
            "required": false,
            "header": "BillingReminder"
          }
        },
        "content": {
          "application/json": {
            "schema": "PlanChange"
          }
        },
        "examples": [
          "plan-change"
        ],
        "provisional": "The response has the new plan and the time at which it takes effect."
      },
      "400": {
        ...sharedResponses.InvalidPlan,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/plan_id",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope billing:write.",
            "details": {
              "required_scope": "billing:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "billing",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.WorkspaceNotFound,
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.PlanChangeNotAllowed,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "getUsage": {
    "id": "getUsage",
    "method": "GET",
    "path": "/workspaces/{slug}/billing/usage",
    "server": "api",
    "tag": "billing",
    "summary": "Get usage",
    "scope": "billing:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "period_start",
          "required": false,
          "example": "2026-10-01T00:00:00.000Z",
          "provisional": "The value is a date-time or a date. Without `period_end` it is a validation error."
        },
        {
          "name": "period_end",
          "required": false,
          "example": "2026-11-01T00:00:00.000Z",
          "provisional": "The value is a date-time or a date. Without `period_start` it is a validation error."
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Usage"
          }
        },
        "examples": [
          "usage"
        ]
      },
      "400": {
        ...sharedResponses.InvalidQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/period_start",
                "reason": "format_mismatch",
                "message": "The value must be a date and time with Z or an offset, such as 2026-11-02T08:00:00Z or 2026-11-02T09:00:00+01:00, or a date such as 2026-11-02."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope billing:read.",
            "details": {
              "required_scope": "billing:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "billing",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.WorkspaceNotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "listForms": {
    "id": "listForms",
    "method": "GET",
    "path": "/workspaces/{slug}/forms",
    "server": "api",
    "tag": "forms",
    "summary": "List forms",
    "scope": "forms:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "Form",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "FormList"
          },
          "application/x-ndjson": {
            "itemSchema": "Form"
          },
          "text/csv": {
            "itemSchema": "Form"
          },
          "application/tson": {
            "itemSchema": "Form"
          }
        },
        "examples": [
          "form-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope forms:read.",
            "details": {
              "required_scope": "forms:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "forms",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "getForm": {
    "id": "getForm",
    "method": "GET",
    "path": "/workspaces/{slug}/forms/{id}",
    "server": "api",
    "tag": "forms",
    "summary": "Get a form",
    "scope": "forms:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "frm_01K9CONTACT"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Form"
          }
        },
        "examples": [
          "form",
          "form-without-capability"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope forms:read.",
            "details": {
              "required_scope": "forms:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "forms",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "listSubmissions": {
    "id": "listSubmissions",
    "method": "GET",
    "path": "/workspaces/{slug}/forms/{id}/submissions",
    "server": "api",
    "tag": "forms",
    "summary": "List submissions",
    "scope": "forms:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "Submission",
      "defaultLimit": 50,
      "maxLimit": 200,
      "order": "newest-first",
      "hasMore": true
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "frm_01K9CONTACT"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 50
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "SubmissionList"
          },
          "application/x-ndjson": {
            "itemSchema": "Submission"
          },
          "text/csv": {
            "itemSchema": "Submission"
          },
          "application/tson": {
            "itemSchema": "Submission"
          }
        },
        "examples": [
          "submission-list",
          "submission-first-page"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope forms:read.",
            "details": {
              "required_scope": "forms:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "forms",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "listLogs": {
    "id": "listLogs",
    "method": "GET",
    "path": "/workspaces/{slug}/logs",
    "server": "api",
    "tag": "logs",
    "summary": "List log entries",
    "scope": "logs:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "LogEntry",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "since",
          "required": false,
          "example": "2026-11-02T08:00:00.000Z"
        },
        {
          "name": "until",
          "required": false,
          "example": "2026-11-02T09:00:00.000Z"
        },
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "LogList"
          },
          "application/x-ndjson": {
            "itemSchema": "LogEntry"
          },
          "text/csv": {
            "itemSchema": "LogEntry"
          },
          "application/tson": {
            "itemSchema": "LogEntry"
          }
        },
        "examples": [
          "log-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope logs:read.",
            "details": {
              "required_scope": "logs:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "logs",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "searchLogs": {
    "id": "searchLogs",
    "method": "GET",
    "path": "/workspaces/{slug}/logs/search",
    "server": "api",
    "tag": "logs",
    "summary": "Search log entries",
    "scope": "logs:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "LogEntry",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "q",
          "required": false,
          "example": "timeout"
        },
        {
          "name": "level",
          "required": false,
          "example": "error"
        },
        {
          "name": "source",
          "required": false,
          "example": "agent"
        },
        {
          "name": "since",
          "required": false,
          "example": "2026-11-02T08:00:00.000Z"
        },
        {
          "name": "until",
          "required": false,
          "example": "2026-11-02T09:00:00.000Z"
        },
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "LogList"
          },
          "application/x-ndjson": {
            "itemSchema": "LogEntry"
          },
          "text/csv": {
            "itemSchema": "LogEntry"
          },
          "application/tson": {
            "itemSchema": "LogEntry"
          }
        },
        "examples": [
          "log-search-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope logs:read.",
            "details": {
              "required_scope": "logs:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "logs",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "tailLogs": {
    "id": "tailLogs",
    "method": "GET",
    "path": "/workspaces/{slug}/logs/tail",
    "server": "api",
    "tag": "logs",
    "summary": "Tail the log",
    "scope": "logs:read",
    "sessionOnly": false,
    "stream": true,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/x-ndjson": {
            "itemSchema": "LogEntry"
          }
        },
        "examples": [
          "log-tail-ndjson"
        ],
        "provisional": "The stream is NDJSON: one entry per line, and empty lines that keep the connection open."
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope logs:read.",
            "details": {
              "required_scope": "logs:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "logs",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptableOnStream,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "listApprovals": {
    "id": "listApprovals",
    "method": "GET",
    "path": "/approvals",
    "server": "api",
    "tag": "approvals",
    "summary": "List approvals",
    "scope": "approvals:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "Approval",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "status",
          "required": false,
          "example": "pending"
        },
        {
          "name": "limit",
          "required": false,
          "example": 20
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "ApprovalList"
          },
          "application/x-ndjson": {
            "itemSchema": "Approval"
          },
          "text/csv": {
            "itemSchema": "Approval"
          },
          "application/tson": {
            "itemSchema": "Approval"
          }
        },
        "examples": [
          "approval-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope approvals:read.",
            "details": {
              "required_scope": "approvals:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "approvals",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFoundOrExpiredCursor,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "getApproval": {
    "id": "getApproval",
    "method": "GET",
    "path": "/approvals/{id}",
    "server": "api",
    "tag": "approvals",
    "summary": "Get an approval",
    "scope": "approvals:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "id",
          "required": true,
          "example": "apr_01K9A3"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Approval"
          }
        },
        "examples": [
          "approval"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope approvals:read.",
            "details": {
              "required_scope": "approvals:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "approvals",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "approveApproval": {
    "id": "approveApproval",
    "method": "POST",
    "path": "/approvals/{id}/approve",
    "server": "api",
    "tag": "approvals",
    "summary": "Approve an approval",
    "scope": "approvals:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "id",
          "required": true,
          "example": "apr_01K9A3"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": false,
      "schema": "ApprovalDecisionRequest",
      "example": "approve-approval-request",
      "provisional": "The body is optional, and may have a note."
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Approval"
          }
        },
        "examples": [
          "approval-approved"
        ],
        "provisional": "The response is the updated approval with 200."
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/note",
                "reason": "too_long",
                "message": "The value must have at most 1000 characters."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope approvals:write.",
            "details": {
              "required_scope": "approvals:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "approvals",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.AlreadyDecided,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "denyApproval": {
    "id": "denyApproval",
    "method": "POST",
    "path": "/approvals/{id}/deny",
    "server": "api",
    "tag": "approvals",
    "summary": "Deny an approval",
    "scope": "approvals:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "id",
          "required": true,
          "example": "apr_01K9A3"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": false,
      "schema": "ApprovalDecisionRequest",
      "example": "deny-approval-request",
      "provisional": "The body is optional, and may have a note."
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Approval"
          }
        },
        "examples": [
          "approval-denied"
        ],
        "provisional": "The response is the updated approval with 200."
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/note",
                "reason": "too_long",
                "message": "The value must have at most 1000 characters."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope approvals:write.",
            "details": {
              "required_scope": "approvals:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "approvals",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "409": sharedResponses.AlreadyDecided,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "listSecrets": {
    "id": "listSecrets",
    "method": "GET",
    "path": "/workspaces/{slug}/secrets",
    "server": "api",
    "tag": "secrets",
    "summary": "List secrets",
    "scope": "secrets:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "Secret",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "SecretList"
          },
          "application/x-ndjson": {
            "itemSchema": "Secret"
          },
          "text/csv": {
            "itemSchema": "Secret"
          },
          "application/tson": {
            "itemSchema": "Secret"
          }
        },
        "examples": [
          "secret-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope secrets:read.",
            "details": {
              "required_scope": "secrets:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "secrets",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "setSecret": {
    "id": "setSecret",
    "method": "PUT",
    "path": "/workspaces/{slug}/secrets",
    "server": "api",
    "tag": "secrets",
    "summary": "Set a secret",
    "scope": "secrets:set",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "SetSecretRequest",
      "example": "set-secret-request"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Secret"
          }
        },
        "examples": [
          "secret-overwritten"
        ],
        "provisional": "The response is the metadata: with 200 if the secret existed, otherwise with 201."
      },
      "201": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Secret"
          }
        },
        "examples": [
          "secret-created"
        ],
        "provisional": "The response is the metadata: with 200 if the secret existed, otherwise with 201."
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/name",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope secrets:set.",
            "details": {
              "required_scope": "secrets:set",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "secrets",
              "action": "set"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "createProxyUrl": {
    "id": "createProxyUrl",
    "method": "POST",
    "path": "/workspaces/{slug}/secrets/proxy-url",
    "server": "api",
    "tag": "secrets",
    "summary": "Create a proxy URL",
    "scope": "secrets:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ProxyUrlRequest",
      "example": "proxy-url-request"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "ProxyUrl"
          }
        },
        "examples": [
          "proxy-url"
        ]
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/name",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.ResidencyViolation,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope secrets:read.",
            "details": {
              "required_scope": "secrets:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "secrets",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.SecretUnavailable
    },
    "idempotent": true
  },
  "deleteSecret": {
    "id": "deleteSecret",
    "method": "DELETE",
    "path": "/workspaces/{slug}/secrets/{name}",
    "server": "api",
    "tag": "secrets",
    "summary": "Delete a secret",
    "scope": "secrets:destructive",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "name",
          "required": true,
          "example": "stripe_api_key"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {},
        "examples": [],
        "provisional": "The response has the status 204 and no body."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope secrets:destructive.",
            "details": {
              "required_scope": "secrets:destructive",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "secrets",
              "action": "destructive"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "rotateSecret": {
    "id": "rotateSecret",
    "method": "POST",
    "path": "/workspaces/{slug}/secrets/{name}/rotate",
    "server": "api",
    "tag": "secrets",
    "summary": "Rotate a secret",
    "scope": "secrets:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "name",
          "required": true,
          "example": "stripe_api_key"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": false,
      "schema": "RotateSecretRequest",
      "example": "rotate-secret-request"
    },
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Secret"
          }
        },
        "examples": [
          "secret-rotated"
        ],
        "provisional": "The response is the secret's metadata, with the end of the overlap period."
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/value",
                "reason": "too_long",
                "message": "The value must have at most 65536 characters."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope secrets:write.",
            "details": {
              "required_scope": "secrets:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "secrets",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "listAgents": {
    "id": "listAgents",
    "method": "GET",
    "path": "/workspaces/{slug}/agents",
    "server": "api",
    "tag": "agents",
    "summary": "List agents",
    "scope": "agents:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "Agent",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "AgentList"
          },
          "application/x-ndjson": {
            "itemSchema": "Agent"
          },
          "text/csv": {
            "itemSchema": "Agent"
          },
          "application/tson": {
            "itemSchema": "Agent"
          }
        },
        "examples": [
          "agent-list",
          "agent-list-first-page"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope agents:read.",
            "details": {
              "required_scope": "agents:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "agents",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "createAgent": {
    "id": "createAgent",
    "method": "POST",
    "path": "/workspaces/{slug}/agents",
    "server": "api",
    "tag": "agents",
    "summary": "Create an agent",
    "scope": "agents:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "CreateAgentRequest",
      "example": "create-agent-request",
      "provisional": "The body has a required name, and optionally a task, a schedule and a trigger."
    },
    "responses": {
      "201": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Agent"
          }
        },
        "examples": [
          "agent-created"
        ],
        "provisional": "The response is the agent with 201."
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/name",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope agents:write.",
            "details": {
              "required_scope": "agents:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "agents",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "getAgent": {
    "id": "getAgent",
    "method": "GET",
    "path": "/workspaces/{slug}/agents/{id}",
    "server": "api",
    "tag": "agents",
    "summary": "Get an agent",
    "scope": "agents:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9REFUND"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "Agent"
          }
        },
        "examples": [
          "agent"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope agents:read.",
            "details": {
              "required_scope": "agents:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "agents",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "activateAgent": {
    "id": "activateAgent",
    "method": "POST",
    "path": "/workspaces/{slug}/agents/{id}/activate",
    "server": "api",
    "tag": "agents",
    "summary": "Activate an agent",
    "scope": "agents:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9REFUND"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Agent"
          }
        },
        "examples": [
          "agent-activated"
        ],
        "provisional": "The response is the agent with 200, even if it was active before."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope agents:write.",
            "details": {
              "required_scope": "agents:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "agents",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "deactivateAgent": {
    "id": "deactivateAgent",
    "method": "POST",
    "path": "/workspaces/{slug}/agents/{id}/deactivate",
    "server": "api",
    "tag": "agents",
    "summary": "Deactivate an agent",
    "scope": "agents:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9REFUND"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "Agent"
          }
        },
        "examples": [
          "agent-deactivated"
        ],
        "provisional": "The response is the agent with 200, even if it was inactive before."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope agents:write.",
            "details": {
              "required_scope": "agents:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "agents",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true
  },
  "listRuns": {
    "id": "listRuns",
    "method": "GET",
    "path": "/workspaces/{slug}/agents/{id}/runs",
    "server": "api",
    "tag": "agents",
    "summary": "List an agent's runs",
    "scope": "agents:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "Run",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "agt_01K9REFUND"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "RunList"
          },
          "application/x-ndjson": {
            "itemSchema": "Run"
          },
          "text/csv": {
            "itemSchema": "Run"
          },
          "application/tson": {
            "itemSchema": "Run"
          }
        },
        "examples": [
          "run-list",
          "run-list-of-digest"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope agents:read.",
            "details": {
              "required_scope": "agents:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "agents",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false
  },
  "listWebhookSubscriptions": {
    "id": "listWebhookSubscriptions",
    "method": "GET",
    "path": "/workspaces/{slug}/webhooks",
    "server": "api",
    "tag": "webhooks",
    "summary": "List webhook subscriptions",
    "scope": "webhooks:read",
    "sessionOnly": false,
    "stream": false,
    "list": {
      "items": "data",
      "toleratedItems": [],
      "itemSchema": "WebhookSubscription",
      "defaultLimit": 20,
      "maxLimit": 100,
      "order": "newest-first",
      "hasMore": false
    },
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [
        {
          "name": "limit",
          "required": false,
          "example": 20,
          "provisional": "Pages hold 20 records by default and at most 100. A larger limit is a validation error."
        },
        {
          "name": "cursor",
          "required": false,
          "example": "eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"
        },
        {
          "name": "format",
          "required": false,
          "example": "ndjson",
          "provisional": "Besides ndjson, the values json, csv and tson select the other encodings."
        },
        {
          "name": "bom",
          "required": false,
          "example": false
        }
      ],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "X-Next-Cursor": {
            "required": false,
            "header": "NextCursor"
          },
          "Content-Encoding": {
            "required": false,
            "header": "ContentEncoding"
          },
          "Vary": {
            "required": false,
            "header": "Vary"
          }
        },
        "content": {
          "application/json": {
            "schema": "WebhookSubscriptionList"
          },
          "application/x-ndjson": {
            "itemSchema": "WebhookSubscription"
          },
          "text/csv": {
            "itemSchema": "WebhookSubscription"
          },
          "application/tson": {
            "itemSchema": "WebhookSubscription"
          }
        },
        "examples": [
          "webhook-subscription-list"
        ]
      },
      "400": {
        ...sharedResponses.InvalidListQuery,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/limit",
                "reason": "out_of_range",
                "message": "The value must be at least 1."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope webhooks:read.",
            "details": {
              "required_scope": "webhooks:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "webhooks",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.UnknownListEncoding,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false,
    "provisional": "This operation follows the conventions of the other resources."
  },
  "createWebhookSubscription": {
    "id": "createWebhookSubscription",
    "method": "POST",
    "path": "/workspaces/{slug}/webhooks",
    "server": "api",
    "tag": "webhooks",
    "summary": "Create a webhook subscription",
    "scope": "webhooks:write",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": {
      "mediaType": "application/json",
      "required": true,
      "schema": "CreateWebhookSubscriptionRequest",
      "example": "create-webhook-subscription-request"
    },
    "responses": {
      "201": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {
          "application/json": {
            "schema": "WebhookSubscriptionCreated"
          }
        },
        "examples": [
          "webhook-subscription-created"
        ]
      },
      "400": {
        ...sharedResponses.InvalidBody,
        "fitted": {
          "validation-failed": {
            "code": "validation_failed",
            "message": "The request failed validation. See fields for each problem.",
            "fields": [
              {
                "path": "/url",
                "reason": "missing",
                "message": "This field is required."
              }
            ]
          }
        }
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope webhooks:write.",
            "details": {
              "required_scope": "webhooks:write",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "webhooks",
              "action": "write"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "413": sharedResponses.PayloadTooLarge,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true,
    "provisional": "This operation follows the conventions of the other resources."
  },
  "getWebhookSubscription": {
    "id": "getWebhookSubscription",
    "method": "GET",
    "path": "/workspaces/{slug}/webhooks/{id}",
    "server": "api",
    "tag": "webhooks",
    "summary": "Get a webhook subscription",
    "scope": "webhooks:read",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "wh_01K9ORDERS"
        }
      ],
      "query": [],
      "header": []
    },
    "requestBody": null,
    "responses": {
      "200": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          }
        },
        "content": {
          "application/json": {
            "schema": "WebhookSubscription"
          }
        },
        "examples": [
          "webhook-subscription"
        ]
      },
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope webhooks:read.",
            "details": {
              "required_scope": "webhooks:read",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "webhooks",
              "action": "read"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": false,
    "provisional": "This operation follows the conventions of the other resources."
  },
  "deleteWebhookSubscription": {
    "id": "deleteWebhookSubscription",
    "method": "DELETE",
    "path": "/workspaces/{slug}/webhooks/{id}",
    "server": "api",
    "tag": "webhooks",
    "summary": "Delete a webhook subscription",
    "scope": "webhooks:destructive",
    "sessionOnly": false,
    "stream": false,
    "list": null,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "required": true,
          "example": "acme"
        },
        {
          "name": "id",
          "required": true,
          "example": "wh_01K9ORDERS"
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "required": false,
          "example": "6f1c2a54-9d0e-4b7a-8f43-2f6f0f3f9a10"
        }
      ]
    },
    "requestBody": null,
    "responses": {
      "204": {
        "headers": {
          "X-RateLimit-Limit": {
            "required": false,
            "header": "RateLimitLimit"
          },
          "X-RateLimit-Remaining": {
            "required": false,
            "header": "RateLimitRemaining"
          },
          "X-RateLimit-Reset": {
            "required": false,
            "header": "RateLimitReset"
          },
          "Idempotent-Replayed": {
            "required": false,
            "header": "IdempotentReplayed"
          }
        },
        "content": {},
        "examples": [],
        "provisional": "The response has the status 204 and no body."
      },
      "400": sharedResponses.InvalidHeader,
      "401": sharedResponses.Unauthorized,
      "403": {
        ...sharedResponses.InsufficientScope,
        "fitted": {
          "insufficient-scope": {
            "code": "insufficient_scope",
            "message": "The token lacks the scope webhooks:destructive.",
            "details": {
              "required_scope": "webhooks:destructive",
              "hint": "missing_scope"
            }
          },
          "policy-denied": {
            "code": "policy_denied",
            "message": "A policy of the workspace blocks this request.",
            "details": {
              "rule_id": "rule_01K9FREEZE",
              "resource": "webhooks",
              "action": "destructive"
            }
          }
        }
      },
      "404": sharedResponses.NotFound,
      "406": sharedResponses.NotAcceptable,
      "422": sharedResponses.IdempotencyMismatch,
      "429": sharedResponses.RateLimited,
      "500": sharedResponses.InternalError,
      "503": sharedResponses.UpstreamUnavailable
    },
    "idempotent": true,
    "provisional": "This operation follows the conventions of the other resources."
  }
} as const satisfies Record<string, OperationShape>;

/** The operationId of one of the operations of the contract. */
export type OperationId = keyof typeof operations;

/** The operations in the order of the contract, with their common type. */
export const operationList: readonly (OperationShape & { readonly id: OperationId })[] = Object.values(operations);

/** One operation, with the common type. @throws never: the id is checked by its type */
export const getOperation = (id: OperationId): OperationShape & { readonly id: OperationId } => operations[id];

// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every declared error, by the name of its example. */
export const errors = {
  "control-token-required": {
    "status": 401,
    "tolerated": [],
    "listed": true,
    "code": "control_token_required",
    "message": "Other machines can reach this sandbox. Send its control token as a bearer token in the Authorization header."
  },
  "loopback-only": {
    "status": 403,
    "tolerated": [],
    "listed": true,
    "code": "loopback_only",
    "message": "The control plane is available on this machine only."
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
  }
} as const;

/** Another permitted response to an error's condition: a status (`404`) or class (`5XX`), with any code if `code` is absent. */
export type ToleratedError = { readonly status: string; readonly code?: string };

/** The name of a declared error, e.g. `already-decided`. */
export type ErrorName = keyof typeof errors;

// Generated from openapi/ by `npm run generate`. Do not edit.

/** The response to an expired access token. Its hint may be sent with another code. */
export const tokenExpired = {
  "status": 401,
  "code": "token_expired",
  "hint": "token_expired"
} as const;

/** The response to a revoked token. */
export const tokenRevoked = {
  "status": 401,
  "code": "unauthorized",
  "hint": "token_revoked"
} as const;

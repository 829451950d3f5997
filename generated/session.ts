// Generated from openapi/ by `npm run generate`. Do not edit.

/** The paths of the operations that start and refresh a session. */
export const sessionPaths = {
  "getCliConfig": "/oauth/cli-config",
  "refreshSession": "/oauth/refresh",
  "exchangeAuthorizationCode": "/oauth/token"
} as const;

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

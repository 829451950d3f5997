// Generated from openapi/ by `npm run generate`. Do not edit.

/** The paths of the operations that start and refresh a session. */
export const sessionPaths = {
  "getCliConfig": "/oauth/cli-config",
  "refreshSession": "/oauth/refresh",
  "exchangeAuthorizationCode": "/oauth/token"
} as const;

/** The answer to an access token past its expiry. Its hint may come with another code. */
export const tokenExpired = {
  "status": 401,
  "code": "token_expired",
  "hint": "token_expired"
} as const;

/** The answer to a token that was revoked. */
export const tokenRevoked = {
  "status": 401,
  "code": "unauthorized",
  "hint": "token_revoked"
} as const;

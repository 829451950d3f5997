// RFC 6750 section 2.1: credentials = "Bearer" 1*SP b64token; RFC 9110 section 11.1: the scheme is case-insensitive.
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The header of a 401, which includes the error if credentials were sent (RFC 6750 section 3). */
export const challenge = (hasToken: boolean): Record<string, string> => ({
  'WWW-Authenticate': hasToken ? 'Bearer error="invalid_token"' : 'Bearer',
});

/** The message of a 401 to credentials with a syntax error, which it doesn't repeat. */
export const malformedCredentials =
  'The Authorization header must be the prefix "Bearer " and a token. Send "Authorization: Bearer TOKEN".';

/** The token of an Authorization header; undefined if the header is missing or malformed. */
export const getBearerToken = (authorization: string | undefined): string | undefined =>
  authorization?.match(bearer)?.[1];

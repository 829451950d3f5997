// RFC 6750 section 2.1: credentials = "Bearer" 1*SP b64token; RFC 9110 section 11.1: the scheme is case-insensitive.
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The header of a 401, which includes the error if credentials were sent (RFC 6750 section 3). */
export const challenge = (hasToken: boolean): Record<string, string> => ({
  'WWW-Authenticate': hasToken ? 'Bearer error="invalid_token"' : 'Bearer',
});

/** RFC 9110 section 11.4: credentials are a scheme, a space and the rest. */
const withScheme = /^(\S+) +\S/;

/** Describes a syntax error in credentials without repeating them; undefined if they are well-formed or missing. */
export const describeMalformation = (authorization: string | undefined): string | undefined => {
  if (authorization === undefined || bearer.test(authorization)) return undefined;
  const [, scheme] = withScheme.exec(authorization) ?? [];
  const advice = 'Send "Authorization: Bearer TOKEN".';
  if (/^bearer *$/i.test(authorization))
    return `The Authorization header has no token after "Bearer". ${advice}`;
  if (scheme === undefined) return `The Authorization header lacks the prefix "Bearer ". ${advice}`;
  return /^bearer$/i.test(scheme)
    ? `The token in the Authorization header has invalid characters. ${advice}`
    : `The Authorization header does not start with "Bearer ". ${advice}`;
};

/** The token of an Authorization header; undefined if the header is missing or malformed. */
export const getBearerToken = (authorization: string | undefined): string | undefined =>
  authorization?.match(bearer)?.[1];

/** The header of a request's token (RFC 9110 section 11.6.2). */
export const authorizationHeader = 'Authorization';

/** The request's own `Authorization`. An empty one asks for none to be sent, and is removed. */
export const ownAuthorization = ({ headers }: Request): string | null => {
  const own = headers.get(authorizationHeader);
  if (own === '') headers.delete(authorizationHeader);
  return own;
};

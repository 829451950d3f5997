/** The response header with the request's id, by which a fault in the log can be found from what its caller saw. */
export const requestIdHeader = 'X-Request-Id';

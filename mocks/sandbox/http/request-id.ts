/** The response header with the request's id, by which its lines in the log can be found. */
export const requestIdHeader = 'X-Request-Id';

/**
 * Whether a value is an origin as browsers send it: scheme, host and port, without a path (RFC 6454 section 6.2). Also of
 * a browser extension, whose scheme is its own.
 */
export const isOrigin = (value: unknown): value is string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, host } = new URL(value);
  return host !== '' && `${protocol}//${host}` === value;
};

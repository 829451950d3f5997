/** Whether a value is an origin as browsers send it: scheme, host and port, without a path (RFC 6454 section 6.2). */
export const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

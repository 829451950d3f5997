import { memoize } from '../../core/memoize.ts';

const acceptEncoding = 'Accept-Encoding';

/** A `Vary` header with `Accept-Encoding` added (clause family `compression`). */
export const withAcceptEncoding = memoize((vary) => {
  const named = vary.toLowerCase().split(/\s*,\s*/);
  if (named.includes('*') || named.includes(acceptEncoding.toLowerCase())) return vary;
  return vary === '' ? acceptEncoding : `${vary}, ${acceptEncoding}`;
});

import { remembered } from '../../store/caches/remembered.ts';

const reason = 'Accept-Encoding';

/** What an answer varies by, and by the codings that its reader takes besides (clause family `compression`). */
export const withAcceptEncoding = remembered((vary) => {
  const named = vary.toLowerCase().split(/\s*,\s*/);
  if (named.includes('*') || named.includes(reason.toLowerCase())) return vary;
  return vary === '' ? reason : `${vary}, ${reason}`;
});

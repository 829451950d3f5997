import { headerNames } from '@workspace-api/contract';
import { problem } from '../core/problem.ts';

/** Headers of a response that is read while it is sent: nginx would otherwise buffer it. Other proxies ignore the header. */
export const unbuffered: Readonly<Record<string, string>> = { 'X-Accel-Buffering': 'no' };

/** When a client that gets no stream should try again, in seconds. */
const retrySeconds = 10;

/**
 * Requires that one more client may follow something.
 *
 * @param what what the clients follow, for the message
 * @param count the number of clients that follow it
 * @throws Problem 503
 */
export const requireFreeStream = (what: string, count: number, limit: number): void => {
  if (count < limit) return;
  throw problem('upstream-unavailable', {
    message: `${limit} clients already follow ${what}, the maximum. Close one of them.`,
    headers: { [headerNames.retryAfter]: String(retrySeconds) },
  });
};

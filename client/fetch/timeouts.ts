import { checkNumbers } from '../calls/check-options.ts';
import { TimeoutError } from '../results/transport-errors.ts';
import { after, type Clock, systemClock, unlessAborted } from './clock.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/**
 * Aborts a request whose response doesn't arrive in time. Inside {@link retries} the limit applies to each attempt. It includes
 * the body if {@link validateResponses} reads it. A stream has no limit after its headers.
 *
 * @param limit in milliseconds
 * @throws TypeError immediately, if the limit isn't a number
 * @throws TimeoutError when the limit is over, and the signal's reason when the caller aborts
 * @example const send = timeouts(5_000)(fetch);
 */
export const timeouts = (limit: number, clock: Clock = systemClock): FetchWrapper => {
  checkNumbers({ timeout: limit });
  return wrapFetch(async (request, next) => {
    const timer = new AbortController();
    const cancel = after(limit, clock, () => timer.abort(new TimeoutError(request, limit)));
    const { signal } = timer;
    const caller = request.signal;
    // Not `AbortSignal.any`, which Vercel's edge-runtime and browsers before 2024 don't have.
    const abort = () => timer.abort(caller.reason);
    caller.addEventListener('abort', abort);
    try {
      caller.throwIfAborted();
      // The sender may ignore the signal, for example a server in the same process.
      return await unlessAborted(next(new Request(request, { signal })), signal);
    } finally {
      cancel();
    }
  });
};

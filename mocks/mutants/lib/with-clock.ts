import type { Fetch } from '../../wrappers/fetch.ts';
import { onControl } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';

/** A server with its clock in seconds, which drivers advance. */
export const withClock = (next: Fetch): { server: Fetch; now: () => number } => {
  let ahead = 0;
  const server = onControl(['advanceClock'], () => async (request, inner) => {
    const { rawBody, again } = await repeatable(request);
    ahead += (JSON.parse(rawBody) as { seconds: number }).seconds;
    return inner(again());
  })(next);
  return { server, now: () => Date.now() / 1000 + ahead };
};

import type { Exchange } from './logged-request.ts';

/** Compares the response of a replay with the original's, as far as the log has both. */
export const compareResponses = (
  original: Exchange,
  replay: Exchange,
): { readonly isSame: boolean; readonly description: string } => {
  const [before, after] = [original.entry.status, replay.entry.status];
  if (before !== after) return { isSame: false, description: `Status ${after} instead of ${before}.` };
  if (original.response.omitted !== null || replay.response.omitted !== null)
    return { isSame: true, description: "The log doesn't have both bodies: only the status was compared." };
  return original.response.body === replay.response.body
    ? { isSame: true, description: 'The status and the body are equal.' }
    : { isSame: false, description: 'The status is equal, but the body differs.' };
};

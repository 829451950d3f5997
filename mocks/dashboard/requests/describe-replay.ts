import { errors, idempotencyKeyHeader } from '@workspace-api/contract';
import { isConsole } from '../client/console-path.ts';
import type { Exchange } from './logged-request.ts';

/** The choice of console access in place of a token. */
export const consoleChoice = 'console';

/** Whether a choice is the caller of a request: its token, or console access. */
const isCaller = ({ entry }: Exchange, choice: string): boolean =>
  isConsole(entry) ? choice === consoleChoice : choice === entry.token;

/**
 * Describes what a repeated write does: the sandbox has its response for the key, or executes it.
 *
 * @param choice the id of the token that the replay is sent with, `consoleChoice`, or empty for none
 * @returns undefined for a read
 */
export const describeReplay = (exchange: Exchange, choice: string): string | undefined => {
  const { entry, request } = exchange;
  if (entry.method === 'GET' || entry.method === 'HEAD') return undefined;
  if (!(idempotencyKeyHeader in request.headers))
    return `The request has no ${idempotencyKeyHeader}, so the sandbox executes the replay as a new request.`;
  if (entry.status >= 400 || entry.forced !== null)
    return `The sandbox stored no response to the request, so it handles the replay like a new request with the same ${idempotencyKeyHeader}.`;
  if (!isCaller(exchange, choice))
    return `The request was sent with another token. Each token has its own ${idempotencyKeyHeader}s, so the sandbox doesn't return the stored response.`;
  return `The replay has the same ${idempotencyKeyHeader} and the same token. For 24 hours, unless the records are reset or restored, or a mutant changes it, the sandbox responds to the same body with the stored response and changes nothing. It rejects another body with ${errors['idempotency-mismatch'].status}.`;
};

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

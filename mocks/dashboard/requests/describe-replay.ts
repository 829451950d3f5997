import { errors, idempotencyKeyHeader, operationList } from '@workspace-api/contract';
import { ownToken } from '../send/tokens.ts';
import { type Exchange, isConsole } from './logged-request.ts';

/** The choice of console access in place of a token. */
export const consoleChoice = 'console';

/** How long the sandbox keeps the response to a key, in milliseconds (docs/limits.md). */
const keptFor = 24 * 60 * 60 * 1000;

/** What a replay is sent with, and when. */
type Replay = {
  /** The id of the token, `consoleChoice`, `ownToken`, or empty for none. */
  readonly choice: string;
  readonly body: string;
  /** The time on the sandbox's clock. */
  readonly now: string;
};

/**
 * Describes what a repeated write does: the sandbox has its response for the key, or executes it.
 *
 * @returns undefined for a read
 */
export const describeReplay = (exchange: Exchange, { choice, body, now }: Replay): string | undefined => {
  const { entry, request } = exchange;
  if (entry.method === 'GET' || entry.method === 'HEAD') return undefined;
  if (!(idempotencyKeyHeader in request.headers))
    return `The request has no ${idempotencyKeyHeader}, so the sandbox executes the replay as a new request.`;
  const { parameters } = operationList.find(({ id }) => id === entry.operation) ?? {};
  if (!parameters?.header.some(({ name }) => name === idempotencyKeyHeader))
    return `The operation ignores an ${idempotencyKeyHeader}, so the sandbox executes the replay as a new request.`;
  if (entry.status >= 400 || entry.forced !== null)
    return `The sandbox stored no response to the request, so it handles the replay like a new request with the same ${idempotencyKeyHeader}.`;
  if (Date.parse(now) - Date.parse(entry.at) >= keptFor)
    return `The request is older than 24 hours, for which the sandbox keeps a response, so it executes the replay as a new request.`;
  if (choice === ownToken)
    return `Each token has its own ${idempotencyKeyHeader}s. With the token of the request, the sandbox returns its stored response and changes nothing; with any other one, it executes the replay as a new request.`;
  if (choice !== (isConsole(entry) ? consoleChoice : entry.token))
    return `The request was sent with another token. Each token has its own ${idempotencyKeyHeader}s, so the sandbox doesn't return the stored response: it executes the replay as a new request.`;
  const same = `The replay has the same ${idempotencyKeyHeader} and the same token`;
  const unless = 'unless the records were reset or restored since, or a mutant changes it.';
  return body === (request.body ?? '')
    ? `${same}, so the sandbox responds with the stored response and changes nothing, ${unless}`
    : `${same}, but another body, so the sandbox rejects it with ${errors['idempotency-mismatch'].status}, ${unless}`;
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

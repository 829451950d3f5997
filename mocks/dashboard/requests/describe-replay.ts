import { errors, idempotencyKeyHeader, operationList } from '@workspace-api/contract';
import { ownToken } from '../send/tokens.ts';
import { type Exchange, isConsole } from './logged-request.ts';

/** The choice of console access in place of a token. */
export const consoleChoice = 'console';

/** What a replay is sent with. */
type Replay = {
  /** The id of the token, `consoleChoice`, `ownToken`, or empty for none. */
  readonly choice: string;
  readonly body: string;
};

/**
 * Describes what a repeated write does: the sandbox has its response for the key, or executes it.
 *
 * @returns undefined for a read
 */
export const describeReplay = (exchange: Exchange, { choice, body }: Replay): string | undefined => {
  const { entry, request } = exchange;
  if (entry.method === 'GET' || entry.method === 'HEAD') return undefined;
  const operation = operationList.find(({ id }) => id === entry.operation);
  const isStored =
    operation?.idempotent &&
    idempotencyKeyHeader in request.headers &&
    entry.status < 400 &&
    entry.forced === null;
  const isSameToken = choice === (isConsole(entry) ? consoleChoice : entry.token);
  if (!isStored || (!isSameToken && choice !== ownToken))
    return `The sandbox executes the replay as a new request. It has a stored response only for a successful write with the same ${idempotencyKeyHeader} and token.`;
  return body === (request.body ?? '')
    ? 'With the token of the request, the sandbox returns its stored response for 24 hours, and changes nothing. With any other one, it executes the replay.'
    : `With the token of the request, the sandbox rejects the replay with ${errors['idempotency-mismatch'].status}, because it has another body. With any other one, it executes the replay.`;
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

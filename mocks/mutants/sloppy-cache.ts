import { headerNames } from '@workspace-api/contract';
import { perServer, type Wrap } from '../wrappers/fetch.ts';
import { createClock, pause } from '../wrappers/flawed.ts';
import { getKey, type Incoming } from '../wrappers/incoming.ts';
import { withHeader } from '../wrappers/json.ts';
import { onKeyedWrites, refuseWith, type Selection } from '../wrappers/on.ts';

/** Runs tasks with the same name one after another. */
const oneAtATime = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const done = before.then(task, task);
    last.set(name, done);
    return done;
  };
};

/** The possible flaws of a cache of first responses. By default, everything is correct. */
type CacheFlaws = {
  /** What identifies the place of a response in the cache, next to the key. */
  place?: (incoming: Incoming) => readonly string[];
  /** The part of a body that is compared. */
  compared?: (body: string) => unknown;
  /** Whether a response is stored. */
  stores?: (response: Response, incoming: Incoming) => boolean;
  /** How long a response is stored, in hours. */
  hours?: number;
  /** The start of that time: the first success or the first attempt. */
  since?: 'success' | 'attempt';
  /** What is locked between the cache lookup and the new entry: the place, the place with the body, or nothing. */
  lock?: 'place' | 'body' | 'none';
  /** Whether a simultaneous execution returns the response of the first one. */
  hides?: boolean;
  /** The response to a different body. */
  mismatch?: 'refused' | 'replayed' | 'refused-and-forgotten' | 'executed-and-refused';
  /** The response to a repeated request. */
  replay?: (cached: Response, incoming: Incoming, replays: number) => Response | Promise<Response>;
};

const hour = 60 * 60;

/** Removes the key of a write, so that the server executes it. */
export const withoutKey = { headers: { [headerNames.idempotencyKey]: null } };

/** Marks a response as a replay. */
export const markReplayed = (response: Response): Response =>
  withHeader(response, headerNames.idempotentReplayed, 'true');

/** Replaces a server's cache of first responses, for the selected requests, by one with these flaws. */
export const sloppyCache = (
  {
    place = ({ token, request: { method }, path }) => [token, method, path],
    compared = (body) => body,
    stores = (response) => response.ok,
    hours = 24,
    since = 'success',
    lock = 'place',
    hides = false,
    mismatch = 'refused',
    replay = markReplayed,
  }: CacheFlaws,
  selection: Selection = onKeyedWrites(),
): Wrap =>
  perServer<{ body: string; at: number; response: Response; replays: number }>((entries) => {
    const attempts = new Map<string, number>();
    const inTurn = oneAtATime();
    const clock = createClock();

    const respond = async (incoming: Incoming, name: string): Promise<Response> => {
      const entry = entries.get(name);
      const body = incoming.rawBody && JSON.stringify(compared(incoming.rawBody));
      if (!attempts.has(name)) attempts.set(name, clock.now());
      if (entry && clock.now() - entry.at < hours * hour) {
        if (entry.body === body || mismatch === 'replayed') {
          entry.replays += 1;
          return replay(entry.response.clone(), incoming, entry.replays);
        }
        if (mismatch === 'refused-and-forgotten') entries.delete(name);
        if (mismatch === 'executed-and-refused') await incoming.send(withoutKey);
        return refuseWith('idempotency-mismatch', {}, entry.response);
      }
      if (lock !== 'place') await pause();
      const response = await incoming.send(withoutKey);
      const other = entries.get(name);
      if (hides && other && !entry) return markReplayed(other.response.clone());
      const at = (since === 'attempt' && attempts.get(name)) || clock.now();
      if (stores(response, incoming)) entries.set(name, { body, at, response: response.clone(), replays: 0 });
      return response;
    };

    return [
      clock.wrap,
      selection
        .when(({ request }) => getKey(request) !== '')
        .respond((incoming) => {
          const name = JSON.stringify([getKey(incoming.request), ...place(incoming)]);
          if (lock === 'none') return respond(incoming, name);
          return inTurn(lock === 'body' ? name + incoming.rawBody : name, () => respond(incoming, name));
        }),
    ];
  });

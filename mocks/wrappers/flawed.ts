import { setTimeout as timeout } from 'node:timers/promises';
import type { Wrap } from './fetch.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import { on } from './on.ts';

/** The time that a server takes between a check and the operation that depends on it, in milliseconds. */
const pauseMs = 25;

/**
 * Waits as a server would between a check and the operation that depends on it. By the end, all simultaneous requests are
 * checked.
 */
export const pause = (): Promise<void> => timeout(pauseMs);

/**
 * Detects a request that arrives while another one with the same name is in progress. Such a server is correct for sequential
 * requests.
 *
 * @returns a function that runs `first`, or `meanwhile` with the response of the request in progress
 */
export const whileInProgress = () => {
  const open = new Map<string, Promise<Response>>();
  return async (
    name: string,
    first: () => Promise<Response>,
    meanwhile: (first: Response) => Response | Promise<Response>,
  ): Promise<Response> => {
    const other = open.get(name);
    if (other) return meanwhile((await other).clone());
    const response = pause().then(first);
    open.set(name, response);
    try {
      return (await response).clone();
    } finally {
      open.delete(name);
    }
  };
};

/** Counts the seconds by which drivers advance a server's clock. */
export const createClock = (): { readonly wrap: Wrap; readonly now: () => number } => {
  let ahead = 0;
  return {
    wrap: on('advanceClock').after(({ body }) => {
      ahead += Number(body.seconds);
    }),
    now: () => Date.now() / 1000 + ahead,
  };
};

/**
 * Puts a cache in front of a server.
 *
 * @param key identifies a stored response; undefined for a request that isn't cached
 * @param ends whether a request empties the cache
 */
export const cache =
  (key: (incoming: Incoming) => unknown, ends: (incoming: Incoming) => boolean = () => false): Wrap =>
  (next) => {
    const stored = new Map<unknown, Response>();
    return async (request) => {
      const incoming = await readIncoming(request, next);
      if (ends(incoming)) stored.clear();
      const name = key(incoming);
      const cached = name === undefined ? undefined : stored.get(name);
      if (cached) return cached.clone();
      const response = await incoming.send();
      if (name !== undefined && response.ok) stored.set(name, response.clone());
      return response;
    };
  };

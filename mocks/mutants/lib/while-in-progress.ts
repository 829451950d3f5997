import { setTimeout as timeout } from 'node:timers/promises';

/** How long a server takes between a check and what depends on it, in milliseconds. */
const pauseMs = 25;

/** Waits as between a check and what depends on it: simultaneous requests are all checked by then. */
export const pause = (): Promise<void> => timeout(pauseMs);

/**
 * Tells a request from one that arrives while another of the same name is in progress: what goes wrong only then is
 * right for one request after another.
 *
 * @returns a function that runs `first`, or `meanwhile` with the answer to the one in progress
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

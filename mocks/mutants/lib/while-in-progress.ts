import { setTimeout as timeout } from 'node:timers/promises';

/** The time that a server takes between a check and the operation that depends on it, in milliseconds. */
const pauseMs = 25;

/**
 * Waits as a server would between a check and the operation that depends on it. By the end, all simultaneous requests are
 * checked.
 */
export const pause = (): Promise<void> => timeout(pauseMs);

/**
 * Detects a request that arrives while another one with the same name is in progress. Such a mutant is correct for sequential
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

import { useSyncExternalStore } from 'react';

/** When the next attempt of each waiting request starts, in milliseconds since the epoch. */
const attempts = new Set<number>();
const subscribers = new Set<() => void>();

const notify = (): void => {
  for (const notifySubscriber of subscribers) notifySubscriber();
};

const subscribe = (onChange: () => void) => {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
};

/**
 * Announces that a request failed, and that the client sends it again.
 *
 * @param delay in milliseconds
 */
export const announceRetry = (delay: number): void => {
  let attempt = Date.now() + delay;
  // A set contains a number once, so requests that wait for the same time get different ones.
  while (attempts.has(attempt)) attempt++;
  attempts.add(attempt);
  notify();
  setTimeout(() => {
    attempts.delete(attempt);
    notify();
  }, delay);
};

/** The time of the last attempt that is waiting, in milliseconds since the epoch; undefined if no request waits. */
export const useNextAttempt = (): number | undefined =>
  useSyncExternalStore(subscribe, () => (attempts.size === 0 ? undefined : Math.max(...attempts)));

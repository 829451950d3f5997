import { setTimeout as timeout } from 'node:timers/promises';

/** How long a server takes between a check and what depends on it, in milliseconds. */
const pauseMs = 25;

/** Waits as between a check and what depends on it: simultaneous requests are all checked by then. */
export const pause = (): Promise<void> => timeout(pauseMs);

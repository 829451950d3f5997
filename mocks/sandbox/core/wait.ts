import { setTimeout as pass } from 'node:timers/promises';

/** The longest delay of a response, in milliseconds. */
export const longestWait = 60_000;

/** Waits in real time, or until the signal is aborted. */
export const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await pass(milliseconds, undefined, { signal }).catch(() => undefined);
};

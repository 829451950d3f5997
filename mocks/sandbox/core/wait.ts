import { setTimeout as pass } from 'node:timers/promises';

/** Waits in real time, or until the signal is aborted. */
export const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await pass(milliseconds, undefined, { signal }).catch(() => undefined);
};

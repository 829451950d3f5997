import { setTimeout as pass } from 'node:timers/promises';

/** The longest that an answer is kept back, in milliseconds. */
export const longestWait = 60_000;

/** Lets real time pass, or less of it where the caller goes away before. */
export const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await pass(milliseconds, undefined, { signal }).catch(() => undefined);
};

import { setImmediate } from 'node:timers/promises';

/** Lets the process end while this timer waits. */
export const unref = (timer: ReturnType<typeof setTimeout>): ReturnType<typeof setTimeout> => timer.unref();

/** Waits for the next turn of the event loop, so that other work gets its turn. */
export const nextTurn = (): Promise<void> => setImmediate();

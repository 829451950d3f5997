/** A page ends whether or not timers wait. */
export const unref = (timer: ReturnType<typeof setTimeout>): ReturnType<typeof setTimeout> => timer;

/** Waits for the next turn of the event loop, so that other work gets its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

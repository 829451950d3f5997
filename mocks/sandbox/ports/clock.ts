/** The sandbox's time. Whatever depends on time reads it here, so that a day passes in a test without waiting. */
export type Clock = {
  now(): Date;
  /** Moves the clock forward. @param milliseconds more than 0 @throws RangeError if time would stand still or go back */
  advance(milliseconds: number): void;
  /** Takes all advances back, as the control plane's reset does; time goes backwards in no other way. */
  reset(): void;
};

const clockOver = (base: () => number): Clock => {
  let ahead = 0;
  return {
    now: () => new Date(base() + ahead),
    advance(milliseconds) {
      if (!(milliseconds > 0)) throw new RangeError(`A clock only moves forward, not by ${milliseconds} ms.`);
      ahead += milliseconds;
    },
    reset() {
      ahead = 0;
    },
  };
};

/** A clock that stands still at `start` until it is advanced. */
export const manualClock = (start: Date): Clock => clockOver(() => start.getTime());

/**
 * The machine's time. It never reads earlier than `notBefore`: on a machine whose clock is behind the demo records,
 * what is created now would otherwise be listed as older than they are.
 */
export const systemClock = (notBefore: Date): Clock => {
  const lead = Math.max(0, notBefore.getTime() - Date.now());
  return clockOver(() => Date.now() + lead);
};

import type { Clock } from '../core/clock.ts';

/** The advance of the clock, stored with the records, so that it survives a restart and is the same in every process. */
export type SharedClock = {
  /** The advance of this process's clock, in milliseconds. */
  getAhead(): number;
  /** Sets this process's clock to the stored advance, in milliseconds. */
  follow(ahead: number): void;
  /** Undoes the advance. */
  reset(): void;
  /** Advances the clock. @returns a function that undoes it if the advance can't be stored */
  step(milliseconds: number): () => void;
};

/** @param clock advanced only through the shared clock, except by tests */
export const shareClock = (clock: Clock): SharedClock => {
  let applied = 0;
  const reset = () => {
    clock.reset();
    applied = 0;
  };
  const follow = (ahead: number) => {
    // A reset sets the clocks of all processes back.
    if (ahead < applied) reset();
    if (ahead > applied) clock.advance(ahead - applied);
    applied = ahead;
  };
  return {
    getAhead: () => applied,
    follow,
    reset,
    step(milliseconds) {
      const before = applied;
      follow(applied + milliseconds);
      return () => follow(before);
    },
  };
};

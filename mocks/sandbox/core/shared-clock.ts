import type { Clock } from './clock.ts';

/** How far the clock was advanced, kept with the records: it goes on after a restart, and is that of every process. */
export type SharedClock = {
  /** Takes this process's clock to where the records say: so many milliseconds ahead. */
  follow(ahead: number): void;
  /** Takes it to where it began. */
  reset(): void;
  /** Moves it forward. @returns what takes that back, for where the records could not be told of it */
  step(milliseconds: number): () => void;
};

/** @param clock advanced through this alone, but for tests that have it in their hand */
export const shareClock = (clock: Clock): SharedClock => {
  let here = 0;
  const reset = () => {
    clock.reset();
    here = 0;
  };
  const follow = (ahead: number) => {
    // A reset takes every clock back.
    if (ahead < here) reset();
    if (ahead > here) clock.advance(ahead - here);
    here = ahead;
  };
  return {
    follow,
    reset,
    step(milliseconds) {
      const before = here;
      follow(here + milliseconds);
      return () => follow(before);
    },
  };
};

import type { Attempt, Attempts } from './delivery-attempts.ts';

/** Seconds between the end of a step and what is sent then. */
const endSlack = 15;

/**
 * By how many seconds a target that sends only at the end of a step of its clock sends the last attempt late, if this one
 * does: at most by the steps that end with its attempts.
 */
export const lateness = (events: readonly Attempts[]): number =>
  Math.max(
    0,
    ...events.map(({ attempts }) => {
      const [first, ...retries] = attempts;
      const isAtEnd = ({ delivery, at }: Attempt) =>
        (delivery.timestamp ?? 0) - (first?.delivery.timestamp ?? 0) >=
        at.end - (first?.at.end ?? 0) - endSlack;
      return retries.filter(isAtEnd).reduce((sum, { at }) => sum + at.end - at.begin, 0);
    }),
  );

import type { ClauseId } from '@workspace-api/contract';
import { operations } from '@workspace-api/contract';
import { parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/scenario.ts';

/** A range of the target's clock, in seconds since 1970. */
export type TargetTime = { readonly from: number; readonly to: number };

const wallClock = (): number => Date.now() / 1000;

/** Sets a secret and returns its time from the target; NaN if that has no hours and minutes. */
const readWriteTime = async (t: Case): Promise<number> => {
  const body = t.sample(operations.setSecret.id) as { name: string };
  await t.prepare({ operation: operations.setSecret.id, body });
  const secret = await t.subjects.find('listSecrets', ({ name }) => name === body.name);
  const written = secret?.updated_at;
  return typeof written === 'string' && /T\d\d/.test(written) ? parseInstant(written) / 1000 : Number.NaN;
};

/** A target may round its times down to a minute. */
const rounding = 60;

/**
 * Reads the target's clock. Without a driver that advances it, this is the clock of this machine; otherwise it is the
 * time of a record that is written now. Null if the record has no time.
 */
export const targetTime = async (t: Case): Promise<TargetTime | null> => {
  const started = wallClock();
  if (!t.has('advance-clock')) return { from: started, to: started };
  const time = await readWriteTime(t);
  return Number.isNaN(time) ? null : { from: time, to: time + rounding + (wallClock() - started) };
};

/** The seconds that a check of an expiry leaves for its own requests, because the target's clock runs meanwhile. */
export const tolerance = 60;

/** The minimum margin, in seconds: servers and drivers count in whole seconds. */
const least = 5;

/** A stopwatch for the requests of a check. */
export type Stopwatch = {
  /** The seconds to leave if twice as many requests follow. Fewer requests allow a check closer to the expiry. */
  margin: () => number;
  /** Ends the case if the requests took longer than these seconds; by default, longer than the tolerance. */
  check: (seconds?: number) => void;
};

/** Starts a stopwatch. */
export const startStopwatch = (t: Case, clauses: ClauseId | readonly ClauseId[]): Stopwatch => {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  return {
    margin: () => Math.min(tolerance, Math.ceil(least + 3 * elapsed())),
    check: (seconds = tolerance) => {
      if (elapsed() < seconds) return;
      t.notExercised(clauses, `requests that take less than ${seconds} seconds together`);
    },
  };
};

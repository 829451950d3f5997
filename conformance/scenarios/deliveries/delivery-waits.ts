import type { WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';
import type { Case } from '../../engine/scenario.ts';

/** When something happened by the target's clock: between these seconds since the observation began. */
export type Position = {
  readonly from: number;
  readonly to: number;
  /** The start of the clock step in which it was noticed. */
  readonly begin: number;
  readonly end: number;
  /** The number of steps that the clock had been advanced by. */
  readonly step: number;
};

/** The target's clock. The driver advances it in steps, and events may happen at any time within a step. */
export type TargetClock = {
  /** The current time, or any time of the step while a step is in progress. */
  readonly position: () => Position;
  /** How many seconds the clock has been advanced by so far. */
  readonly advanced: () => number;
  /** Advances by one step. @param seconds more than 0 */
  readonly advance: (seconds: number) => Promise<void>;
};

/** The step that makes a target send whatever is due now, in seconds. */
export const flushStep = 1;

/**
 * Creates the clock of an observation. A target may send what fell due in one step only during the next one, and its
 * clock may also follow real time.
 */
export const createTargetClock = (t: Case): TargetClock => {
  const advanceClock = t.needs('advance-clock');
  const started = performance.now();
  // The starts of the last two steps, and the end of the last one.
  let [before, from, to, step] = [0, 0, 0, 0];
  return {
    position: () => ({
      from: before,
      to: to + (performance.now() - started) / 1000,
      begin: from,
      end: to,
      step,
    }),
    advanced: () => to,
    async advance(seconds) {
      [before, from, to, step] = [from, to, to + seconds, step + 1];
      await advanceClock({ seconds });
    },
  };
};

/** The longest wait for the first delivery, in milliseconds. The service document guarantees no time. */
const firstLimit = 20_000;

/** The limit for each further delivery: at least this many milliseconds, and a multiple of the slowest delivery so far. */
const shortestLimit = 3_000;
const slower = 20;

/** How long to wait for a delivery before a flush, in milliseconds. */
const untilFlushed = 500;

/** How long to wait for a delivery that must not arrive, after the deliveries sent with it have arrived. */
const graceMs = 25;

/** Waits for deliveries as long as the target may need, given its past deliveries, and returns as soon as they arrive. */
export type DeliveryWaits = {
  arrival: <T>(find: () => T | undefined) => Promise<T | undefined>;
  /** Waits briefly for requests that were sent at the same time as the last delivery. */
  grace: () => Promise<void>;
};

/**
 * Creates the waits of one observation.
 *
 * @param flush makes the target send everything due, and resolves after the responses; null if the target can't do this
 */
export const createDeliveryWaits = (
  receiver: Pick<WebhookReceiver, 'until'>,
  flush: (() => Promise<void>) | null,
): DeliveryWaits => {
  let limit = flush ? untilFlushed : firstLimit;
  let slowest = 0;
  const arrival: DeliveryWaits['arrival'] = async (find) => {
    const started = performance.now();
    const result = await receiver.until(find, limit);
    if (!flush) {
      if (result !== undefined) slowest = Math.max(slowest, performance.now() - started);
      limit = Math.max(shortestLimit, slower * slowest);
    }
    if (result !== undefined || !flush) return result;
    await flush();
    // Requests with a response have already arrived. Only a target that returns earlier needs this wait.
    const late = await receiver.until(find, untilFlushed);
    // If the target sent nothing, even after a flush, the next wait flushes immediately.
    limit = late === undefined ? 0 : untilFlushed;
    return late;
  };
  return {
    arrival,
    grace: async () => {
      await receiver.until(() => undefined, graceMs + slowest);
    },
  };
};

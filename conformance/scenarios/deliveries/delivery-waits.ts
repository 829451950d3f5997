import type { WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';

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
  let limit = firstLimit;
  let slowest = 0;
  const unflushed = async <T>(find: () => T | undefined): Promise<T | undefined> => {
    const started = performance.now();
    const result = await receiver.until(find, limit);
    if (result !== undefined) slowest = Math.max(slowest, performance.now() - started);
    limit = Math.max(shortestLimit, slower * slowest);
    return result;
  };
  // If the target sent nothing, even after a flush, the next wait flushes immediately.
  let isInVain = false;
  const flushed = async <T>(find: () => T | undefined, flushNow: () => Promise<void>) => {
    const result = await receiver.until(find, isInVain ? 0 : untilFlushed);
    if (result !== undefined) return result;
    await flushNow();
    // Requests with a response have already arrived. Only a target that returns earlier needs this wait.
    const late = await receiver.until(find, untilFlushed);
    isInVain = late === undefined;
    return late;
  };
  return {
    arrival: (find) => (flush ? flushed(find, flush) : unflushed(find)),
    grace: async () => {
      await receiver.until(() => undefined, graceMs + slowest);
    },
  };
};

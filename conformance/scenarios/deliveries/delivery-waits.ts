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

import type { WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';

/** How long the first delivery may take, in milliseconds: the service document promises no time. */
const firstLimit = 20_000;

/** How long a further one may take at least, and as a multiple of the slowest so far. */
const shortestLimit = 3_000;
const slower = 20;

/** How long to wait for a further one before the target is made to send what is due. */
const untilFlushed = 500;

/** How long to wait for what must not arrive, once what was sent with it did. */
const graceMs = 25;

/** Waits for deliveries: as long as the target may need by what was seen of it, and no longer than they take. */
export type DeliveryWaits = {
  /** Waits for the first delivery. */
  first: <T>(find: () => T | undefined) => Promise<T | undefined>;
  /** Waits for a further one. */
  next: <T>(find: () => T | undefined) => Promise<T | undefined>;
  /** Waits a little for what was sent at the same time as the last delivery. */
  grace: () => Promise<void>;
};

/**
 * Creates the waits of one observation.
 *
 * @param flush returns once everything that is due was sent and answered; null if the target can't be made to
 */
export const createDeliveryWaits = (
  receiver: WebhookReceiver,
  flush: (() => Promise<void>) | null,
): DeliveryWaits => {
  let slowest = 0;
  // A target that did not send something by itself, nor when it was made to, is made to send the next thing at once.
  let isInVain = false;
  const wait = async <T>(find: () => T | undefined, limit: number): Promise<T | undefined> => {
    const started = performance.now();
    const result = await receiver.until(find, limit);
    if (result !== undefined) slowest = Math.max(slowest, performance.now() - started);
    return result;
  };
  const flushed = async <T>(
    find: () => T | undefined,
    flushNow: () => Promise<void>,
  ): Promise<T | undefined> => {
    const result = await receiver.until(find, isInVain ? 0 : untilFlushed);
    if (result !== undefined) return result;
    await flushNow();
    // What was sent and answered has arrived; only a target that returns earlier needs this wait.
    const late = await receiver.until(find, untilFlushed);
    isInVain = late === undefined;
    return late;
  };
  return {
    first: (find) => (flush ? flushed(find, flush) : wait(find, firstLimit)),
    next: (find) => (flush ? flushed(find, flush) : wait(find, Math.max(shortestLimit, slower * slowest))),
    grace: async () => {
      await receiver.until(() => undefined, graceMs + slowest);
    },
  };
};

import type { WebhookReceiver } from '../../../engine/case/webhook-receiver.ts';

/** How long the first delivery may take, in milliseconds: the service document promises no time. */
const firstLimit = 20_000;

/** How long a further one may take at least, and as a multiple of the slowest so far. */
const shortestLimit = 3_000;
const slower = 20;

/** How long to wait for what must not arrive, once what was sent with it did. */
const graceMs = 25;

/** Waits for deliveries: as long as the target may need by what was seen of it, and no longer than they take. */
export type Patience = {
  /** Waits for the first delivery. */
  first: <T>(look: () => T | undefined) => Promise<T | undefined>;
  /** Waits for a further one. */
  next: <T>(look: () => T | undefined) => Promise<T | undefined>;
  /** Waits a little for what was sent at the same time as the last delivery. */
  grace: () => Promise<void>;
};

/** Creates the waits of one observation. */
export const createPatience = (receiver: WebhookReceiver): Patience => {
  let slowest = 0;
  const wait = async <T>(look: () => T | undefined, limit: number): Promise<T | undefined> => {
    const started = performance.now();
    const found = await receiver.until(look, limit);
    if (found !== undefined) slowest = Math.max(slowest, performance.now() - started);
    return found;
  };
  return {
    first: (look) => wait(look, firstLimit),
    next: (look) => wait(look, Math.max(shortestLimit, slower * slowest)),
    grace: async () => {
      await receiver.until(() => undefined, graceMs + slowest);
    },
  };
};

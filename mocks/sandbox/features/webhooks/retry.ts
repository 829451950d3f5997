/** The maximum number of attempts to deliver an event to one subscription (Limits). */
export const maxAttempts = 6;

/** How long an endpoint has to respond, in milliseconds (Limits). */
export const responseTimeout = 10_000;

/** The number of consecutive exhausted deliveries that open the breaker, and how long it stays open, in milliseconds. */
export const breaker = { opensAfter: 5, lasts: 60 * 60 * 1000 } as const;

/** The first delay, in milliseconds. Each delay is twice the previous delay, so six attempts span 1 h 6 min 8 s. */
const firstDelay = 128_000;

/**
 * The delay between an attempt and its retry, in milliseconds (clauses `deliveries.retry-*`). It is measured from one
 * dispatch to the next, so slow responses don't extend it.
 *
 * @param failures the number of failed attempts, at least 1
 */
export const retryDelay = (failures: number): number => firstDelay * 2 ** (failures - 1);

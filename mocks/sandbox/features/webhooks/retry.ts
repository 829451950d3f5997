/** How often an event is sent to one subscription at most (Limits). */
export const mostAttempts = 6;

/** How long an endpoint has for its answer, in milliseconds (Limits). */
export const answerBudget = 10_000;

/** How many deliveries in a row exhaust their attempts until the breaker opens, and for how many milliseconds it does. */
export const breaker = { opensAfter: 5, lasts: 60 * 60 * 1000 } as const;

/** The first wait, in milliseconds; with each wait twice the one before, six attempts span 1 h 6 min 8 s. */
const firstWait = 128_000;

/**
 * How long after an attempt the next one is made, in milliseconds (clauses `deliveries.retry-*`). It is counted from
 * one dispatch to the next, so that slow answers don't stretch the span.
 *
 * @param failures how many attempts have failed, from 1
 */
export const waitAfter = (failures: number): number => firstWait * 2 ** (failures - 1);

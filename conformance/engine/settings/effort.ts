/** How many values and sequences a run tries. */
export const efforts = ['quick', 'standard', 'thorough'] as const;
export type Effort = (typeof efforts)[number];

/** How many requests a scenario sends on average, including its cleanup. Used only for estimates. */
export const requestsPerScenario: Record<Effort, number> = { quick: 28, standard: 65, thorough: 250 };

/** How many values a property tries. */
export const runsByEffort: Record<Effort, number> = { quick: 5, standard: 40, thorough: 250 };

/**
 * How long a property may try more values than `quick` does, in milliseconds. Shrinking may take as long again. A run always
 * tries the values of `quick`, so that a verdict doesn't depend on the machine's load.
 */
export const timeMsByEffort: Record<Effort, number> = { quick: 1_500, standard: 10_000, thorough: 60_000 };

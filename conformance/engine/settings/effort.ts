/** How many values and sequences a run tries. */
export type Effort = 'quick' | 'standard' | 'thorough';

export const efforts = ['quick', 'standard', 'thorough'] as const satisfies readonly Effort[];

/** How many requests a scenario takes on average, its cleanup included: for estimates only. */
export const requestsPerScenario: Record<Effort, number> = { quick: 35, standard: 65, thorough: 250 };

/** How many values a property tries. */
export const runsByEffort: Record<Effort, number> = { quick: 5, standard: 40, thorough: 250 };

/**
 * How long a property may try more values than `quick` does, in milliseconds; shrinking may take as long again. The
 * values of `quick` are always tried, so that a verdict doesn't depend on the load of the machine.
 */
export const timeMsByEffort: Record<Effort, number> = { quick: 1_500, standard: 10_000, thorough: 60_000 };

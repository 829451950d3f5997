/** How much a run tries. */
export type Effort = 'quick' | 'standard' | 'thorough';

export const efforts = ['quick', 'standard', 'thorough'] as const satisfies readonly Effort[];

/** How many values a property tries. */
export const runsOf: Record<Effort, number> = { quick: 5, standard: 40, thorough: 250 };

/** How long one property may take, in milliseconds; the shrinking of a failure has as much again. */
export const timeOf: Record<Effort, number> = { quick: 1_500, standard: 10_000, thorough: 60_000 };

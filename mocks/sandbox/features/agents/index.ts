/** The exports of the agents feature for other features. */
export { resetRunsInAdvance } from './advance-runs.ts';
export { findRun, getRequestId, takeStep } from './runs.ts';

/** What other features use of agents. */
export { showRun } from './rows.ts';
export { findRun, requestIdOf, type Step, takeStep } from './runs.ts';

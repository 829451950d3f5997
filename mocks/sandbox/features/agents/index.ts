/** What other features use of agents. */
export { findRun, requestIdOf, takeStep } from './runs.ts';

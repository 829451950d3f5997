/** The exports of agents for other features. */
export { findRun, requestIdOf, takeStep } from './runs.ts';

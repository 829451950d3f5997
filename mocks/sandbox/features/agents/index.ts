/** The exports of agents for other features. */
export { findRun, getRequestId, takeStep } from './runs.ts';

/** The exports of the agents feature for other features. */
export { findRun, getRequestId, takeStep } from './runs.ts';

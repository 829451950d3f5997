export { findRun, getRequestId, takeStep } from './runs.ts';

/** What other features use of billing. */
export { refusePaused } from './refuse-paused.ts';
export { recordUsage } from './usage.ts';

/** The exports of billing for other features. */
export { refusePaused } from './refuse-paused.ts';
export { recordUsage } from './usage.ts';

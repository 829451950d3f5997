/** The exports of the billing feature for other features. */
export { refusePaused } from './settle.ts';
export { recordUsage } from './usage.ts';

/** The exports of billing for other features. */
export { refusePaused } from './settle.ts';
export { recordUsage } from './usage.ts';

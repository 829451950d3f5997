/** The exports of logs for other features. */
export { writeLogEntry } from './rows.ts';

/** The exports of logs for other features. */
export { logEntryRow, writeLogEntry } from './rows.ts';

/** The exports of the logs feature for other features. */
export { logEntryRow, writeLogEntry } from './write-entry.ts';

/** What other features use of logs. */
export { writeLogEntry } from './rows.ts';

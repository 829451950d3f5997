import { defineFeature } from '../feature.ts';
import { logsControl } from './control.ts';
import { logs } from './handlers.ts';
import { exportLog, logRows, seedLogs } from './seed.ts';
import { logEntries } from './table.ts';

/** Runtime logs: list, search and tail. */
export const logsFeature = defineFeature({
  tables: [logEntries],
  handlers: logs,
  control: logsControl,
  seed: { demo: seedLogs, rows: logRows, exportRecords: exportLog },
  due: [{ what: 'log_entries_written', table: 'log_entries', column: 'ts' }],
});

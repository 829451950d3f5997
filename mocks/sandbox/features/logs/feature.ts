import { defineFeature } from '../feature.ts';
import { logs } from './handlers.ts';
import { logEntries } from './resource.ts';

/** Runtime logs: list, search and tail. */
export const logsFeature = defineFeature({
  resources: [logEntries],
  handlers: logs,
  records: { log_entries: { added: ({ context, db }) => context.logFeed.announce(db) } },
  due: [{ what: 'log_entries_written', table: 'log_entries', column: 'ts' }],
});

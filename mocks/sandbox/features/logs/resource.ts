import { examples } from '@workspace-api/contract';
import { defineResource } from '../../store/resource.ts';
import { text } from '../../store/schema/columns.ts';
import type { TableRow } from '../../store/schema/define-table.ts';

/**
 * Normalizes a string for search: ignores case and the composition of accents (Unicode NFC). A final sigma becomes a regular
 * sigma, because a search may contain only the start of a word.
 */
export const fold = (value: string): string => value.normalize('NFC').toLowerCase().replaceAll('ς', 'σ');

export const logEntries = defineResource('log_entries', {
  schema: 'LogEntry',
  internal: {
    /** The message, normalized for comparison with searches. */
    folded: text(),
  },
  idPrefix: 'log',
  time: 'ts',
  seed: 'log_entries',
  demo: examples['log-list'].data.map((entry, index, { length }) => ({
    ...entry,
    id: `log_01K9L${length - index}`,
  })),
  fromSeed: ({ message, request_id }, { target }) => ({
    folded: fold(message),
    request_id: request_id ?? target.newId('req'),
  }),
});

export type LogEntryRow = TableRow<typeof logEntries>;

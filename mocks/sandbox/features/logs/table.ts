import type { Owned } from '../../store/owned.ts';

/** `folded` is the message as a search compares it. */
export type LogEntryTable = Owned & {
  id: string;
  ts: string;
  level: 'debug' | 'info' | 'warn' | 'error';
  source: string;
  message: string;
  folded: string;
  request_id: string;
};

declare module '../../store/schema.ts' {
  interface Tables {
    log_entries: LogEntryTable;
  }
}

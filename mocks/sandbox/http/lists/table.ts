/** Cursors that were made to expire before their time. */
export type ExpiredCursorTable = { cursor_hash: string };

declare module '../../store/schema.ts' {
  interface Tables {
    expired_cursors: ExpiredCursorTable;
  }
}

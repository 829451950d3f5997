import type { Backend, Db } from './database.ts';

/** Receives the table that was written to; undefined if it may be any table. */
export type WriteListener = (table: string | undefined) => void;

/** The differences between the supported databases. All queries work on both. */
export type Engine = Backend & {
  /** The column type for strings that are compared by their bytes. */
  readonly textType: string;
  /** The word that creates a table that isn't logged, and a space; empty if the database has none. */
  readonly unlogged: string;
  /** Statements to run before the first table is created. */
  readonly setup: readonly string[];
  /** Runs statements that are separated by semicolons, within the transaction of `db`. */
  execute(db: Db, script: string): Promise<unknown>;
  hasTable(db: Db, name: string): Promise<boolean>;
  /**
   * Calls a function for each write, before a query outside of its transaction can read it. Undefined if other programs may
   * write to the database.
   */
  readonly onWrite?: (listener: WriteListener) => void;
  /** Receives the messages of `notify` from any process. @returns a function that stops listening */
  listen(onMessage: (message: string) => void): Promise<() => Promise<void>>;
  /** Sends a message to all listeners once the transaction is committed. */
  notify(db: Db, message: string): Promise<void>;
  /** Explains a database error to the user who starts the sandbox. */
  explain(error: unknown): Error;
};

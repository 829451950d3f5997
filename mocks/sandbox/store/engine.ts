import type { Dialect } from 'kysely';
import type { Db } from './database.ts';

/** What differs between the databases. All queries work on both. */
export type Engine = {
  readonly dialect: Dialect;
  /** The type of text that is compared by its bytes. */
  readonly textType: string;
  /** Statements to run before the first table is created. */
  readonly setup: readonly string[];
  hasTable(db: Db, name: string): Promise<boolean>;
  /** Called once the tables exist. */
  noteTables?(): void;
  /** Whether other processes may use the same database now. */
  readonly shared: boolean;
  /**
   * Returns a number that increases with every write to one of the tables, each time it is asked; absent if other processes
   * may write to them.
   */
  readonly writesTo?: (tables: readonly string[]) => () => number;
  /** Receives the messages of `tell`, from any process. @returns stops listening */
  listen(heard: (message: string) => void): Promise<() => Promise<void>>;
  /** Sends a message to all listeners, once the transaction is committed. */
  tell(db: Db, message: string): Promise<void>;
  /** An error of the database, explained to the person who starts the sandbox. */
  explain(error: unknown): Error;
};

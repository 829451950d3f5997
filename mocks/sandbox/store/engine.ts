import type { Dialect } from 'kysely';
import type { CommitCounts } from './commit-counts.ts';
import type { Db } from './database.ts';

/** What differs between the databases. All queries work on both. */
export type Engine = {
  readonly dialect: Dialect;
  /** The type of text that is compared by its bytes. */
  readonly textType: string;
  /** Statements to run before the first table is created. */
  readonly setup: readonly string[];
  hasTable(db: Db, name: string): Promise<boolean>;
  /** Whether other processes may use the same database now. */
  readonly shared: boolean;
  /** Counts the commits; absent if other processes may write to the database. */
  readonly commits?: Pick<CommitCounts, 'createCounter'>;
  /** Receives the messages of `tell`, from any process. @returns stops listening */
  listen(onMessage: (message: string) => void): Promise<() => Promise<void>>;
  /** Sends a message to all listeners, once the transaction is committed. */
  notify(db: Db, message: string): Promise<void>;
  /** An error of the database, explained to the person who starts the sandbox. */
  explain(error: unknown): Error;
};

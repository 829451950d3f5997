import type { Dialect } from 'kysely';
import type { Db } from './database.ts';

/** What differs from one database to another. Everything else is said in queries that both understand. */
export type Engine = {
  readonly dialect: Dialect;
  /** The type of text that is compared by its bytes. */
  readonly textType: string;
  /** Statements to run before the first table is created. */
  readonly setup: readonly string[];
  hasTable(db: Db, name: string): Promise<boolean>;
  /** Called once the tables exist. */
  noteTables?(): void;
  /** Whether other processes may be using the same records now. */
  readonly shared: boolean;
  /** A number that changes with every write to one of the tables; absent where other processes may write to them. */
  readonly writesTo?: (tables: readonly string[]) => number;
  /** Hears what `tell` told, in any process. @returns what ends the listening */
  listen(heard: (message: string) => void): Promise<() => Promise<void>>;
  /** Tells everybody who listens, once the transaction is committed. */
  tell(db: Db, message: string): Promise<void>;
  /** An error of the database in words for the person who starts the sandbox. */
  explain(error: unknown): Error;
};

import type { DatabaseConnection } from 'kysely';
import type { PrimedRows } from './caches/memory-statements.ts';
import type { Script, Statement } from './script.ts';

export type Statements = readonly Statement[];
export type Row = Record<string, unknown>;

/** What a connection does beside running one query. */
export type Abilities = {
  /** Runs statements that are used once, as one script. */
  runAll(script: Script): Promise<void>;
  /** Runs statements that are used often, in one request to a database server. */
  writeAll(statements: Statements): Promise<void>;
  /** Runs queries. @returns the rows of each */
  readAll(statements: Statements): Promise<Row[][]>;
  /** The rows of a query, if they are cached. */
  cachedRows(query: Statement): readonly unknown[] | undefined;
  /** Begins a transaction that may write. */
  begin(): Promise<void>;
  /** Runs the last writes of the transaction, and commits it. @param primed rows for the caches of queries, true after it */
  commit(writes: Statements, primed: readonly PrimedRows[]): Promise<void>;
  /** Rolls the transaction back. */
  rollback(): Promise<void>;
};

/** A connection of either engine. */
export type EngineConnection = DatabaseConnection & Abilities;

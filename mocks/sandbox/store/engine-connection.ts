import type { DatabaseConnection } from 'kysely';
import type { Script, Statement } from './script.ts';

export type Row = Record<string, unknown>;

/** The operations of a connection besides running a single query. */
export type Abilities = {
  /** Runs statements that are used only once, as one script. */
  runAll(script: Script): Promise<void>;
  /** Runs queries. @returns the rows of each query */
  readAll(statements: readonly Statement[]): Promise<Row[][]>;
  /** Begins a transaction that may write. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

/** A connection of either engine. */
export type EngineConnection = DatabaseConnection & Abilities;

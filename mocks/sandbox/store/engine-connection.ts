import type { DatabaseConnection } from 'kysely';
import type { Script, Statement } from './script.ts';

export type Row = Record<string, unknown>;

/** What a connection does in addition to running one query. */
export type Abilities = {
  /** Runs statements that are used once, as one script. */
  runAll(script: Script): Promise<void>;
  /** Runs queries. @returns the rows of each */
  readAll(statements: readonly Statement[]): Promise<Row[][]>;
  /** Begins a transaction that may write. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

/** A connection of either engine. */
export type EngineConnection = DatabaseConnection & Abilities;

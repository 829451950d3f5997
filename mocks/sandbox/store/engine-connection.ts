import type { DatabaseConnection } from 'kysely';
import type { Script } from './script.ts';

/** The operations of a connection besides running a single query. */
export type Abilities = {
  /** Runs statements that are used only once, as one script. */
  runAll(script: Script): Promise<void>;
  /** Begins a transaction that may write. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

/** A connection of either engine. */
export type EngineConnection = DatabaseConnection & Abilities;

import type { components } from '@workspace-api/contract/sandbox';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  QueryCreator,
  type QueryExecutor,
  type QueryResult,
  type RawBuilder,
  SingleConnectionProvider,
} from 'kysely';
import type { Schema } from './schema/schema.ts';
import type { Tables } from './tables.ts';

/** A change that a request made, as shown in the request log: a table, an id and columns, never a value. */
export type Change = components['schemas']['LoggedRequest']['changes'][number];

/** Receives the table that was written to; undefined if it may be any table. */
export type WriteListener = (table: string | undefined) => void;

/** What differs between the supported databases. All queries work on both. */
export type Engine = {
  readonly driver: Driver;
  readonly compiler: QueryCompiler;
  readonly adapter: DialectAdapter;
  /** The column type for strings that are compared by their bytes. */
  readonly textType: string;
  /** The word that creates a table that isn't logged, and a space; empty if the database has none. */
  readonly unlogged: string;
  /** Statements to run before the first table is created. */
  readonly setup: readonly string[];
  /** Runs statements that are separated by semicolons, within the transaction of `db`. */
  execute(db: Db, script: string): Promise<unknown>;
  /** Selects a row if a table of this name exists. */
  readonly findTable: (name: string) => RawBuilder<unknown>;
  /**
   * Calls a function for each write, before a query outside of its transaction can read it. Undefined if other programs may
   * write to the database.
   */
  readonly onWrite?: (listener: WriteListener) => void;
  /** Connects the processes that use the same database; undefined if only one process can. */
  readonly channel?: {
    /** Receives the messages of `notify` from any process. @returns a function that stops listening */
    listen(onMessage: (message: string) => void): Promise<() => Promise<void>>;
    /** Sends a message to all listeners once the transaction is committed. */
    notify(db: Db, message: string): Promise<void>;
  };
  /** Explains a database error to the user who starts the sandbox. */
  explain(error: unknown): Error;
};

/** A connection with an open transaction, and the functions to run at its end. */
type Transaction = {
  readonly connection: DatabaseConnection;
  readonly commit: (() => void)[];
  readonly rollback: (() => Promise<unknown>)[];
};

/**
 * The sandbox's database, or one of its transactions.
 *
 * @example
 * await database.transaction(async (db) => {
 *   await db.insertInto('agents').values(agent).execute();
 *   db.onCommit(() => startAgents());
 * });
 */
export class Database extends QueryCreator<Tables> {
  readonly engine: Engine;
  readonly schema: Schema;
  /** The changes of this transaction so far; undefined if they aren't recorded. */
  readonly changes: Change[] | undefined;
  readonly #executor: QueryExecutor;
  readonly #transaction: Transaction | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #afterCommit: (() => void) | undefined;

  /** @param engine with an initialized driver */
  constructor(engine: Engine, schema: Schema, transaction?: Transaction, changes?: Change[]) {
    const provider = transaction
      ? new SingleConnectionProvider(transaction.connection)
      : new DefaultConnectionProvider(engine.driver);
    const executor = new DefaultQueryExecutor(engine.compiler, engine.adapter, provider);
    super({ executor });
    this.#executor = executor;
    this.#transaction = transaction;
    this.engine = engine;
    this.schema = schema;
    this.changes = changes;
  }

  /** The executor for the queries that are built. */
  getExecutor(): QueryExecutor {
    return this.#executor;
  }

  /** Runs a compiled query. */
  execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    return this.#transaction
      ? this.#transaction.connection.executeQuery(query)
      : this.#executor.provideConnection((connection) => connection.executeQuery(query));
  }

  /**
   * Runs `work` in a transaction: in this one, or in a new one. Commits it when `work` succeeds, and rolls it back when it throws.
   *
   * @param changes an array to add its changes of records to
   * @returns the result of `work`
   * @throws the error of `work`
   */
  async transaction<Result>(work: (db: Db) => Promise<Result>, changes?: Change[]): Promise<Result> {
    if (this.#transaction) return work(this);
    const [commit, rollback]: [(() => void)[], (() => Promise<unknown>)[]] = [[], []];
    const run = () =>
      this.#begin((connection) =>
        work(new Database(this.engine, this.schema, { connection, commit, rollback }, changes)),
      );
    // A database server would also make transactions wait for each other, but each waiting one would use a connection, until
    // none is left for reads.
    const result = await (this.engine.channel ? this.#queue(run) : run()).catch(async (error: unknown) => {
      await Promise.allSettled(rollback.map((undo) => undo()));
      throw error;
    });
    for (const hook of commit) hook();
    this.#afterCommit?.();
    return result;
  }

  /** Calls `run` after every transaction of this process. */
  afterCommit(run: () => void): void {
    this.#afterCommit = run;
  }

  /**
   * Calls `run` once this transaction is committed, but not if it is rolled back. Outside of a transaction each statement is
   * committed on its own, so it is called immediately.
   */
  onCommit(run: () => void): void {
    if (this.#transaction) this.#transaction.commit.push(run);
    else run();
  }

  /**
   * Calls `run` once this transaction is rolled back, before the caller of `transaction` gets the error, but not if it is committed.
   * If `run` also fails, its error is dropped in favour of the first one.
   */
  onRollback(run: () => Promise<unknown>): void {
    this.#transaction?.rollback.push(run);
  }

  /** Closes the connections. Later queries fail. */
  close(): Promise<void> {
    return this.engine.driver.destroy();
  }

  // Kysely's own transactions take twice as long.
  #begin<Result>(work: (connection: DatabaseConnection) => Promise<Result>): Promise<Result> {
    const { driver } = this.engine;
    return this.#executor.provideConnection(async (connection) => {
      await driver.beginTransaction(connection, {});
      try {
        const result = await work(connection);
        await driver.commitTransaction(connection);
        return result;
      } catch (error) {
        await driver.rollbackTransaction(connection);
        throw error;
      }
    });
  }

  #queue<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** The target of queries: the database, or one of its transactions. */
export type Db = Database;

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
  SingleConnectionProvider,
} from 'kysely';
import type { Schema } from './schema/schema.ts';
import type { Tables } from './tables.ts';

/** A change that a request made, as shown in the request log: a table, an id and columns, never a value. */
export type Change = components['schemas']['LoggedRequest']['changes'][number];

/** What Kysely needs to compile queries for a database, and to run them. */
export type Backend = {
  readonly driver: Driver;
  readonly compiler: QueryCompiler;
  readonly adapter: DialectAdapter;
  /** Whether other processes may use the same database at this time. */
  readonly shared: boolean;
};

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** Builds and runs queries. */
abstract class Queries extends QueryCreator<Tables> {
  readonly schema: Schema;
  readonly #executor: QueryExecutor;

  constructor(schema: Schema, executor: QueryExecutor) {
    super({ executor });
    this.schema = schema;
    this.#executor = executor;
  }

  /** The executor for the queries that are built. */
  getExecutor(): QueryExecutor {
    return this.#executor;
  }

  /** Runs a compiled query. */
  abstract execute(query: CompiledQuery): Promise<QueryResult<unknown>>;
}

/** The functions to run at the end of a transaction. */
class Hooks {
  readonly commit: (() => void)[] = [];
  readonly rollback: (() => Promise<unknown>)[] = [];
}

/** A transaction of a `Database`. */
export class Transaction extends Queries {
  /** The changes of this transaction so far; undefined if they aren't recorded. */
  readonly changes: Change[] | undefined;
  readonly #connection: DatabaseConnection;
  readonly #hooks: Hooks;

  constructor(database: Database, connection: DatabaseConnection, hooks: Hooks, changes?: Change[]) {
    const provider = new SingleConnectionProvider(connection);
    super(database.schema, database.getExecutor().withConnectionProvider(provider));
    this.#connection = connection;
    this.#hooks = hooks;
    this.changes = changes;
  }

  execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    return this.#connection.executeQuery(query);
  }

  /** Runs `work` within this transaction, so that callers don't need to know whether they are in one. */
  transaction<Result>(work: Work<Result>): Promise<Result> {
    return work(this);
  }

  /** Calls `run` once this transaction is committed, but not if it is rolled back. */
  onCommit(run: () => void): void {
    this.#hooks.commit.push(run);
  }

  /**
   * Calls `run` once this transaction is rolled back, before the caller of `Database.transaction` gets the error, but not if
   * the transaction is committed. If `run` also fails, its error is dropped in favour of the first one.
   */
  onRollback(run: () => Promise<unknown>): void {
    this.#hooks.rollback.push(run);
  }
}

/**
 * The sandbox's database.
 *
 * @example
 * await database.transaction(async (db) => {
 *   await db.insertInto('agents').values(agent).execute();
 *   db.onCommit(() => startAgents());
 * });
 */
export class Database extends Queries {
  readonly changes: undefined;
  readonly #backend: Backend;
  #last: Promise<unknown> = Promise.resolve();
  #afterCommit: (() => void) | undefined;

  /** @param backend with an initialized driver */
  constructor(backend: Backend, schema: Schema) {
    const provider = new DefaultConnectionProvider(backend.driver);
    super(schema, new DefaultQueryExecutor(backend.compiler, backend.adapter, provider));
    this.#backend = backend;
  }

  execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    return this.getExecutor().provideConnection((connection) => connection.executeQuery(query));
  }

  /**
   * Runs `work` in a transaction. Commits when `work` succeeds, and rolls back when it throws.
   *
   * @param changes an array to add its changes of records to
   * @returns the result of `work`
   * @throws the error of `work`
   */
  async transaction<Result>(work: Work<Result>, changes?: Change[]): Promise<Result> {
    const hooks = new Hooks();
    const run = () => this.#run(work, hooks, changes);
    // A database server would also make transactions wait for each other, but each waiting one would use a connection, until
    // none is left for reads.
    const result = await (this.#backend.shared ? this.#queue(run) : run()).catch(async (error: unknown) => {
      await Promise.allSettled(hooks.rollback.map((undo) => undo()));
      throw error;
    });
    for (const hook of hooks.commit) hook();
    this.#afterCommit?.();
    return result;
  }

  /** Calls `run` after every transaction of this process. */
  afterCommit(run: () => void): void {
    this.#afterCommit = run;
  }

  /** Calls `run` immediately, because outside of a transaction each statement is committed on its own. */
  onCommit(run: () => void): void {
    run();
  }

  /** Does nothing, because outside of a transaction nothing is rolled back. */
  onRollback(_run: () => Promise<unknown>): void {}

  /** Closes the connections. Later queries fail. */
  close(): Promise<void> {
    return this.#backend.driver.destroy();
  }

  // Kysely's own transactions take twice as long.
  #run<Result>(work: Work<Result>, hooks: Hooks, changes: Change[] | undefined): Promise<Result> {
    return this.getExecutor().provideConnection(async (connection) => {
      const { driver } = this.#backend;
      await driver.beginTransaction(connection, {});
      try {
        const result = await work(new Transaction(this, connection, hooks, changes));
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
export type Db = Database | Transaction;

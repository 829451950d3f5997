import type { QueryCreator as Builder, Kysely, QueryExecutor, QueryResult } from 'kysely';
import type { MaybePromise } from '../core/maybe-promise.ts';
import { type CompiledOnce, CompiledQueries } from './caches/compiled-queries.ts';
import type { PrimedRows } from './caches/memory-statements.ts';
import type { EngineConnection } from './engine-connection.ts';
import { QueryCreator, SingleConnectionProvider } from './kysely.ts';
import { type Change, ChangeRecorder } from './record-changes.ts';
import type { Schema } from './schema/schema.ts';
import type { Statement } from './script.ts';
import type { Tables } from './tables.ts';

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** What a database shares with its transactions. */
type Shared = { readonly schema: Schema; readonly compiled: CompiledQueries };

/** Builds and runs queries. */
abstract class Queries {
  readonly schema: Schema;
  readonly compiled: CompiledQueries;
  #executor: QueryExecutor | undefined;
  #builder: Builder<Tables> | undefined;

  constructor({ schema, compiled }: Shared) {
    this.schema = schema;
    this.compiled = compiled;
  }

  protected abstract createExecutor(): QueryExecutor;

  /** What runs the queries that are built. */
  getExecutor(): QueryExecutor {
    this.#executor ??= this.createExecutor();
    return this.#executor;
  }

  // Most requests run queries that were compiled before, and build none.
  get #queries(): Builder<Tables> {
    this.#builder ??= new QueryCreator<Tables>({ executor: this.getExecutor() });
    return this.#builder;
  }

  get selectFrom(): Builder<Tables>['selectFrom'] {
    return this.#queries.selectFrom.bind(this.#queries);
  }

  get insertInto(): Builder<Tables>['insertInto'] {
    return this.#queries.insertInto.bind(this.#queries);
  }

  get updateTable(): Builder<Tables>['updateTable'] {
    return this.#queries.updateTable.bind(this.#queries);
  }

  get deleteFrom(): Builder<Tables>['deleteFrom'] {
    return this.#queries.deleteFrom.bind(this.#queries);
  }
}

/** What a write of one row is expected to return. */
const oneRow = { numAffectedRows: 1n, rows: [] };

/** What to run at the end of a transaction. */
class Hooks {
  readonly commit: (() => void)[] = [];
  readonly rollback: (() => Promise<unknown>)[] = [];
}

/** A transaction of a `Database`. */
export class Transaction extends Queries {
  readonly #connection: EngineConnection;
  readonly #database: QueryExecutor;
  readonly #hooks: Hooks;
  readonly #recorder: ChangeRecorder | undefined;
  /** Writes that were deferred. */
  #pending: (Statement & { readonly table: string })[] = [];
  readonly #primed: PrimedRows[] = [];

  /** @param changes where to note what its queries change */
  constructor(connection: EngineConnection, database: Database, hooks: Hooks, changes?: Change[]) {
    super(database);
    this.#connection = connection;
    this.#database = database.getExecutor();
    this.#hooks = hooks;
    this.#recorder = changes && new ChangeRecorder(changes, database.schema);
  }

  protected override createExecutor(): QueryExecutor {
    const connection = new SingleConnectionProvider(this.#connection);
    const executor = this.#database.withConnectionProvider({
      provideConnection: async (consumer) => {
        await this.#runDeferred();
        return connection.provideConnection(consumer);
      },
    });
    return this.#recorder ? executor.withPlugin(this.#recorder) : executor;
  }

  /** The rows of a compiled query, without a promise; undefined where they are not cached. */
  cachedRows({ query, names }: CompiledOnce, parameters: readonly unknown[]): readonly unknown[] | undefined {
    if (this.#pending.some(({ table }) => names.has(table))) return undefined;
    return this.#connection.cachedRows({ sql: query.sql, parameters });
  }

  /** Runs a compiled query. @param id of the row that it changes, for the record of changes */
  async executeCompiled(
    { query, change, names }: CompiledOnce,
    parameters: readonly unknown[],
    id?: unknown,
  ): Promise<QueryResult<unknown>> {
    if (change || this.#pending.some(({ table }) => names.has(table))) await this.#runDeferred();
    const result = await this.#connection.executeQuery({ ...query, parameters });
    if (change) this.#recorder?.note(change, id, result);
    return result;
  }

  /**
   * Runs a compiled write of one row before the next query that could depend on it, or else together with the commit: a
   * database server is sent one request for all that a change causes.
   */
  defer({ query, change }: CompiledOnce, parameters: readonly unknown[], id?: unknown): MaybePromise<void> {
    if (!change) throw new Error('Only a write can be deferred.');
    this.#pending.push({ sql: query.sql, parameters, table: change.records });
    this.#recorder?.note(change, id, oneRow);
  }

  /** Commits, after the writes that were deferred. */
  commit(): Promise<void> {
    return this.#connection.commit(this.#pending, this.#primed);
  }

  /** Primes the cache of a compiled query, where rows are cached: these are its rows once this transaction is committed. */
  prime({ query }: CompiledOnce, parameters: readonly unknown[], rows: readonly object[]): void {
    this.#primed.push({ sql: query.sql, parameters, rows });
  }

  /** Runs `work` within this transaction, so that callers need not know whether they are in one. */
  transaction<Result>(work: Work<Result>): Promise<Result> {
    return work(this);
  }

  /** Calls `run` once this transaction is committed; never if it is rolled back. */
  onCommit(run: () => void): void {
    this.#hooks.commit.push(run);
  }

  /**
   * Calls `run` once this transaction is rolled back, before the caller of `Database.transaction` gets the error; never
   * if it is committed. If `run` fails too, its error is dropped in favour of the first one.
   */
  onRollback(run: () => Promise<unknown>): void {
    this.#hooks.rollback.push(run);
  }

  async #runDeferred(): Promise<void> {
    const writes = this.#pending;
    if (writes.length === 0) return;
    this.#pending = [];
    await this.#connection.writeAll(writes);
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
  readonly #kysely: Kysely<Tables>;
  readonly #oneAtATime: boolean;
  #last: Promise<unknown> = Promise.resolve();
  #afterCommit: (() => void) | undefined;

  /**
   * @param options.oneAtATime queue the transactions of this process. A database server would make them wait for each
   * other too, but each with a connection in use, until none is left for reads.
   */
  constructor(kysely: Kysely<Tables>, schema: Schema, { oneAtATime = false }: { oneAtATime?: boolean } = {}) {
    super({ schema, compiled: CompiledQueries.of(kysely.getExecutor()) });
    this.#kysely = kysely;
    this.#oneAtATime = oneAtATime;
  }

  protected override createExecutor(): QueryExecutor {
    return this.#kysely.getExecutor();
  }

  /**
   * Runs `work` in a transaction, which is committed when `work` succeeds and rolled back when it throws.
   *
   * @param changes where to note what its queries change: tables, ids and columns
   * @returns what `work` returns
   * @throws what `work` throws
   */
  async transaction<Result>(work: Work<Result>, changes?: Change[]): Promise<Result> {
    const hooks = new Hooks();
    const run = () => this.#run(work, hooks, changes);
    const result = await (this.#oneAtATime ? this.#queue(run) : run()).catch(async (error: unknown) => {
      await Promise.allSettled(hooks.rollback.map((undo) => undo()));
      throw error;
    });
    for (const then of hooks.commit) then();
    this.#afterCommit?.();
    return result;
  }

  /** Calls `run` after every transaction of this process. */
  afterCommit(run: () => void): void {
    this.#afterCommit = run;
  }

  /** Nothing: outside of a transaction, a query waits for its turn. */
  cachedRows(_compiled: CompiledOnce, _parameters: readonly unknown[]): undefined {}

  /** Runs a compiled query. */
  executeCompiled(
    { query }: CompiledOnce,
    parameters: readonly unknown[],
    _id?: unknown,
  ): Promise<QueryResult<unknown>> {
    return this.getExecutor().provideConnection((connection) =>
      connection.executeQuery({ ...query, parameters }),
    );
  }

  /** Runs a compiled write at once: outside of a transaction, each statement is committed by itself. */
  async defer(compiled: CompiledOnce, parameters: readonly unknown[], _id?: unknown): Promise<void> {
    await this.executeCompiled(compiled, parameters);
  }

  /** Does nothing: outside of a transaction, another write may come between. */
  prime(_compiled: CompiledOnce, _parameters: readonly unknown[], _rows: readonly object[]): void {}

  /** Calls `run` at once: outside of a transaction, each statement is committed by itself. */
  onCommit(run: () => void): void {
    run();
  }

  /** Does nothing: outside of a transaction, nothing is rolled back. */
  onRollback(_run: () => Promise<unknown>): void {}

  /** Closes the connections. Queries fail from then on. */
  close(): Promise<void> {
    return this.#kysely.destroy();
  }

  #run<Result>(work: Work<Result>, hooks: Hooks, changes: Change[] | undefined): Promise<Result> {
    return this.getExecutor().provideConnection(async (given) => {
      const connection = given as EngineConnection;
      try {
        await connection.begin();
        const transaction = new Transaction(connection, this, hooks, changes);
        const result = await work(transaction);
        await transaction.commit();
        return result;
      } catch (error) {
        // A connection that was lost, or a transaction that did not begin, has nothing to roll back.
        await connection.rollback().catch(() => undefined);
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

/** What queries run on: the database, or a transaction of it. */
export type Db = Database | Transaction;

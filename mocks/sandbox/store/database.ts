import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import { CompiledQueries } from './caches/compiled-queries.ts';
import { createQueryId } from './kysely.ts';
import { type Change, ChangeRecorder, type PlannedChange } from './record-changes.ts';
import type { Schema } from './schema/schema.ts';
import type { Tables } from './tables.ts';

type Builder = Kysely<Tables>;
type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** What a database shares with its transactions. */
type Shared = { readonly schema: Schema; readonly compiled: CompiledQueries };

/** Builds and runs queries. */
abstract class Queries {
  readonly schema: Schema;
  readonly compiled: CompiledQueries;
  readonly selectFrom: Builder['selectFrom'];
  readonly insertInto: Builder['insertInto'];
  readonly updateTable: Builder['updateTable'];
  readonly deleteFrom: Builder['deleteFrom'];
  readonly executeQuery: Builder['executeQuery'];
  readonly getExecutor: Builder['getExecutor'];

  constructor(kysely: Builder, { schema, compiled }: Shared) {
    this.schema = schema;
    this.compiled = compiled;
    this.selectFrom = kysely.selectFrom.bind(kysely);
    this.insertInto = kysely.insertInto.bind(kysely);
    this.updateTable = kysely.updateTable.bind(kysely);
    this.deleteFrom = kysely.deleteFrom.bind(kysely);
    this.executeQuery = kysely.executeQuery.bind(kysely);
    this.getExecutor = kysely.getExecutor.bind(kysely);
  }
}

/** What to run at the end of a transaction. */
class Hooks {
  readonly commit: (() => void)[] = [];
  readonly rollback: (() => Promise<unknown>)[] = [];
}

/** A transaction of a `Database`. */
export class Transaction extends Queries {
  readonly #kysely: Builder;
  readonly #hooks: Hooks;
  readonly #recorder: ChangeRecorder | undefined;

  constructor(kysely: Builder, shared: Shared, hooks: Hooks, recorder?: ChangeRecorder) {
    super(kysely, shared);
    this.#kysely = kysely;
    this.#hooks = hooks;
    this.#recorder = recorder;
  }

  /** Runs a query of `compiled`, which makes the `change`. */
  async executeCompiled(query: CompiledQuery, change?: PlannedChange): Promise<QueryResult<unknown>> {
    // Under its own id, the recorder would take it for the query that was compiled.
    const result = await this.executeQuery({ ...query, queryId: createQueryId() });
    this.#recorder?.note(change, result);
    return result;
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

  /** The same transaction, which notes in `changes` what its queries change. */
  recordChanges(changes: Change[]): Transaction {
    const recorder = new ChangeRecorder(changes, this.schema);
    return new Transaction(this.#kysely.withPlugin(recorder), this, this.#hooks, recorder);
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
  readonly #kysely: Builder;
  readonly #oneAtATime: boolean;
  #last: Promise<unknown> = Promise.resolve();
  #afterCommit: (() => void) | undefined;

  /**
   * @param options.oneAtATime queue the transactions of this process. A database server would make them wait for each
   * other too, but each with a connection in use, until none is left for reads.
   */
  constructor(kysely: Builder, schema: Schema, { oneAtATime = false }: { oneAtATime?: boolean } = {}) {
    super(kysely, { schema, compiled: new CompiledQueries() });
    this.#kysely = kysely;
    this.#oneAtATime = oneAtATime;
  }

  /**
   * Runs `work` in a transaction, which is committed when `work` succeeds and rolled back when it throws.
   *
   * @returns what `work` returns
   * @throws what `work` throws
   */
  async transaction<Result>(work: Work<Result>): Promise<Result> {
    const hooks = new Hooks();
    const run = () =>
      this.#kysely.transaction().execute((kysely) => work(new Transaction(kysely, this, hooks)));
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

  /** Runs a query of `compiled`. */
  executeCompiled(query: CompiledQuery, _change?: PlannedChange): Promise<QueryResult<unknown>> {
    return this.executeQuery(query);
  }

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

  #queue<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** What queries run on: the database, or a transaction of it. */
export type Db = Database | Transaction;

import type { Compilable, CompiledQuery, QueryExecutor } from 'kysely';
import { namesIn } from '../names-in.ts';
import { type PlannedChange, planOf } from '../record-changes.ts';

/** A query that was compiled without its values. */
export type CompiledOnce = {
  readonly query: CompiledQuery;
  /** The change that it makes, if any. */
  readonly change: PlannedChange | undefined;
  /** The names in it: of its tables, and of columns. */
  readonly names: ReadonlySet<string>;
};

/** Queries that are compiled only once: Kysely takes longer to compile a query than SQLite to answer it. */
export class CompiledQueries {
  static readonly #byEngine = new Map<unknown, CompiledQueries>();

  /** Those of an engine: its SQL for a query is the same in every database that this process opens. */
  static of({ adapter }: Pick<QueryExecutor, 'adapter'>): CompiledQueries {
    const engine = adapter.constructor;
    const known = CompiledQueries.#byEngine.get(engine) ?? new CompiledQueries();
    CompiledQueries.#byEngine.set(engine, known);
    return known;
  }

  readonly #known = new Map<unknown, CompiledOnce>();

  /** @param key the same for the same query */
  get(key: unknown, build: () => Compilable): CompiledOnce {
    const known = this.#known.get(key);
    if (known) return known;
    const query = build().compile();
    const compiled = { query, change: planOf(query.query), names: new Set(namesIn(query.sql)) };
    this.#known.set(key, compiled);
    return compiled;
  }
}

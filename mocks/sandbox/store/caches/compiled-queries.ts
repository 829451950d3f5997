import type { Compilable, CompiledQuery } from 'kysely';
import { type PlannedChange, planOf } from '../record-changes.ts';

/** A query that was compiled, without its values, and the change that it makes. */
type CompiledOnce = { readonly query: CompiledQuery; readonly change: PlannedChange | undefined };

/** The queries that a database compiles only once: Kysely takes longer to compile a query than SQLite to answer it. */
export class CompiledQueries {
  readonly #known = new Map<unknown, CompiledOnce>();

  /** @param key the same for the same query */
  get(key: unknown, build: () => Compilable): CompiledOnce {
    const known = this.#known.get(key);
    if (known) return known;
    const query = build().compile();
    const compiled = { query, change: planOf(query.query) };
    this.#known.set(key, compiled);
    return compiled;
  }
}

import type { DeleteQueryBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { Db } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type Table = keyof Tables;
type Row = Record<string, unknown>;
type AnyTables = Record<string, Row>;

/** Which rows of a table are a workspace's: by its own column, or by the row of another table that they refer to. */
export type Ownership = {
  readonly table: Table;
  readonly by?: { readonly column: string; readonly of: Table };
  /** Rows of this kind alone. */
  readonly kind?: string;
};

const own = (table: Table): Ownership => ({ table });
const of = (parent: Table, column: string, table: Table): Ownership => ({
  table,
  by: { column, of: parent },
});

/**
 * What a snapshot holds, each table after those that it refers to. Sessions and sign-ins are their users' and stay as
 * they are; so does the log of the keys, for what was done was done.
 */
export const kept: readonly Ownership[] = [
  { table: 'tokens', kind: 'key' },
  of('tokens', 'token_id', 'retired_secrets'),
  own('workspace_holds'),
  own('policy_rules'),
  own('agents'),
  own('runs'),
  own('approvals'),
  own('pages'),
  of('pages', 'page_id', 'page_versions'),
  own('released_slugs'),
  own('themes'),
  own('theme_versions'),
  own('forms'),
  own('submissions'),
  own('capability_calls'),
  own('log_entries'),
  own('subscriptions'),
  own('plan_catalogues'),
  own('usage_records'),
  own('invoices'),
  of('invoices', 'invoice_id', 'invoice_lines'),
  own('data_keys'),
  own('secrets'),
  of('secrets', 'secret_id', 'secret_values'),
  of('secrets', 'secret_id', 'proxy_urls'),
  own('residency_locks'),
  own('webhook_subscriptions'),
  own('webhook_events'),
  own('webhook_deliveries'),
  of('webhook_deliveries', 'delivery_id', 'webhook_attempts'),
];

/** What tokens remember of past requests: gone after a restoration, so that a repeated write is executed again. */
export const remembered: readonly Ownership[] = [of('tokens', 'token_id', 'idempotency_records')];

/** What else goes with a workspace, each table after those that it refers to. */
export const attached: readonly Ownership[] = [
  own('tokens'),
  of('tokens', 'token_id', 'earlier_access_tokens'),
  of('tokens', 'token_id', 'refresh_tokens'),
  of('tokens', 'token_id', 'mfa_challenges'),
  of('tokens', 'token_id', 'rate_windows'),
  own('authorization_codes'),
  own('key_uses'),
  own('memberships'),
  own('snapshots'),
];

const any = (db: Db) => db as unknown as Kysely<AnyTables>;

type Narrowable = SelectQueryBuilder<AnyTables, string, Row> | DeleteQueryBuilder<AnyTables, string, unknown>;

const narrow = <Query extends Narrowable>(
  query: Query,
  db: Db,
  workspaceId: string,
  { by, kind }: Ownership,
): Query => {
  const where = query.where.bind(query) as (...terms: unknown[]) => Query;
  if (by)
    return where(
      by.column,
      'in',
      any(db).selectFrom(by.of).select('id').where('workspace_id', '=', workspaceId),
    );
  const owned = where('workspace_id', '=', workspaceId);
  return kind === undefined ? owned : ((owned.where as typeof where).call(owned, 'kind', '=', kind) as Query);
};

/** The rows of a table that are a workspace's. */
export const ownedRows = (db: Db, workspaceId: string, ownership: Ownership): Promise<Row[]> =>
  narrow(any(db).selectFrom(ownership.table).selectAll(), db, workspaceId, ownership).execute();

/** Deletes a workspace's rows of several tables, given with each table after those that it refers to. */
export const deleteOwned = async (
  db: Db,
  workspaceId: string,
  ownerships: readonly Ownership[],
): Promise<void> => {
  for (const ownership of ownerships.toReversed())
    await narrow(any(db).deleteFrom(ownership.table), db, workspaceId, ownership).execute();
};

/** How many rows go into one statement: its parameters are limited to some 32 000. */
const batch = 200;

/** Puts rows back as they were. */
export const insertRows = async (db: Db, table: Table, rows: readonly Row[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += batch)
    await any(db)
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .execute();
};

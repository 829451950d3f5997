import type { CompiledQuery, DeleteQueryBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { Batch } from './batch.ts';
import { recordedOnce } from './caches/recorded.ts';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

type Table = keyof Tables;
type Row = Record<string, unknown>;
type Runnable = { execute(): Promise<unknown> };
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

/** Stands for the workspace's id in statements that are compiled once for all workspaces. */
const anyWorkspace = 'ws_any';

/** Statements for the workspace of an id, compiled for the kind of database that `db` is. */
type ForWorkspace = (db: Db, workspaceId: string) => Promise<readonly CompiledQuery[]>;

const forWorkspace = (build: (db: Db) => readonly Runnable[]): ForWorkspace => {
  const recorded = recordedOnce(async (recorder) => {
    for (const query of build(recorder)) await query.execute();
  });
  return async (db, workspaceId) =>
    (await recorded(db)).map(({ parameters, ...statement }) => ({
      ...statement,
      parameters: parameters.map((value) => (value === anyWorkspace ? workspaceId : value)),
    }));
};

/** Reads a workspace's rows of several tables. */
export const selections = (ownerships: readonly Ownership[]): ForWorkspace =>
  forWorkspace((db) =>
    ownerships.map((ownership) =>
      narrow(any(db).selectFrom(ownership.table).selectAll(), db, anyWorkspace, ownership),
    ),
  );

/** Deletes a workspace's rows of several tables, given with each table after those that it refers to. */
export const deletions = (ownerships: readonly Ownership[]): ForWorkspace =>
  forWorkspace((db) =>
    ownerships
      .toReversed()
      .map((ownership) => narrow(any(db).deleteFrom(ownership.table), db, anyWorkspace, ownership)),
  );

/** Puts rows back as they were. */
export const insertions = (db: Db, table: Table, rows: readonly Row[]): Batch =>
  rows.length === 0 ? [] : [any(db).insertInto(table).values(rows)];

import type { Mode } from '../../core/tenant.ts';
import { type Column, text } from './columns.ts';

type Columns = Readonly<Record<string, Column>>;

/** Whose a row is, by the row of `table` whose id its `column` holds. */
type Via = { readonly via: string; readonly column: string };

/**
 * Whose the rows are. Those of a workspace are removed with it.
 *
 * - `tenant`: of a workspace and a mode; adds the columns `workspace_id` and `mode`
 * - `workspace`: of a workspace in both modes; adds the column `workspace_id`
 * - `via(table, column)`: of the owner of another table's row
 * - `sandbox`: of no workspace
 */
type Owner = 'tenant' | 'workspace' | 'sandbox' | Via;

type OwnerColumns<TableOwner extends Owner> = TableOwner extends 'tenant'
  ? { workspace_id: Column<string>; mode: Column<Mode> }
  : TableOwner extends 'workspace'
    ? { workspace_id: Column<string> }
    : unknown;

/**
 * What a snapshot of a workspace does with its rows.
 *
 * - `restore` (the default): it holds them, and restoring it replaces those of the workspace; given column values, only
 *   the rows with these values
 * - `delete`: restoring it deletes them
 * - `ignore`: they stay as they are
 */
type InSnapshots = 'restore' | 'delete' | 'ignore' | { readonly restore: Readonly<Record<string, string>> };

/** An index, named after its columns. */
type Index = {
  readonly columns: readonly string[];
  readonly unique?: boolean;
  /** Limits it to the rows that meet this condition, in SQL. */
  readonly where?: string;
};

type Definition<Own extends Columns, TableOwner extends Owner> = {
  readonly owner: TableOwner;
  readonly columns: Own;
  /** `id` where absent. */
  readonly primaryKey?: readonly (keyof (Own & OwnerColumns<TableOwner>) & string)[];
  readonly indexes?: readonly Index[];
  readonly inSnapshots?: InSnapshots;
  /** The log of requests does not report changes to it. */
  readonly isInternal?: boolean;
  /** A reset of the sandbox does not delete its rows. */
  readonly survivesReset?: boolean;
};

/** A table of the sandbox, as `defineTable` returns it. */
export type Table<All = Columns> = {
  readonly name: string;
  readonly columns: All;
  readonly owner: Owner;
  readonly primaryKey: readonly string[];
  readonly indexes: readonly Index[];
  readonly inSnapshots: InSnapshots;
  readonly isInternal: boolean;
  readonly survivesReset: boolean;
};

/** A row of a table, by the column's names. */
export type TableRow<SourceTable extends Table<unknown>> = {
  [Name in keyof SourceTable['columns']]: SourceTable['columns'][Name] extends Column<infer Value>
    ? Value
    : never;
};

/** Rows that belong to the owner of the row of `table` whose id `column` holds. */
export const via = (table: string, column: string): Via => ({ via: table, column });

/** The index for a list of a tenant's rows that is sorted by these columns and `id`. */
export const listIndex = (...columns: string[]): Index => ({
  columns: ['workspace_id', 'mode', ...columns, 'id'],
});

const ownerColumns = (owner: Owner): Columns => {
  const workspace_id = text().references('workspaces');
  if (owner === 'tenant') return { workspace_id, mode: text() };
  return owner === 'workspace' ? { workspace_id } : {};
};

/**
 * Defines a table: its rows' type, its SQL, and what becomes of its rows when the sandbox is reset, a workspace removed
 * or a snapshot restored follow from it. A feature exports its tables to the wiring, and adds their rows to the
 * interface `Tables`.
 *
 * @example
 * export const notes = defineTable('notes', {
 *   owner: 'tenant',
 *   columns: { id: text(), body: text().nullable(), created_at: text() },
 *   indexes: [listIndex('created_at')],
 * });
 *
 * declare module '../tables.ts' {
 *   interface Tables {
 *     notes: TableRow<typeof notes>;
 *   }
 * }
 */
export const defineTable = <const Own extends Columns, const TableOwner extends Owner>(
  name: string,
  definition: Definition<Own, TableOwner>,
): Table<Own & OwnerColumns<TableOwner>> => ({
  name,
  primaryKey: ['id'],
  indexes: [],
  inSnapshots: 'restore',
  isInternal: false,
  survivesReset: false,
  ...definition,
  columns: { ...ownerColumns(definition.owner), ...definition.columns } as Own & OwnerColumns<TableOwner>,
});

import { instant } from '../../core/instant.ts';
import { mapValues } from '../../core/json.ts';
import type { Mode } from '../../core/tenant.ts';
import { type Column, text } from './columns.ts';

/** Columns by name. */
export type Columns = Readonly<Record<string, Column>>;

/** A row has the owner of the row of `table` whose id is in its `column`. */
type Via = { readonly via: string; readonly column: string };

/**
 * The owner of a table's rows. Removing a workspace removes its rows.
 *
 * - `tenant`: a workspace in one mode; adds the columns `workspace_id` and `mode`
 * - `workspace`: a workspace in both modes; adds the column `workspace_id`
 * - `via(table, column)`: the owner of another table's row
 * - `sandbox`: no workspace
 */
type Owner = 'tenant' | 'workspace' | 'sandbox' | Via;

/** The columns that an owner adds to a table. */
export type OwnerColumns<TableOwner extends Owner> = TableOwner extends 'tenant'
  ? { workspace_id: Column<string>; mode: Column<Mode> }
  : TableOwner extends 'workspace'
    ? { workspace_id: Column<string> }
    : unknown;

/**
 * How a snapshot of a workspace treats the table's rows.
 *
 * - `restore` (the default): the snapshot contains the rows, and restoring it replaces the rows of the workspace; if column
 *   values are given, this applies only to rows with these values
 * - `delete`: restoring a snapshot deletes the rows
 * - `ignore`: the rows stay unchanged
 */
type InSnapshots = 'restore' | 'delete' | 'ignore' | { readonly restore: Readonly<Record<string, string>> };

/** An index, named after its columns. */
export type Index = {
  readonly columns: readonly string[];
  readonly unique?: boolean;
  /** Limits the index to the rows that meet this condition, in SQL. */
  readonly where?: string;
};

type Traits = {
  readonly indexes: readonly Index[];
  readonly inSnapshots: InSnapshots;
  /** Whether exports contain the rows, if they belong to a workspace. */
  readonly inExports: boolean;
  /** The request log doesn't report changes to this table. */
  readonly isInternal: boolean;
  /** A reset of the sandbox keeps the rows of this table. */
  readonly survivesReset: boolean;
  /** A crash of PostgreSQL may empty this table, so a commit that writes only to such tables doesn't wait for the disk. */
  readonly mayBeLost: boolean;
};

type Definition<Own extends Columns, TableOwner extends Owner> = Partial<Traits> & {
  readonly owner: TableOwner;
  readonly columns: Own;
  /** By default `id`. */
  readonly primaryKey?: readonly (keyof (Own & OwnerColumns<TableOwner>) & string)[];
};

/** A table of the sandbox, as `defineTable` returns it. */
export type Table<All = Columns, Name extends string = string> = Traits & {
  readonly name: Name;
  readonly columns: All;
  readonly owner: Owner;
  readonly primaryKey: readonly string[];
};

/** A row with these columns. */
export type Row<All> = {
  [Name in keyof All]: All[Name] extends Column<infer Value, unknown> ? Value : never;
};

/** A row of a table, by the column's names. */
export type TableRow<SourceTable extends Table<unknown>> = Row<SourceTable['columns']>;

/** The values of columns as records show them. */
export type Members<All> = {
  -readonly [Name in keyof All]: All[Name] extends Column<unknown, infer One> ? One : never;
};

/** The value of a record's member. */
const decode = ({ form }: Column, value: unknown): unknown => {
  if (value === null) return null;
  if (form === 'json') return JSON.parse(value as string);
  return form === 'flag' ? value === 1 : value;
};

/** The stored value of a record's member; by default the column's initial value. */
const encode = ({ form, initial }: Column, member: unknown): unknown => {
  const value = member ?? initial;
  if (value === null) return null;
  if (form === 'json') return JSON.stringify(value);
  return form === 'flag' ? Number(value) : value;
};

/** The names of columns that a new row must give. */
type RequiredNames<All> = {
  [Name in keyof All]: All[Name] extends Column<unknown, unknown, infer Initial>
    ? Initial extends undefined
      ? Name
      : never
    : never;
}[keyof All];

/** The members of a new row. Those with an initial value are optional, also the ones in `Optional`. */
export type NewValues<All, Optional = never> = Partial<Members<All>> &
  Pick<Members<All>, Exclude<RequiredNames<All>, Optional>>;

/** The row of a record's members. A member that is missing has its column's initial value. */
export const toRow = <All>({ columns }: Pick<Table<All>, 'columns'>, values: NewValues<All>) => {
  const row: Record<string, unknown> = {};
  for (const name in columns as Columns)
    row[name] = encode(
      (columns as Columns)[name] as Column,
      (values as Readonly<Record<string, unknown>>)[name],
    );
  return row as TableRow<Table<All>>;
};

/** Converts the times among a record's members to the stored format. A seed gives them in any format of the contract. */
export const toStoredTimes = ({ columns }: { readonly columns: Columns }, members: object): object =>
  mapValues(members as Record<string, unknown>, (value, name) =>
    columns[name]?.form === 'time' && typeof value === 'string' ? instant(value) : value,
  );

/** The columns of some members of a record. */
export const toColumns = <All, Given extends Partial<Members<All>>>(
  { columns }: Table<All>,
  members: Given,
) =>
  mapValues(members as Record<string, unknown>, (value, name) =>
    encode((columns as Columns)[name] as Column, value),
  ) as Pick<TableRow<Table<All>>, keyof Given & keyof All>;

/**
 * The members of a row. The ones that are omitted if null are missing.
 *
 * @param names the members in their order; by default all columns
 */
export const toMembers = <All>(
  { columns }: Pick<Table<All>, 'columns'>,
  row: Row<All>,
  names: readonly string[] = Object.keys(columns as Columns),
): Members<All> => {
  const members: Record<string, unknown> = {};
  for (const name of names) {
    const column = (columns as Columns)[name];
    const value = row[name as keyof All];
    // Another table gives a member that has no column.
    if (column === undefined) members[name] = value;
    else if (value !== null || !column.isOmittedIfNull) members[name] = decode(column, value);
  }
  return members as Members<All>;
};

/** Declares that rows belong to the owner of the row of `table` whose id is in `column`. */
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
 * Defines a table. The definition determines the type of its rows, its SQL, and what happens to its rows when the sandbox is
 * reset, a workspace is removed or a snapshot is restored. `wiring/schema.ts` lists the modules that export tables.
 *
 * @example
 * export const notes = defineTable('notes', {
 *   owner: 'tenant',
 *   columns: { id: text(), body: text().nullable(), created_at: text() },
 *   indexes: [listIndex('created_at')],
 * });
 */
export const defineTable = <
  const Name extends string,
  const Own extends Columns,
  const TableOwner extends Owner,
>(
  name: Name,
  definition: Definition<Own, TableOwner>,
): Table<Own & OwnerColumns<TableOwner>, Name> => ({
  name,
  primaryKey: ['id'],
  indexes: [],
  inSnapshots: 'restore',
  inExports: true,
  isInternal: false,
  survivesReset: false,
  mayBeLost: false,
  ...definition,
  columns: { ...ownerColumns(definition.owner), ...definition.columns } as Own & OwnerColumns<TableOwner>,
});

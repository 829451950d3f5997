import { type components, idPrefixes, recordFields } from '@workspace-api/contract';
import type { SelectQueryBuilder } from 'kysely';
import { type Clock, timestamp } from '../core/clock.ts';
import type { IdPrefix, Ids } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { problem } from '../core/problem.ts';
import type { Tenant } from '../core/tenant.ts';
import type { Db } from './database.ts';
import { keysetPages, type ListPage, type PageRequest } from './keyset.ts';
import { ofTenant } from './of-tenant.ts';
import { insert, prepareQuery } from './prepared.ts';
import { type Column, text } from './schema/columns.ts';
import {
  decode,
  defineTable,
  type Index,
  listIndex,
  type Members,
  type NewValues,
  type Table,
  toRow,
} from './schema/define-table.ts';
import type { TenantRecords } from './seed/seed-records.ts';
import type { SeedTarget } from './seed/seed-target.ts';
import type { Tables } from './tables.ts';

type Schemas = components['schemas'];
type Values = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, Column>>;
type NoColumns = Readonly<Record<never, Column>>;

/** The lists of a seed: their names, and the records of each. */
type SeedLists = {
  [Name in keyof TenantRecords as NonNullable<TenantRecords[Name]> extends readonly object[]
    ? Name
    : never]-?: NonNullable<TenantRecords[Name]> extends readonly (infer One)[] ? One : never;
};

/** A column for each member of the schema. */
type ColumnsFor<Schema, Joined> = {
  readonly [Name in Exclude<keyof Schema, Joined>]-?: Column<unknown, Schema[Name]>;
};

/** Columns that aren't members of the schema are a type error. */
type Only<Schema, Own> = { readonly [Name in Exclude<keyof Own, keyof Schema>]: never };

type Definition<
  Name extends keyof Schemas,
  Own extends Columns,
  SeedOnly extends Columns,
  Internal extends Columns,
  Joined,
  List,
  SeedRecord,
> = {
  /** The schema of a record in the API. Its members are shown in the order of the schema. */
  readonly schema: Name;
  /** A column for each member of the schema. */
  readonly columns: Own & ColumnsFor<Schemas[Name], Joined> & Only<Schemas[Name], Own>;
  /** Members of the schema that other tables give. `show` receives them. */
  readonly joined?: readonly Joined[];
  /** Columns that seeds and exports have in addition. */
  readonly seedColumns?: SeedOnly;
  /** Columns that are only stored. A record whose schema has no `id` has one that is only stored, too. */
  readonly internal?: Internal;
  /** The column by which the control plane identifies a record of a workspace and mode. By default `id`. */
  readonly key?: NoInfer<keyof Own & string>;
  /** The prefix of ids, if the contract gives none. */
  readonly idPrefix?: IdPrefix;
  /** The column of the time by which lists are sorted, newest first. */
  readonly time: NoInfer<keyof (Own & SeedOnly) & string>;
  /** The list of a seed that holds these records, and an export of them. */
  readonly seed?: List;
  /** The demo records, in the form of a seed. */
  readonly demo?: readonly object[];
  /** Members of the schema that seeds and exports don't have. */
  readonly notInSeed?: readonly NoInfer<keyof Own & string>[];
  /** What a seed's record becomes where its members and the columns' initial values don't say it. */
  readonly fromSeed?: (
    record: SeedRecord,
    place: { readonly target: SeedTarget; readonly records: TenantRecords; readonly time: string },
  ) => NoInfer<Partial<Members<Own & SeedOnly & Internal>>>;
  /** Reads the members of a seed's record that other tables hold. */
  readonly joinedInSeed?: (db: Db, row: { readonly id: string }) => Promise<Partial<SeedRecord>>;
  readonly indexes?: readonly Index[];
};

type WithId<All> = All & { readonly id: Column<string> };
type Row<All> = {
  [Name in keyof All]: All[Name] extends Column<infer Value, unknown> ? Value : never;
};
type OwnerColumns = { readonly workspace_id: Column<string>; readonly mode: Column<Tenant['mode']> };

/** A kind of record: its table, and what follows from its definition. */
export type Resource<
  TableName,
  Name extends keyof Schemas,
  All,
  Joined extends keyof Schemas[Name],
  Time,
> = Table<All & OwnerColumns> & {
  readonly idPrefix: IdPrefix;
  /** The demo records, as a seed. */
  readonly demo: TenantRecords;
  /** Maps a row to its representation in the API. */
  show(
    row: Row<All>,
    ...joined: [Joined] extends [never] ? [] : [Pick<Schemas[Name], Joined>]
  ): Schemas[Name];
  /** Creates the row of a new record, with a new id and the current time if `values` has none. */
  newRow(
    context: { readonly ids: Ids; readonly clock: Clock },
    tenant: Tenant,
    values: NewValues<All, Time | 'id'>,
  ): Row<All & OwnerColumns>;
  /** Inserts a new record, as `newRow` creates it. @returns its row */
  add(
    context: { readonly ids: Ids; readonly clock: Clock },
    db: Db,
    tenant: Tenant,
    values: NewValues<All, Time | 'id'>,
  ): Promise<Row<All & OwnerColumns>>;
  /** Deletes a record of the tenant. @returns its row @throws Problem `not-found` */
  remove(db: Db, tenant: Tenant, id: string): Promise<Row<All & OwnerColumns>>;
  /** Finds a record of the tenant. @throws Problem `not-found` */
  find(db: Db, tenant: Tenant, id: string): Promise<Row<All & OwnerColumns>>;
  /** The records of a tenant. */
  select(
    db: Db,
    tenant: Tenant,
  ): SelectQueryBuilder<Tables, TableName & keyof Tables, Row<All & OwnerColumns>>;
  /** One page of the records of a tenant, newest first. */
  list(
    db: Db,
    tenant: Tenant,
    page: PageRequest,
    show?: (row: Row<All & OwnerColumns>) => Schemas[Name],
  ): Promise<ListPage<Schemas[Name]>>;
  /** As `list`, for the records whose `column` has a value. */
  listBy(
    column: keyof All & string,
  ): (db: Db, tenant: Tenant, value: string, page: PageRequest) => Promise<ListPage<Schemas[Name]>>;
  /** The rows of a seed's records. */
  seedRows(target: SeedTarget, records: TenantRecords): Row<All & OwnerColumns>[];
  /** The list of a seed that holds these records; undefined if seeds have none. */
  readonly seed: string | undefined;
  /** The column by which the control plane identifies a record of a tenant. */
  readonly key: string;
  /** Reads some records of a tenant as a seed has them, newest first. */
  readSeed(db: Db, tenant: Tenant, selection?: Selection): Promise<readonly SeedRow[]>;
  /** Reads the records of a tenant for a seed, newest first. */
  toSeed(db: Db, tenant: Tenant): Promise<TenantRecords>;
};

/** The records whose `column` has a value, or the newest ones. */
export type Selection = {
  readonly column?: string | undefined;
  readonly value?: string | undefined;
  readonly limit?: number;
};

/** A record as a seed has it, with the id of its row. */
export type SeedRow = { readonly id: string; readonly record: Values };

/**
 * Defines a kind of record: its table, and its representation, lists, seeds and exports.
 *
 * @example
 * export const notes = defineResource('notes', {
 *   schema: 'Note',
 *   columns: { id: text(), body: text().nullable(), created_at: time() },
 *   time: 'created_at',
 *   seed: 'notes',
 * });
 */
export const defineResource = <
  const TableName extends string,
  const Name extends keyof Schemas,
  const Own extends Columns,
  const SeedOnly extends Columns = NoColumns,
  const Internal extends Columns = NoColumns,
  const Joined extends keyof Schemas[Name] = never,
  const List extends keyof SeedLists = never,
  const Time extends string = never,
>(
  table: TableName,
  definition: Definition<Name, Own, SeedOnly, Internal, Joined, List, SeedLists[List]> & {
    readonly time: Time;
  },
): Resource<TableName, Name, WithId<Own & SeedOnly & Internal>, Joined, Time> => {
  const { schema, seed, time, seedColumns, internal, fromSeed, joinedInSeed, indexes = [] } = definition;
  const columns: Columns = { id: text(), ...definition.columns, ...seedColumns, ...internal };
  const notInSeed = new Set<string>(definition.notInSeed);
  const prefixes: Readonly<Record<string, IdPrefix>> = idPrefixes;
  const idPrefix = definition.idPrefix ?? prefixes[schema];
  if (idPrefix === undefined) throw new Error(`The records of ${table} have no prefix for their ids.`);
  const listName = seed ?? table;
  const members = Object.keys(recordFields[schema] ?? definition.columns);
  const seeded = Object.keys({ ...definition.columns, ...seedColumns }).filter(
    (name) => !notInSeed.has(name),
  );
  const select = (db: Db, tenant: Tenant) =>
    db
      .selectFrom(table as 'agents')
      .selectAll()
      .where(ofTenant(tenant));

  const toRecord = (names: readonly string[], row: Values, joined: Values = {}): Values => {
    const record: Record<string, unknown> = {};
    for (const name of names) {
      const column = columns[name];
      if (!column || name in joined) record[name] = joined[name];
      else if (row[name] !== null || !column.isOmittedIfNull) record[name] = decode(column, row[name]);
    }
    return record;
  };
  const show = (row: Values, joined?: Values) => toRecord(members, row, joined);
  const toTenantRow = ({ workspace_id, mode }: Tenant, values: Values) => ({
    workspace_id,
    mode,
    ...(toRow({ columns }, values) as Values),
  });

  const findRow = prepareQuery((db, values: Tenant & { id: string }) =>
    select(db, values).where('id', '=', values.id),
  );
  const all = keysetPages(select, time as 'created_at');

  const newRow = (context: { ids: Ids; clock: Clock }, tenant: Tenant, values: Values) =>
    toTenantRow(tenant, {
      ...values,
      id: values.id ?? context.ids(idPrefix),
      [time]: values[time] ?? timestamp(context),
    });
  const find = async (db: Db, tenant: Tenant, id: string) => {
    const [row] = await findRow(db, { ...tenant, id });
    if (!row) throw problem('not-found');
    return row;
  };

  const seedRows = (target: SeedTarget, records: TenantRecords) => {
    const list = ((records as Values)[listName] ?? []) as readonly (Values & { readonly id?: string })[];
    // Records whose schema has no id get ids that keep the order of the list.
    const ids =
      list.every(({ id }) => id !== undefined) || seeded.includes('id') ? [] : target.newIds(idPrefix, list);
    return list.map((record, index) => {
      const values = Object.fromEntries(
        Object.entries(record).map(([name, value]) => [
          name,
          columns[name]?.form === 'time' && value ? instant(value as string) : value,
        ]),
      );
      const at = target.time(record[time] as string | undefined, index);
      const more = fromSeed?.(record as never, { target, records, time: at });
      const id = ids[index] ?? target.getId(idPrefix, record);
      return toTenantRow(target.tenant, { ...values, id, [time]: at, ...more });
    });
  };

  const readSeed = async (db: Db, tenant: Tenant, { column, value, limit }: Selection = {}) => {
    let query = select(db, tenant)
      .orderBy(time as 'created_at', 'desc')
      .orderBy('id', 'desc');
    if (column !== undefined) query = query.where(column as 'id', '=', value ?? '');
    const rows: SeedRow[] = [];
    for (const row of await (limit === undefined ? query : query.limit(limit)).execute())
      rows.push({
        id: row.id,
        record: { ...toRecord(seeded, row), ...((await joinedInSeed?.(db, row)) as Values | undefined) },
      });
    return rows;
  };

  const resource = {
    ...defineTable(table, {
      owner: 'tenant',
      columns,
      indexes: [listIndex(time), ...indexes],
    }),
    idPrefix,
    demo: { [listName]: definition.demo ?? [] },
    show,
    select,
    seedRows,
    newRow,
    async add(context: { ids: Ids; clock: Clock }, db: Db, tenant: Tenant, values: Values) {
      const row = newRow(context, tenant, values);
      await insert(db, table as 'agents', row as unknown as Tables['agents']);
      return row;
    },
    async remove(db: Db, tenant: Tenant, id: string) {
      const row = await find(db, tenant, id);
      await db
        .deleteFrom(table as 'agents')
        .where('id', '=', row.id)
        .execute();
      return row;
    },
    find,
    list: (db: Db, tenant: Tenant, page: PageRequest, showRow = show) => all(db, tenant, page, showRow),
    listBy(column: string) {
      const some = keysetPages(
        (db: Db, values: Tenant & { value: string }) =>
          select(db, values).where(column as 'status', '=', values.value as 'active'),
        time as 'created_at',
      );
      return (db: Db, tenant: Tenant, value: string, page: PageRequest) =>
        some(db, { ...tenant, value }, page, show);
    },
    seed,
    key: definition.key ?? 'id',
    readSeed,
    toSeed: async (db: Db, tenant: Tenant) =>
      seed ? { [seed]: (await readSeed(db, tenant)).map(({ record }) => record) } : {},
  };
  // The implementation works on names that it reads from the definition. The types say what comes out.
  return resource as unknown as Resource<TableName, Name, WithId<Own & SeedOnly & Internal>, Joined, Time>;
};

import { type components, type EventType, idPrefixes, recordTypes } from '@workspace-api/contract';
import type { SelectQueryBuilder } from 'kysely';
import { type Clock, timestamp } from '../core/clock.ts';
import type { IdPrefix, Ids } from '../core/ids.ts';
import { type Tenant, toTenant } from '../core/tenant.ts';
import type { Db } from './database.ts';
import { type ListPage, type PageRequest, toPage } from './keyset.ts';
import { findRows, type Insertion, insert, remove, requireRow } from './rows.ts';
import { type Column, text } from './schema/columns.ts';
import {
  type Columns,
  defineTable,
  type Index,
  listIndex,
  type Members,
  type NewValues,
  type OwnerColumns,
  type Row,
  type Table,
  toMembers,
  toRow,
  toStoredTimes,
} from './schema/define-table.ts';
import { type MemberColumns, memberColumns } from './schema/member-columns.ts';
import type { SeedTarget, TenantRecords } from './seed/seed-records.ts';
import type { Tables } from './tables.ts';

type Schemas = components['schemas'];
type RecordName = keyof typeof recordTypes & keyof Schemas;

/** The database or transaction to query, and the tenant whose records count. A handler's request has both. */
export type InTenant = { readonly db: Db; readonly tenant: Tenant };

type Values = Readonly<Record<string, unknown>>;
type NoColumns = Readonly<Record<never, Column>>;

/** The lists of a seed: their names, and the records of each. */
type SeedLists = {
  [Name in keyof TenantRecords as NonNullable<TenantRecords[Name]> extends readonly object[]
    ? Name
    : never]-?: NonNullable<TenantRecords[Name]> extends readonly (infer One)[] ? One : never;
};

/** Columns of members of a schema. Others, and columns that don't fit their member, are a type error. */
type ChangedColumns<Schema, Own> = {
  readonly [Name in keyof Own]: Name extends keyof Schema ? Column<unknown, Schema[Name]> : never;
};

/** The columns of a schema's members, except those that other tables give, with the ones that a definition changes. */
type SchemaColumns<Schema, Own, Joined> = Omit<MemberColumns<Schema>, keyof Own | (Joined & PropertyKey)> &
  Own;

/** The definition of a kind of record: what `defineResource` takes. */
type Definition<
  Name extends RecordName,
  Own extends Columns,
  SeedOnly extends Columns,
  Internal extends Columns,
  Joined,
  List,
  SeedRecord,
> = {
  /** The schema of a record in the API, which gives a column for each member. */
  readonly schema: Name;
  /** Changes columns: what the schema doesn't say, such as the value of a new record, or which record they refer to. */
  readonly columns?: (
    members: MemberColumns<Schemas[Name]>,
  ) => Own & ChangedColumns<Schemas[Name], NoInfer<Own>>;
  /** Members of the schema that other tables give. The rows that `show` receives have them. */
  readonly joined?: readonly Joined[];
  /** Columns that seeds and exports have in addition. */
  readonly seedColumns?: SeedOnly;
  /** Columns that are only stored. A record whose schema has no `id` has one that is only stored, too. */
  readonly internal?: Internal;
  /** The column by which the control plane identifies a record of a workspace and mode. By default `id`. */
  readonly key?: keyof Schemas[Name] & string;
  /** The prefix of ids, if the contract gives none. */
  readonly idPrefix?: IdPrefix;
  /** The column of the time by which lists are sorted, newest first. */
  readonly time: NoInfer<keyof (Schemas[Name] & SeedOnly) & string>;
  /** The list of a seed that holds these records, and an export of them. */
  readonly seed?: List;
  /** The demo records, in the form of a seed. */
  readonly demo?: readonly object[];
  /** Members of the schema that seeds and exports don't have. */
  readonly notInSeed?: readonly (keyof Schemas[Name] & string)[];
  /** What a seed's record becomes where its members and the columns' initial values don't say it. */
  readonly fromSeed?: (
    record: SeedRecord,
    place: { readonly target: SeedTarget; readonly records: TenantRecords; readonly time: string },
  ) => NoInfer<Partial<Members<SchemaColumns<Schemas[Name], Own, Joined> & SeedOnly & Internal>>>;
  /** Reads the members of a seed's record that other tables hold. */
  readonly joinedInSeed?: (db: Db, row: { readonly id: string }) => Promise<Partial<SeedRecord>>;
  readonly indexes?: readonly Index[];
  /** The event that announces a new record, whose data is the record. */
  readonly created?: EventType;
};

/** Columns, with an id. */
type WithId<All> = All & { readonly id: Column<string> };
type TenantColumns = OwnerColumns<'tenant'>;

/** A record as a seed has it, with the id of its row. */
type SeedRow = { readonly id: string; readonly record: Values };

/** Records in seeds and exports. */
export type SeedPart = {
  /** The demo records: a seed for test mode of the demo workspace. */
  readonly demo: TenantRecords;
  /** The rows of a seed's records. Each table comes after the tables that it references. */
  readonly rows: (target: SeedTarget, records: TenantRecords) => readonly Insertion[];
  /** Reads the records of a tenant for a seed, newest first. Empty lists may be omitted. */
  readonly exportRecords: (work: InTenant) => Promise<TenantRecords>;
};

/** A resource whose columns are known only at run time. */
export type AnyResource = Table &
  SeedPart & {
    /** The list of a seed that holds these records; undefined if seeds have none. */
    readonly seed: string | undefined;
    /** The column by which the control plane identifies a record of a tenant. */
    readonly key: string;
    /** The event that announces a new record. */
    readonly created: EventType | undefined;
    /** @param row of this resource */
    show(row: never): object;
    /** Reads the records of a tenant, or those with some values, as a seed has them, newest first. */
    readSeed(work: InTenant, where?: Values, limit?: number): Promise<readonly SeedRow[]>;
  };

/**
 * Defines a kind of record: its table, and its representation, lists, seeds and exports.
 *
 * @example
 * export const notes = defineResource('notes', {
 *   schema: 'Note',
 *   time: 'created_at',
 *   seed: 'notes',
 * });
 */
export const defineResource = <
  const TableName extends string,
  const Name extends RecordName,
  const Own extends Columns = NoColumns,
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
) => {
  type All = WithId<SchemaColumns<Schemas[Name], Own, Joined> & SeedOnly & Internal>;
  type OwnRow = Row<All & TenantColumns>;
  type New = NewValues<All, Time | 'id'>;
  type Context = { readonly ids: Ids; readonly clock: Clock };
  type Shown = Schemas[Name];

  const { schema, seed, time, seedColumns, internal, fromSeed, joinedInSeed, indexes = [] } = definition;
  const members = memberColumns<Schemas[Name]>(recordTypes[schema]);
  const memberNames = Object.keys(members);
  const joined = new Set<PropertyKey>(definition.joined);
  const stored = Object.entries({ ...members, ...definition.columns?.(members) } as Columns);
  const ownColumns = Object.fromEntries(stored.filter(([name]) => !joined.has(name)));
  const columns: Columns = { id: text(), ...ownColumns, ...seedColumns, ...internal };
  const notInSeed = new Set<string>(definition.notInSeed);
  const prefixes: Readonly<Record<string, IdPrefix>> = idPrefixes;
  const idPrefix = definition.idPrefix ?? prefixes[schema];
  if (idPrefix === undefined) throw new Error(`The records of ${table} have no prefix for their ids.`);
  const listName = seed ?? table;
  const seeded = Object.keys({ ...ownColumns, ...seedColumns }).filter((name) => !notInSeed.has(name));
  const by = [time as 'created_at', 'id'] as const;
  // The queries work on names that they read from the definition. The types of the functions say what comes out.
  const name = table as 'agents';

  const show = (row: Row<All> & Pick<Shown, Joined>) =>
    toMembers({ columns }, row as never, memberNames) as unknown as Shown;
  const toTenantRow = ({ workspace_id, mode }: Tenant, values: Values) =>
    ({ workspace_id, mode, ...(toRow({ columns }, values) as Values) }) as OwnRow;
  const newRow = (context: Context, tenant: Tenant, values: New & Values) =>
    // A spread that new members follow would take 15 times as long in Node 20, for every new record.
    toTenantRow(
      tenant,
      Object.assign({}, values, {
        id: values.id ?? context.ids(idPrefix),
        [time]: values[time] ?? timestamp(context),
      }),
    );
  const find = ({ db, tenant }: InTenant, id: string): Promise<OwnRow> =>
    requireRow(db, name, { id, ...toTenant(tenant) }) as Promise<never>;

  const readSeed = async ({ db, tenant }: InTenant, where: Values = {}, limit?: number) => {
    const rows: SeedRow[] = [];
    const some = { ...toTenant(tenant), ...where };
    const newestFirst = { by, descending: true, ...(limit && { limit }) };
    for (const row of await findRows(db, name, some, newestFirst))
      rows.push({
        id: row.id,
        record: {
          ...toMembers({ columns }, row as never, seeded),
          ...((await joinedInSeed?.(db, row)) as Values | undefined),
        },
      });
    return rows;
  };

  return {
    ...(defineTable(table, {
      owner: 'tenant',
      columns,
      indexes: [listIndex(time), ...indexes],
    }) as Table as Table<All & TenantColumns, TableName>),
    idPrefix,
    demo: { [listName]: definition.demo ?? [] } as TenantRecords,
    seed: seed as string | undefined,
    key: definition.key ?? 'id',
    created: definition.created,
    /** Maps a row to its representation in the API. */
    show,
    /** Creates the row of a new record, with a new id and the current time if `values` has none. */
    newRow: newRow as (context: Context, tenant: Tenant, values: New) => OwnRow,
    /** Inserts a new record, as `newRow` creates it. @returns its row */
    async add(work: InTenant & { readonly context: Context }, values: New) {
      const row = newRow(work.context, work.tenant, values as New & Values);
      await insert(work.db, name, row as never);
      return row;
    },
    /** Deletes a record of the tenant. @returns its row @throws Problem `not-found` */
    async remove(work: InTenant, id: string) {
      const row = await find(work, id);
      await remove(work.db, name, { id });
      return row;
    },
    /** Finds a record of the tenant. @throws Problem `not-found` */
    find,
    /** Handles a request for one record. @throws Problem `not-found` */
    get: async (request: InTenant & { readonly input: { readonly path: { readonly id: string } } }) =>
      show((await find(request, request.input.path.id)) as never),
    /** The records of a tenant. */
    select: ({ db, tenant }: InTenant) =>
      db
        .selectFrom(name)
        .selectAll()
        .where((is) => is.and(toTenant(tenant))) as unknown as SelectQueryBuilder<
        Tables,
        TableName & keyof Tables,
        OwnRow
      >,
    /** Handles a request for a page of the records of a tenant, newest first. As `keysetPage`, with a query that is compiled once. */
    async list(
      { db, tenant, page: { limit, after } }: InTenant & { readonly page: PageRequest },
      options: {
        /** The values of some columns; by default, the page has all records. */
        readonly where?: Partial<Row<All>>;
        readonly show?: (row: OwnRow) => Shown;
      } = {},
    ): Promise<ListPage<Shown>> {
      const rows = await findRows(db, name, { ...toTenant(tenant), ...options.where } as object, {
        by,
        descending: true,
        limit: limit + 1,
        ...(after && { after: [after.time, after.id] }),
      });
      return toPage(rows, time as 'created_at', limit, (options.show ?? show) as (row: object) => Shown);
    },
    rows(target: SeedTarget, records: TenantRecords) {
      const list = ((records as Values)[listName] ?? []) as readonly (Values & { readonly id?: string })[];
      // Records whose schema has no id get ids that keep the order of the list.
      const ids =
        list.every(({ id }) => id !== undefined) || seeded.includes('id')
          ? []
          : target.newIds(idPrefix, list);
      const rows = list.map((record, index) => {
        const values = toStoredTimes({ columns }, record);
        const at = target.time(record[time] as string | undefined, index);
        const more = fromSeed?.(record as never, { target, records, time: at });
        const id = ids[index] ?? target.getId(idPrefix, record);
        return toTenantRow(target.tenant, { ...values, id, [time]: at, ...more });
      });
      return [{ table, rows }];
    },
    readSeed,
    exportRecords: async (work: InTenant): Promise<TenantRecords> =>
      seed ? { [seed]: (await readSeed(work)).map(({ record }) => record) } : {},
  };
};

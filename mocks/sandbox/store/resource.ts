import { idPrefixes, recordFields } from '@workspace-api/contract';
import type { SelectQueryBuilder } from 'kysely';
import { type Clock, timestamp } from '../core/clock.ts';
import type { IdPrefix, Ids } from '../core/ids.ts';
import { type Tenant, toTenant } from '../core/tenant.ts';
import { type ListPage, type PageRequest, toPage } from './keyset.ts';
import type {
  Definition,
  InTenant,
  NoColumns,
  Schemas,
  SeedLists,
  SeedRow,
  TenantColumns,
  Values,
  WithId,
} from './resource-types.ts';
import { findRows, insert, remove, requireRow } from './rows.ts';
import { text } from './schema/columns.ts';
import {
  type Columns,
  defineTable,
  listIndex,
  type NewValues,
  type Row,
  type Table,
  toMembers,
  toRow,
  toStoredTimes,
} from './schema/define-table.ts';
import type { TenantRecords } from './seed/seed-records.ts';
import type { SeedTarget } from './seed/seed-target.ts';
import type { Tables } from './tables.ts';

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
) => {
  type All = WithId<Own & SeedOnly & Internal>;
  type OwnRow = Row<All & TenantColumns>;
  type New = NewValues<All, Time | 'id'>;
  type Context = { readonly ids: Ids; readonly clock: Clock };
  type Shown = Schemas[Name];

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
  const by = [time as 'created_at', 'id'] as const;
  // The queries work on names that they read from the definition. The types of the functions say what comes out.
  const name = table as 'agents';

  const show = (row: Row<All> & Pick<Shown, Joined>) =>
    toMembers({ columns }, row as never, members) as unknown as Shown;
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
    /** The rows of a seed's records. */
    seedRows(target: SeedTarget, records: TenantRecords) {
      const list = ((records as Values)[listName] ?? []) as readonly (Values & { readonly id?: string })[];
      // Records whose schema has no id get ids that keep the order of the list.
      const ids =
        list.every(({ id }) => id !== undefined) || seeded.includes('id')
          ? []
          : target.newIds(idPrefix, list);
      return list.map((record, index) => {
        const values = toStoredTimes({ columns }, record);
        const at = target.time(record[time] as string | undefined, index);
        const more = fromSeed?.(record as never, { target, records, time: at });
        const id = ids[index] ?? target.getId(idPrefix, record);
        return toTenantRow(target.tenant, { ...values, id, [time]: at, ...more });
      });
    },
    readSeed,
    toSeed: async (work: InTenant): Promise<TenantRecords> =>
      seed ? { [seed]: (await readSeed(work)).map(({ record }) => record) } : {},
  };
};

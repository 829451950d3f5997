import { idPrefixes, recordFields } from '@workspace-api/contract';
import { type Clock, timestamp } from '../core/clock.ts';
import type { IdPrefix, Ids } from '../core/ids.ts';
import { type Tenant, toTenant } from '../core/tenant.ts';
import { type PageRequest, toPage } from './keyset.ts';
import type {
  Definition,
  InTenant,
  NoColumns,
  Resource,
  Schemas,
  SeedLists,
  SeedRow,
  Values,
  WithId,
} from './resource-types.ts';
import { findRows, insert, remove, requireRow } from './rows.ts';
import { text } from './schema/columns.ts';
import {
  type Columns,
  defineTable,
  listIndex,
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
  const by = [time as 'created_at', 'id'] as const;
  const select = ({ db, tenant }: InTenant) =>
    db
      .selectFrom(table as 'agents')
      .selectAll()
      .where((is) => is.and(toTenant(tenant) as object));

  const show = (row: Values) => toMembers({ columns }, row as never, members);
  const toTenantRow = ({ workspace_id, mode }: Tenant, values: Values) => ({
    workspace_id,
    mode,
    ...(toRow({ columns }, values) as Values),
  });

  const newRow = (context: { ids: Ids; clock: Clock }, tenant: Tenant, values: Values) =>
    // A spread that new members follow would take 15 times as long in Node 20, for every new record.
    toTenantRow(
      tenant,
      Object.assign({}, values, {
        id: values.id ?? context.ids(idPrefix),
        [time]: values[time] ?? timestamp(context),
      }),
    );
  const find = ({ db, tenant }: InTenant, id: string) =>
    requireRow(db, table as 'agents', { id, ...toTenant(tenant) });

  const seedRows = (target: SeedTarget, records: TenantRecords) => {
    const list = ((records as Values)[listName] ?? []) as readonly (Values & { readonly id?: string })[];
    // Records whose schema has no id get ids that keep the order of the list.
    const ids =
      list.every(({ id }) => id !== undefined) || seeded.includes('id') ? [] : target.newIds(idPrefix, list);
    return list.map((record, index) => {
      const values = toStoredTimes({ columns }, record);
      const at = target.time(record[time] as string | undefined, index);
      const more = fromSeed?.(record as never, { target, records, time: at });
      const id = ids[index] ?? target.getId(idPrefix, record);
      return toTenantRow(target.tenant, { ...values, id, [time]: at, ...more });
    });
  };

  const readSeed = async ({ db, tenant }: InTenant, where: Values = {}, limit?: number) => {
    const rows: SeedRow[] = [];
    const some = { ...toTenant(tenant), ...where };
    const newestFirst = { by, descending: true, ...(limit && { limit }) };
    for (const row of await findRows(db, table as 'agents', some, newestFirst))
      rows.push({
        id: row.id,
        record: {
          ...toMembers({ columns }, row as never, seeded),
          ...((await joinedInSeed?.(db, row)) as Values | undefined),
        },
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
    async add(work: InTenant & { context: { ids: Ids; clock: Clock } }, values: Values) {
      const row = newRow(work.context, work.tenant, values);
      await insert(work.db, table as 'agents', row as unknown as Tables['agents']);
      return row;
    },
    async remove(work: InTenant, id: string) {
      const row = await find(work, id);
      await remove(work.db, table as 'agents', { id });
      return row;
    },
    find,
    get: async (request: InTenant & { input: { path: { id: string } } }) =>
      show(await find(request, request.input.path.id)),
    // As `keysetPage`, with a query that is compiled once.
    async list(
      { db, tenant, page: { limit, after } }: InTenant & { page: PageRequest },
      { where = {}, show: showRow = show } = {},
    ) {
      const rows = await findRows(
        db,
        table as 'agents',
        { ...toTenant(tenant), ...where },
        { by, descending: true, limit: limit + 1, ...(after && { after: [after.time, after.id] }) },
      );
      return toPage(rows, time as 'created_at', limit, showRow);
    },
    seed,
    key: definition.key ?? 'id',
    created: definition.created,
    readSeed,
    toSeed: async (work: InTenant) =>
      seed ? { [seed]: (await readSeed(work)).map(({ record }) => record) } : {},
  };
  // The implementation works on names that it reads from the definition. The types say what comes out.
  return resource as unknown as Resource<TableName, Name, WithId<Own & SeedOnly & Internal>, Joined, Time>;
};

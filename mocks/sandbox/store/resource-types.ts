import type { components, EventType } from '@workspace-api/contract';
import type { IdPrefix } from '../core/ids.ts';
import type { Tenant } from '../core/tenant.ts';
import type { Db } from './database.ts';
import type { Column } from './schema/columns.ts';
import type { Columns, Index, Members, OwnerColumns, Table } from './schema/define-table.ts';
import type { TenantRecords } from './seed/seed-records.ts';
import type { SeedTarget } from './seed/seed-target.ts';

export type Schemas = components['schemas'];

/** The database or transaction to query, and the tenant whose records count. A handler's request has both. */
export type InTenant = { readonly db: Db; readonly tenant: Tenant };

export type Values = Readonly<Record<string, unknown>>;
export type NoColumns = Readonly<Record<never, Column>>;

/** The lists of a seed: their names, and the records of each. */
export type SeedLists = {
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

/** The definition of a kind of record: what `defineResource` takes. */
export type Definition<
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
  /** Members of the schema that other tables give. The rows that `show` receives have them. */
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
  /** The event that announces a new record, whose data is the record. */
  readonly created?: EventType;
};

/** Columns, with an id. */
export type WithId<All> = All & { readonly id: Column<string> };
export type TenantColumns = OwnerColumns<'tenant'>;

/** A record as a seed has it, with the id of its row. */
export type SeedRow = { readonly id: string; readonly record: Values };

/** A resource whose columns are known only at run time. */
export type AnyResource = Table & {
  /** The demo records, as a seed. */
  readonly demo: TenantRecords;
  /** The list of a seed that holds these records; undefined if seeds have none. */
  readonly seed: string | undefined;
  /** The column by which the control plane identifies a record of a tenant. */
  readonly key: string;
  /** The event that announces a new record. */
  readonly created: EventType | undefined;
  /** @param row of this resource */
  show(row: never): object;
  /** The rows of a seed's records. */
  seedRows(target: SeedTarget, records: TenantRecords): readonly object[];
  /** Reads the records of a tenant, or those with some values, as a seed has them, newest first. */
  readSeed(work: InTenant, where?: Values, limit?: number): Promise<readonly SeedRow[]>;
  /** Reads the records of a tenant for a seed, newest first. */
  toSeed(work: InTenant): Promise<TenantRecords>;
};

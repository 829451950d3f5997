import type { Insertable } from 'kysely';
import type { AllControlHandlers } from '../control/handler.ts';
import type { FieldError } from '../core/problem.ts';
import type { SeedPlace } from '../core/seed-checks.ts';
import type { TenantRecords, WorkspaceSettings } from '../core/seed-records.ts';
import type { SeedTarget } from '../core/seed-target.ts';
import type { Tenant } from '../core/tenant.ts';
import type { AppContext, FellDue } from '../domain/app-context.ts';
import type { DomainEvent } from '../domain/events.ts';
import type { AllHandlers } from '../http/handler.ts';
import type { RouteDefinition } from '../http/router.ts';
import type { Db } from '../store/database.ts';
import type { Table } from '../store/schema/define-table.ts';
import type { Tables } from '../store/tables.ts';

/** Rows to insert into one table together. */
export type Insertion = { readonly table: keyof Tables; readonly rows: readonly object[] };

/** Combines rows with the name of their table, and checks that they fit it. */
export const insertion = <Table extends keyof Tables>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Insertion => ({ table, rows });

/** The records of a feature in a new sandbox. */
export type FeatureSeed = {
  /** The rows that every sandbox has with any seed. */
  readonly base?: () => readonly Insertion[];
  /** Inserts base records that need keys or randomness. */
  readonly sealedBase?: (db: Db, context: AppContext) => Promise<void>;
  /** The demo records that no resource defines: a seed for test mode of the demo workspace. */
  readonly demo?: TenantRecords;
  /** The rows of a seed's records that no resource defines. Each table comes after the tables that it references. */
  readonly rows?: (target: SeedTarget, records: TenantRecords) => readonly Insertion[];
  /** Inserts a seed file's records that need keys or randomness. */
  readonly sealedRows?: (
    db: Db,
    context: AppContext,
    target: SeedTarget,
    records: TenantRecords,
  ) => Promise<void>;
  /** The rows of a seed file's workspace settings, which apply in both modes. */
  readonly settingRows?: (
    workspaceId: string,
    settings: WorkspaceSettings,
    context: Pick<AppContext, 'ids'>,
  ) => readonly Insertion[];
  /** Finds inconsistencies among a seed file's records that no schema can express. */
  readonly check?: (place: SeedPlace) => FieldError[];
  /** Finds likely mistakes in a seed file's records, for which a write of the API returns a warning. */
  readonly warnings?: (place: SeedPlace) => FieldError[];
  /** Reads the records that no resource defines for a seed, newest first. Empty lists may be omitted. */
  readonly exportRecords?: (db: Db, tenant: Tenant) => Promise<TenantRecords>;
  /** Reads the settings of a workspace in the format of `settingRows`. */
  readonly exportSettings?: (db: Db, workspaceId: string) => Promise<WorkspaceSettings>;
};

/** Records with a time at which they fall due. */
export type Due = {
  readonly what: FellDue['what'];
  readonly table: keyof Tables;
  readonly column: string;
};

/** Reacts to an event within the transaction of the change. Its writes are committed together with the change or not at all. */
export type EventListener = (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  event: DomainEvent,
) => Promise<void>;

/** What the wiring needs of a resource. */
export type AnyResource = Table & {
  readonly demo: TenantRecords;
  seedRows(target: SeedTarget, records: TenantRecords): readonly object[];
  toSeed(db: Db, tenant: Tenant): Promise<TenantRecords>;
};

/** One part of the API, with everything that the wiring needs to serve it. */
export type Feature = {
  /** Its kinds of records. */
  readonly resources?: readonly AnyResource[];
  /** Its other tables in the database. */
  readonly tables?: readonly Table[];
  /** The contract operations that the feature serves. */
  readonly handlers?: Partial<AllHandlers>;
  /** The control plane operations that the feature serves. */
  readonly control?: Partial<AllControlHandlers>;
  readonly seed?: FeatureSeed;
  /** The records that fall due by the clock. They are counted when the clock is advanced. */
  readonly due?: readonly Due[];
  /** Reacts to events of any feature, in the transaction of the change. */
  readonly onEvent?: EventListener;
  /** Applies changes that have become due since `from`, in the transaction that advances the clock. */
  readonly onClock?: (context: AppContext, db: Db, from: Date) => Promise<void>;
  /** Schedules the pending work of records that were inserted together, in the transaction that inserted them. */
  readonly onInserted?: (context: AppContext, db: Db) => Promise<void>;
  /** Routes in addition to the contract's operations. */
  readonly routes?: (context: AppContext) => readonly RouteDefinition[];
};

/** Defines a feature. Its handlers keep their exact types, so that the wiring can detect operations without a handler. */
export const defineFeature = <Definition extends Feature>(definition: Definition): Definition => definition;

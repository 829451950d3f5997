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

/** Rows of one table, to be inserted together. */
export type Insertion = { readonly table: keyof Tables; readonly rows: readonly object[] };

/** Names the table that rows belong to, and checks that they fit it. */
export const insertion = <Table extends keyof Tables>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Insertion => ({ table, rows });

/** The records of a feature in a new sandbox. */
export type FeatureSeed = {
  /** Inserts the records that every sandbox has, with any seed. They are always the same. */
  readonly base?: (db: Db) => Promise<void>;
  /** Inserts base records that need keys or randomness. */
  readonly sealedBase?: (db: Db, context: AppContext) => Promise<void>;
  /** Inserts the demo records, which are the contract's examples. They are always the same. */
  readonly demo?: (db: Db) => Promise<void>;
  /** Inserts demo records that need keys or randomness. */
  readonly sealedDemo?: (db: Db, context: AppContext) => Promise<void>;
  /** The rows of a seed file's records, each table after those that it refers to. */
  readonly rows?: (target: SeedTarget, records: TenantRecords) => readonly Insertion[];
  /** Inserts a seed file's records that need keys or randomness. */
  readonly sealedRows?: (
    db: Db,
    context: AppContext,
    target: SeedTarget,
    records: TenantRecords,
  ) => Promise<void>;
  /** The rows of a seed file's settings of a workspace, which apply in both modes. */
  readonly settingRows?: (
    workspaceId: string,
    settings: WorkspaceSettings,
    context: Pick<AppContext, 'ids'>,
  ) => readonly Insertion[];
  /** Finds inconsistencies among a seed file's records that no schema can express. */
  readonly check?: (place: SeedPlace) => FieldError[];
  /** Finds what is likely a mistake in a seed file's records, and is warned of in a write of the API. */
  readonly warnings?: (place: SeedPlace) => FieldError[];
  /** Reads the records of a tenant as `rows` and `sealedRows` take them, newest first. Empty lists may be left out. */
  readonly exportRecords?: (db: Db, tenant: Tenant) => Promise<TenantRecords>;
  /** Reads the settings of a workspace as `settingRows` takes them. */
  readonly exportSettings?: (db: Db, workspaceId: string) => Promise<WorkspaceSettings>;
};

/** Records with a time at which something falls due. */
export type Due = {
  readonly what: FellDue['what'];
  readonly table: keyof Tables;
  readonly column: string;
};

/**
 * Reacts to an event within the transaction of the change: what it writes is committed with the change or not at all.
 */
export type EventListener = (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  event: DomainEvent,
) => Promise<void>;

/** One resource of the API: everything that the wiring needs to serve it. */
export type Feature = {
  /** Its tables in the database. */
  readonly tables?: readonly Table[];
  /** Its operations of the contract. */
  readonly handlers?: Partial<AllHandlers>;
  /** Its operations of the control plane. */
  readonly control?: Partial<AllControlHandlers>;
  readonly seed?: FeatureSeed;
  /** What falls due by the clock, to be counted when it is advanced. */
  readonly due?: readonly Due[];
  /** Reacts to events of any feature, in the transaction of the change. */
  readonly onEvent?: EventListener;
  /** Applies changes that became due since `from`, in the transaction that advances the clock. */
  readonly onClock?: (context: AppContext, db: Db, from: Date) => Promise<void>;
  /** Schedules the pending work of records that were inserted together, in the transaction that inserted them. */
  readonly onInserted?: (context: AppContext, db: Db) => Promise<void>;
  /** Routes in addition to the contract's operations. */
  readonly routes?: (context: AppContext) => readonly RouteDefinition[];
};

/** Defines a feature. Its handlers keep their exact types, so that the wiring can detect operations without one. */
export const defineFeature = <Definition extends Feature>(definition: Definition): Definition => definition;

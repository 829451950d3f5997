import type { components } from '@workspace-api/contract/sandbox';
import type { Expression, ExpressionBuilder, Insertable, SqlBool } from 'kysely';
import type { AllControlHandlers } from '../control/handler.ts';
import { limits } from '../core/limits.ts';
import type { FieldError } from '../core/problem.ts';
import type { Mode, Tenant } from '../core/tenant.ts';
import type { EventListener, SandboxWork, Work } from '../domain/work.ts';
import type { AllHandlers } from '../http/handler.ts';
import type { RouteDefinition } from '../http/router.ts';
import type { Db } from '../store/database.ts';
import type { AnyResource, SeedPart } from '../store/resource.ts';
import type { Insertion } from '../store/rows.ts';
import type { SeedPlace, TenantRecords } from '../store/seed/seed-records.ts';
import type { Tables } from '../store/tables.ts';

/** Combines rows with the name of their table, and checks that they fit it. */
export const insertion = <Table extends keyof Tables>(
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Insertion => ({ table, rows });

/** The records of a feature in seeds, beyond the ones that resources define. */
export type FeatureSeed = Partial<SeedPart> & {
  /** Inserts a seed file's records that need keys or randomness. */
  readonly sealedRows?: (work: Work, records: TenantRecords) => Promise<void>;
  /** Finds inconsistencies among a seed file's records that no schema can express. */
  readonly check?: (place: SeedPlace) => FieldError[];
  /** Finds likely mistakes in a seed file's records, for which a write of the API returns a warning. */
  readonly warnings?: (place: SeedPlace) => FieldError[];
};

/** Records with a time at which something happens to them by the clock. */
export type Due = {
  readonly what: components['schemas']['Advanced']['fell_due'][number]['what'];
  readonly table: keyof Tables;
  readonly column: string;
};

/** A record with a time in the future, at which something happens to it. */
export type UpcomingRow = {
  readonly at: string | null;
  readonly id: string;
  readonly workspace_id: string | null;
  readonly mode: Mode;
};

/** What happens next to records by the clock. */
export type Upcoming = {
  readonly what: components['schemas']['Upcoming']['data'][number]['what'];
  /** Reads the first records after a time, soonest first, up to the limit. */
  readonly list: (db: Db, after: Date) => Promise<readonly UpcomingRow[]>;
  /** How long after the records' times it happens, in milliseconds. */
  readonly delay?: number;
};

/**
 * Lists the times in a column of a table, for `Upcoming`.
 *
 * @param where selects rows
 * @param id the column that identifies a record for users
 */
export const nextIn =
  <Name extends keyof Tables & string>(
    table: Name,
    column: keyof Tables[Name] & string,
    where: (is: ExpressionBuilder<Tables, Name>) => Expression<SqlBool> = (is) => is.and([]),
    id: keyof Tables[Name] & string = 'id' as keyof Tables[Name] & string,
  ): Upcoming['list'] =>
  async (db, after) =>
    (await db
      .selectFrom(table as 'runs')
      .select([`${column as 'ends_at'} as at`, `${id as 'id'} as id`, 'workspace_id', 'mode'])
      .where(column as 'ends_at', '>', after.toISOString())
      .where((is) => where(is as never))
      .orderBy(column as 'ends_at')
      .orderBy(id as 'id')
      .limit(limits.upcoming)
      .execute()) as UpcomingRow[];

/** A record of the control plane, as a seed has it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** How the control plane reads and writes the records of a resource, beyond storing them as a seed does. */
export type RecordRules<New = AnyRecord> = {
  /** The schema of a new record, if seeds have none. */
  readonly schema?: 'NewToken' | 'ThemeRecord';
  /** Reads records that no resource defines, each with its id. @param where both modes, unless the request names one */
  readonly list?: (work: Work, where: Partial<Tenant>) => Promise<readonly AnyRecord[]>;
  /** The members of a new record that a listed one has; by default all but its id. */
  readonly toNew?: (record: AnyRecord) => AnyRecord;
  /** Members that the control plane shows in addition. @param isOne false for a list */
  readonly show?: (work: Work, record: AnyRecord, isOne: boolean) => Promise<AnyRecord>;
  /** Checks that the state of the workspace allows a new record. */
  readonly allow?: (work: Work, record: New) => Promise<void>;
  /** Adds a record as the service does. @returns the record, or undefined to store it as a seed does */
  readonly add?: (work: Work, record: New) => Promise<{ readonly id: string } | undefined>;
  /** Changes a record as the service does, instead of storing the changed one. */
  readonly change?: (work: Work, change: RecordChange) => Promise<void>;
  /** Completes the change of a stored record. */
  readonly changed?: (work: Work, change: RecordChange) => Promise<void>;
  /** The table from which records that no resource defines are deleted, by their id. */
  readonly table?: keyof Tables;
};

/** A change of a record: its id, its members before and after, and the members that the request gives. */
export type RecordChange = {
  readonly id: string;
  readonly before: AnyRecord;
  readonly after: AnyRecord;
  readonly patch: AnyRecord;
};

/** A record of a seed's list. */
type SeedRecord<Name extends keyof TenantRecords> =
  NonNullable<TenantRecords[Name]> extends readonly (infer One)[] ? One : NonNullable<TenantRecords[Name]>;

/** The rules of a feature's resources. */
export type AllRecordRules = {
  readonly [Name in keyof TenantRecords]?: RecordRules<SeedRecord<Name>>;
} & {
  readonly tokens?: RecordRules<components['schemas']['NewToken']>;
  readonly capability_calls?: RecordRules;
  readonly key_uses?: RecordRules;
};

/** One part of the API, with everything that the wiring needs to serve it. */
export type Feature = {
  /** Its kinds of records. */
  readonly resources?: readonly AnyResource[];
  /** The contract operations that the feature serves. */
  readonly handlers?: Partial<AllHandlers>;
  /** The control plane operations that the feature serves. */
  readonly control?: Partial<AllControlHandlers>;
  /** How the control plane reads and writes its records. */
  readonly records?: AllRecordRules;
  readonly seed?: FeatureSeed;
  /** The records that fall due by the clock. They are counted when the clock is advanced. */
  readonly due?: readonly Due[];
  /** What happens next by the clock, for the list of it. */
  readonly upcoming?: readonly Upcoming[];
  /** Reacts to events of any feature, in the transaction of the change. */
  readonly onEvent?: EventListener;
  /** Applies changes that have become due, in the transaction that advances the clock. */
  readonly onClock?: (work: SandboxWork) => Promise<void>;
  /** Schedules the pending work of records that were inserted together, in the transaction that inserted them. */
  readonly onInserted?: (work: SandboxWork) => Promise<void>;
  /** Routes in addition to the contract's operations. */
  readonly routes?: readonly RouteDefinition[];
};

/** Defines a feature. Its handlers keep their exact types, so that the wiring can detect operations without a handler. */
export const defineFeature = <Definition extends Feature>(definition: Definition): Definition => definition;

import type { components } from '@workspace-api/contract/sandbox';
import type { Clock } from '../core/clock.ts';
import type { Ids } from '../core/ids.ts';
import type { Keys } from '../core/keys/keys.ts';
import type { FieldError } from '../core/problem.ts';
import type { Random } from '../core/random.ts';
import type { Mode } from '../core/tenant.ts';
import type { PrivateAddresses } from '../host/network.ts';
import type { Database, Db } from '../store/database.ts';
import type { Seed, TenantRecords } from '../store/seed/seed-records.ts';
import type { ControlAccess } from './control-access.ts';
import type { Announce } from './events.ts';
import type { KnownToken } from './known-token.ts';

/** The number of records of one kind that fell due within a time span. */
export type FellDue = components['schemas']['Advanced']['fell_due'][number];

/** Checks seed records, inserts them and reads them. */
export type Seeding = {
  /** Validates records against the schema `Seed` and against each other. @throws InvalidRecordsError */
  check(records: unknown): Promise<Seed>;
  /** The first few likely mistakes in valid records. */
  warnings(records: Seed): FieldError[];
  /** Reads the current records of all workspaces as a seed. Omits what a seed can't hold. @throws Problem `payload-too-large` */
  read(): Promise<Seed>;
  /** Reads a workspace as a seed whose records have new ids. @throws Problem `payload-too-large` */
  copy(db: Db, workspace: { id: string; slug: string; name: string }): Promise<Seed['workspaces'][number]>;
  /** Inserts validated records into an empty workspace. */
  insert(
    db: Db,
    workspace: { readonly workspace_id: string; readonly slug: string },
    records: { readonly test?: TenantRecords | undefined; readonly live?: TenantRecords | undefined },
  ): Promise<void>;
  /** Changes the patch settings of a workspace; null restores a default. */
  changeSettings(
    db: Db,
    workspace: { readonly id: string; readonly slug: string },
    patch: components['schemas']['WorkspaceChange'],
  ): Promise<void>;
  /** Schedules the pending work of records that were inserted together in one transaction: runs, schedules and deliveries. */
  schedule(db: Db): Promise<void>;
};

/** A record of the control plane, as a seed has it. */
export type AnyRecord = Readonly<Record<string, unknown>>;
type Shown = AnyRecord & { readonly id: string };

/** The workspace of the control plane's records. A request without a mode means test data, or both modes of tokens and calls. */
export type RecordPlace = {
  readonly slug: string;
  readonly workspace_id: string;
  readonly mode: Mode | undefined;
};

/** The records of any resource, as the control plane reads and writes them. All functions throw Problems. */
export type Records = {
  list(db: Db, place: RecordPlace, resource: string): Promise<Shown[]>;
  find(db: Db, place: RecordPlace, resource: string, id: string): Promise<Shown>;
  add(db: Db, place: RecordPlace, resource: string, record: AnyRecord): Promise<Shown>;
  change(db: Db, place: RecordPlace, resource: string, id: string, patch: AnyRecord): Promise<Shown>;
  remove(db: Db, place: RecordPlace, resource: string, id: string): Promise<void>;
};

/**
 * The services of one sandbox. Handlers receive all of them and import no state. Higher layers add their services to this
 * interface, next to the definition of the service.
 */
export interface AppContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  /** The keys for encryption and signatures. */
  readonly keys: Keys;
  readonly announce: Announce;
  readonly seeding: Seeding;
  readonly records: Records;
  /** The tokens whose secrets are fixed in advance. */
  readonly knownTokens: readonly KnownToken[];
  /** The private addresses that may receive webhooks. */
  readonly privateAddresses: PrivateAddresses;
  /** The origin by which clients reach a sandbox behind a proxy; undefined for the origin of each request. */
  readonly publicUrl: string | undefined;
  /** Origins to which the sign-in page may redirect, in addition to programs of this machine. */
  readonly redirectOrigins: ReadonlySet<string>;
  /** Who may use the control plane. */
  readonly controlAccess: ControlAccess;
  /** Writes a line about a failure of the sandbox itself. */
  readonly log: (line: string) => void;
  /**
   * Moves the clock forward and performs all work that falls due along the way. Seeded runs, and runs that the control plane
   * started, progress only here. A record under inspection therefore doesn't change as real time passes.
   *
   * @throws RangeError if the duration isn't positive, or the time is beyond `lastTime`
   */
  advance(milliseconds: number): Promise<void>;
  /** Counts the records that fell due after one time and up to another. */
  fellDue(after: Date, until: Date): Promise<FellDue[]>;
  /** Lists what happens next by the clock, soonest first. */
  upcoming(): Promise<components['schemas']['Upcoming']['data']>;
  /**
   * Deletes every record and restores the initial state: records, clock, rate limits, mutants and latency. Also clears the
   * fault rules and the request log.
   *
   * @param records the seed records, or the demo records, to use from now on; by default the records of the last reset or of
   * the start
   * @throws InvalidRecordsError
   */
  reset(records?: Seed | 'demo'): Promise<void>;
  /**
   * Restores the initial records, settings and keys of one workspace, and removes its fault rules, latency, mutants and logged
   * requests.
   *
   * @throws Problem `not-found`
   */
  resetWorkspace(slug: string): Promise<void>;
}

import type { components } from '@workspace-api/contract/sandbox';
import type { PrivateAddresses } from '../core/addresses.ts';
import type { Clock } from '../core/clock.ts';
import type { ControlAccess } from '../core/control-access.ts';
import type { Ids } from '../core/ids.ts';
import type { Keys } from '../core/keys/keys.ts';
import type { KnownToken } from '../core/known-token.ts';
import type { FieldError } from '../core/problem.ts';
import type { Random } from '../core/random.ts';
import type { Seed, TenantRecords } from '../core/seed-records.ts';
import type { Tenant } from '../core/tenant.ts';
import type { Database, Db } from '../store/database.ts';
import type { Announce } from './events.ts';

/** How much of one kind fell due within a time. */
export type FellDue = components['schemas']['Advanced']['fell_due'][number];

/** Checks seed records, inserts them and reads them. */
export type Seeding = {
  /** Validates records against the schema `Seed` and against each other. @throws InvalidRecordsError */
  check(records: unknown): Seed;
  /** The first things in valid records that are likely mistakes. */
  warnings(records: Seed): FieldError[];
  /** Reads the present records of all workspaces as a seed. What a seed can't hold is left out. */
  read(): Promise<Seed>;
  /** Inserts validated records into a workspace and mode without records. */
  insert(
    db: Db,
    workspace: { readonly tenant: Tenant; readonly slug: string },
    records: TenantRecords,
  ): Promise<void>;
  /** Schedules what the records of a transaction that inserted many have pending: runs, schedules, deliveries. */
  schedule(db: Db): Promise<void>;
};

/**
 * The services of one sandbox. Handlers receive it whole and import no state. The layers above add their services
 * to this interface, next to the service's definition.
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
  /** The tokens whose secrets are known in advance. */
  readonly knownTokens: readonly KnownToken[];
  /** The private addresses that webhooks may be sent to. */
  readonly privateAddresses: PrivateAddresses;
  /** Who may use the control plane. */
  readonly controlAccess: ControlAccess;
  /** Writes a line about a failure of the sandbox itself. */
  readonly log: (line: string) => void;
  /**
   * Moves the clock forward and performs everything that falls due on the way. Seeded runs and runs that the control
   * plane started make progress only here, so that a record under inspection does not change as real time passes.
   *
   * @throws RangeError for a duration that is not positive, or a time beyond `lastTime`
   */
  advance(milliseconds: number): Promise<void>;
  /** Counts what fell due after one time, up to another. */
  fellDue(after: Date, until: Date): Promise<FellDue[]>;
  /**
   * Deletes every record and restores the initial state: records, clock, rate limits, mutants and latency. Fault rules
   * and the request log are cleared.
   *
   * @param records seed records or the demo records, to use from now on; those of the last reset or the start if absent
   * @throws InvalidRecordsError
   */
  reset(records?: Seed | 'demo'): Promise<void>;
}

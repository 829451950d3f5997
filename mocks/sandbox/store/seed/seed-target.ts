import type { Clock } from '../../core/clock.ts';
import type { IdPrefix, Ids } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import type { Keys } from '../../core/keys/keys.ts';
import type { Random } from '../../core/random.ts';
import type { Tenant } from '../../core/tenant.ts';

/** The tenant of seed records, and the defaults for their ids and times. */
export type SeedTarget = {
  /** The workspace's slug. */
  readonly slug: string;
  readonly tenant: Tenant;
  /** Encrypts what a record stores encrypted. */
  readonly keys: Keys;
  readonly random: Random;
  /** Returns the id of a record. A record without an id gets a new one, the same on each call. */
  getId(prefix: IdPrefix, record: { readonly id?: string }): string;
  /** Creates a new id. */
  newId(prefix: IdPrefix): string;
  /** Creates new ids for a list, newest first. Among records of the same time, lists start with the latest id. */
  newIds(prefix: IdPrefix, list: readonly unknown[]): string[];
  /**
   * Converts a time to the stored format. A missing time becomes `index` seconds ago. Lists show the newest records
   * first, so they keep the order of the file.
   */
  time(value: string | undefined, index: number): string;
  /** The time of the seeding. */
  readonly now: string;
  /** Whether the records exist already. A random value, which seeds needn't give, then stays. */
  readonly isChange: boolean;
};

/** Creates the target of one workspace and mode. */
export const createSeedTarget = (
  {
    clock,
    ids,
    keys,
    random,
  }: Pick<SeedTarget, 'keys' | 'random'> & { readonly clock: Clock; readonly ids: Ids },
  {
    tenant,
    slug,
    isChange = false,
  }: { readonly tenant: Tenant; readonly slug: string; readonly isChange?: boolean },
): SeedTarget => {
  const start = clock.now().getTime();
  const idByRecord = new Map<object, string>();
  return {
    slug,
    tenant,
    isChange,
    keys,
    random,
    getId(prefix, record) {
      const id = record.id ?? idByRecord.get(record) ?? ids(prefix);
      idByRecord.set(record, id);
      return id;
    },
    newId: ids,
    newIds: (prefix, list) => list.map(() => ids(prefix)).reverse(),
    time: (value, index) => (value ? instant(value) : new Date(start - index * 1000).toISOString()),
    now: new Date(start).toISOString(),
  };
};

/** Converts an optional time to the stored format. */
export const optionalTime = (value: string | null | undefined): string | null =>
  value ? instant(value) : null;

import type { Clock } from '../../core/clock.ts';
import type { IdPrefix, Ids } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import type { Keys } from '../../core/keys/keys.ts';
import type { Random } from '../../core/random.ts';
import type { Tenant } from '../../core/tenant.ts';

type Parts = { readonly clock: Clock; readonly ids: Ids; readonly keys: Keys; readonly random: Random };

type Target = {
  readonly tenant: Tenant;
  /** The workspace's slug. */
  readonly slug: string;
  /** Whether the records exist already. A random value, which seeds needn't give, then stays. */
  readonly isChange?: boolean;
};

/** Creates the target of the seed records of one workspace and mode: their tenant, and the defaults for their ids and times. */
export const createSeedTarget = (
  { clock, ids, keys, random }: Parts,
  { tenant, slug, isChange = false }: Target,
) => {
  const start = clock.now().getTime();
  const idByRecord = new Map<object, string>();
  return {
    slug,
    tenant,
    isChange,
    /** Encrypts what a record stores encrypted. */
    keys,
    random,
    /** Returns the id of a record. A record without an id gets a new one, the same on each call. */
    getId(prefix: IdPrefix, record: { readonly id?: string }): string {
      const id = record.id ?? idByRecord.get(record) ?? ids(prefix);
      idByRecord.set(record, id);
      return id;
    },
    /** Creates a new id. */
    newId: ids,
    /** Creates new ids for a list, newest first. Among records of the same time, lists start with the latest id. */
    newIds: (prefix: IdPrefix, list: readonly unknown[]): string[] => list.map(() => ids(prefix)).reverse(),
    /**
     * Converts a time to the stored format. A missing time becomes `index` seconds ago. Lists show the newest records
     * first, so they keep the order of the file.
     */
    time: (value: string | undefined, index: number): string =>
      value ? instant(value) : new Date(start - index * 1000).toISOString(),
    /** The time of the seeding. */
    now: new Date(start).toISOString(),
  };
};

/** The tenant of seed records, and the defaults for their ids and times. */
export type SeedTarget = ReturnType<typeof createSeedTarget>;

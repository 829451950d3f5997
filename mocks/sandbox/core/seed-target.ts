import type { Clock } from './clock.ts';
import type { IdPrefix, Ids } from './ids.ts';
import { instant } from './instant.ts';
import type { Tenant } from './tenant.ts';

/** Where seed records go, and the defaults for the ids and times that they leave out. */
export type SeedTarget = {
  /** The workspace's slug. */
  readonly slug: string;
  /** The columns of the tenant that the records belong to. */
  readonly owned: { readonly workspace_id: string; readonly mode: Tenant['mode'] };
  /** The id of a record: its own, else a new one, the same at each call for the same record. */
  idOf(prefix: IdPrefix, record: { readonly id?: string }): string;
  /** A new id. */
  newId(prefix: IdPrefix): string;
  /**
   * A time as it is stored. One that was left out is `index` seconds ago, so that lists, newest first, show records in
   * the order of the file.
   */
  time(given: string | undefined, index: number): string;
  /** The time of the seeding. */
  readonly now: string;
};

/** Creates the target of one workspace and mode. */
export const createSeedTarget = (
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { tenant, slug }: { readonly tenant: Tenant; readonly slug: string },
): SeedTarget => {
  const start = clock.now().getTime();
  const known = new Map<object, string>();
  return {
    slug,
    owned: { workspace_id: tenant.workspaceId, mode: tenant.mode },
    idOf(prefix, record) {
      const id = record.id ?? known.get(record) ?? ids(prefix);
      known.set(record, id);
      return id;
    },
    newId: ids,
    time: (given, index) => (given ? instant(given) : new Date(start - index * 1000).toISOString()),
    now: new Date(start).toISOString(),
  };
};

/** A time that may be absent, as it is stored. */
export const optionalTime = (given: string | null | undefined): string | null =>
  given ? instant(given) : null;

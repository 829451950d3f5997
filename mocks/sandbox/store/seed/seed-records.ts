import type { components } from '@workspace-api/contract/sandbox';
import type { Clock } from '../../core/clock.ts';
import type { IdPrefix, Ids } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import type { Keys } from '../../core/keys/keys.ts';
import { limits } from '../../core/limits.ts';
import type { FieldError } from '../../core/problem.ts';
import type { Random } from '../../core/random.ts';
import type { Tenant } from '../../core/tenant.ts';

/** Workspaces with your own records, which replace the demo records: the schema `Seed` of the control plane. */
export type Seed = Readonly<components['schemas']['Seed']>;

/** The records of one workspace and mode. */
export type TenantRecords = Readonly<components['schemas']['SeedRecords']>;

/** The settings of a workspace that a seed applies to both modes. */
export type WorkspaceSettings = Readonly<
  Omit<components['schemas']['SeedWorkspace'], 'slug' | 'name' | 'test' | 'live'>
>;

/** Seed records that violate the schema `Seed` or contradict each other. */
export class InvalidRecordsError extends Error {
  override readonly name = 'InvalidRecordsError';
  /** The first errors, each with a JSON Pointer into the seed and a reason. */
  readonly fields: readonly FieldError[];
  /** The number of further errors. */
  readonly omitted: number;

  constructor(fields: readonly FieldError[], omitted = 0) {
    const listedFields = fields.slice(0, limits.fieldErrors);
    const more = omitted + fields.length - listedFields.length;
    const lines = listedFields.map(({ path, message }) => `${path || 'The seed'}: ${message}`);
    super([...lines, ...(more > 0 ? [`${more} more.`] : [])].join('\n'));
    this.fields = listedFields;
    this.omitted = more;
  }
}

/** The records of one workspace and mode, with their JSON Pointer in the seed and the settings of the workspace. */
export type SeedPlace = {
  readonly path: string;
  readonly records: TenantRecords;
  readonly settings: WorkspaceSettings;
};

/** A name or id with its JSON Pointer in the seed. */
export type NamedPlace = { readonly path: string; readonly name: string | null | undefined };

/** Finds names that must be unique but that an earlier record already uses. */
export const duplicates = (what: string, all: readonly NamedPlace[]): FieldError[] => {
  const names = new Set<string>();
  return all.flatMap(({ path, name }) => {
    if (name === null || name === undefined) return [];
    const isDuplicate = names.has(name);
    names.add(name);
    const message = `Another record already has the ${what} ${name}.`;
    return isDuplicate ? [{ path, reason: 'unknown_value' as const, message }] : [];
  });
};

/** Lists a member of records with its JSON Pointers. @param path the pointer of the list */
export const membersAt = <Name extends string>(
  path: string,
  name: Name,
  records: readonly { readonly [Key in Name]?: unknown }[] = [],
): NamedPlace[] =>
  records.map((record, index) => ({
    path: `${path}/${index}/${name}`,
    name: record[name] as NamedPlace['name'],
  }));

/** Finds references to records that don't exist in the same workspace and mode. */
export const danglingReferences = (
  what: string,
  references: readonly NamedPlace[],
  targets: readonly { readonly id?: string }[] = [],
): FieldError[] => {
  const ids = new Set(targets.map(({ id }) => id));
  return references.flatMap(({ path, name }) => {
    if (name === null || name === undefined || ids.has(name)) return [];
    const message = `This workspace and mode have no ${what} ${name}.`;
    return [{ path, reason: 'unknown_value' as const, message }];
  });
};

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

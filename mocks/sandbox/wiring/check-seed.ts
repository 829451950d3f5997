import { limits } from '../core/limits.ts';
import type { FieldError } from '../core/problem.ts';
import { modes } from '../core/tenant.ts';
import type { AnyRecord } from '../features/feature.ts';
import { examineValue } from '../http/validation/validators.ts';
import type { AnyResource } from '../store/resource.ts';
import {
  danglingReferences,
  duplicates,
  InvalidRecordsError,
  membersAt,
  type Seed,
  type SeedPlace,
} from '../store/seed/seed-records.ts';
import { features } from './features.ts';

const listPlaces = ({ workspaces }: Seed): SeedPlace[] =>
  workspaces.flatMap((workspace, index) =>
    modes.flatMap((mode) => {
      const records = workspace[mode];
      return records ? [{ path: `/workspaces/${index}/${mode}`, records, settings: workspace }] : [];
    }),
  );

/** Finds repeated ids. The ids of one kind of record must be unique in the whole sandbox. */
const duplicateIds = (places: readonly SeedPlace[]): FieldError[] => {
  const kinds = new Set(places.flatMap(({ records }) => Object.keys(records)));
  return [...kinds].flatMap((kind) =>
    duplicates(
      'id',
      places.flatMap(({ path, records }) => {
        const list: unknown = records[kind as keyof typeof records];
        return Array.isArray(list) ? membersAt(`${path}/${kind}`, 'id', list) : [];
      }),
    ),
  );
};

const allResources = features.flatMap(({ resources = [] }) => resources);

/** Finds references of a resource's records to records that are missing, and values that must be unique but are repeated. */
const checkResource = (
  { seed = '', columns, indexes }: AnyResource,
  { path, records }: SeedPlace,
): FieldError[] => {
  const lists = records as Readonly<Record<string, readonly AnyRecord[] | undefined>>;
  const at = (name: string) => membersAt(`${path}/${seed}`, name, lists[seed]);
  const dangling = Object.entries(columns).flatMap(([name, { reference }]) => {
    const target = allResources.find((other) => other.name === reference?.table);
    return target ? danglingReferences(name.replace('_id', ''), at(name), lists[target.seed ?? '']) : [];
  });
  // The columns before the last one are the columns of the tenant.
  const unique = indexes.flatMap((index) => (index.unique ? index.columns.slice(-1) : []));
  return [...dangling, ...unique.flatMap((name) => duplicates(name, at(name)))];
};

/** Finds contradictions among the records of one workspace and mode. */
export const checkPlace = (place: SeedPlace): FieldError[] =>
  features.flatMap(({ resources = [], seed }) => [
    ...resources.flatMap((resource) => checkResource(resource, place)),
    ...(seed?.check?.(place) ?? []),
  ]);

const contradictions = (seed: Seed): FieldError[] => {
  const places = listPlaces(seed);
  const slugs = seed.workspaces.map(({ slug }, index) => ({ path: `/workspaces/${index}/slug`, name: slug }));
  return [...duplicates('slug', slugs), ...duplicateIds(places), ...places.flatMap(checkPlace)];
};

/**
 * Validates records against the schema `Seed` of the control plane, and against each other.
 *
 * @throws InvalidRecordsError
 */
export const checkSeed = async (records: unknown): Promise<Seed> => {
  const invalid = await examineValue('Seed', records);
  if (invalid) throw new InvalidRecordsError(invalid.fields, invalid.omitted);
  const errors = contradictions(records as Seed);
  if (errors.length > 0) throw new InvalidRecordsError(errors);
  return records as Seed;
};

/** The first few likely mistakes in a valid seed. @param seed a seed that `checkSeed` accepted */
export const seedWarnings = (seed: Seed): FieldError[] =>
  listPlaces(seed)
    .flatMap((place) => features.flatMap((feature) => feature.seed?.warnings?.(place) ?? []))
    .slice(0, limits.fieldErrors);

const warnedSeeds = new WeakSet<Seed>();

/** Like `seedWarnings`, for the console. Returns nothing for a seed that was checked before, such as one read from a file. */
export const newSeedWarnings = (seed: Seed): FieldError[] => {
  if (warnedSeeds.has(seed)) return [];
  warnedSeeds.add(seed);
  return seedWarnings(seed);
};

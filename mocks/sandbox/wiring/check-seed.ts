import { fieldErrors } from '../core/field-errors.ts';
import { limits } from '../core/limits.ts';
import type { FieldError } from '../core/problem.ts';
import { modes } from '../core/tenant.ts';
import { findUnstorable } from '../http/validation/read-body.ts';
import { loadControlValidators } from '../http/validation/validators.ts';
import { duplicates, idsAt, type SeedPlace } from '../store/seed/seed-checks.ts';
import { InvalidRecordsError, type Seed } from '../store/seed/seed-records.ts';
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
        return Array.isArray(list) ? idsAt(`${path}/${kind}`, list) : [];
      }),
    ),
  );
};

const contradictions = (seed: Seed): FieldError[] => {
  const places = listPlaces(seed);
  const slugs = seed.workspaces.map(({ slug }, index) => ({ path: `/workspaces/${index}/slug`, name: slug }));
  return [
    ...duplicates('slug', slugs),
    ...duplicateIds(places),
    ...places.flatMap((place) => features.flatMap((feature) => feature.seed?.check?.(place) ?? [])),
  ];
};

/**
 * Validates records against the schema `Seed` of the control plane, and against each other.
 *
 * @throws InvalidRecordsError
 */
export const checkSeed = async (records: unknown): Promise<Seed> => {
  const unstorable = findUnstorable(records);
  if (unstorable) throw new InvalidRecordsError([{ ...unstorable, reason: 'format_mismatch' }]);
  const { schemas, suggestFields } = await loadControlValidators();
  if (!schemas.Seed(records)) {
    const { fields, omitted } = suggestFields('Seed', fieldErrors(schemas.Seed));
    throw new InvalidRecordsError(fields, omitted);
  }
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

import type { FieldError } from './problem.ts';
import type { TenantRecords } from './seed-records.ts';

/** The records of one workspace and mode, and the JSON Pointer to them in the seed. */
export type SeedPlace = { readonly path: string; readonly records: TenantRecords };

/** A name or id with the place where it stands. */
export type NamedPlace = { readonly path: string; readonly name: string | undefined };

/** An error for each name that an earlier record has, among those that must be unique. */
export const duplicates = (what: string, all: readonly NamedPlace[]): FieldError[] => {
  const seen = new Set<string>();
  return all.flatMap(({ path, name }) => {
    if (name === undefined) return [];
    const known = seen.has(name);
    seen.add(name);
    const message = `Another record has the ${what} ${name}.`;
    return known ? [{ path, reason: 'unknown_value' as const, message }] : [];
  });
};

/** The ids of records, with their places. */
export const idsAt = (path: string, records: readonly { readonly id?: string }[] = []): NamedPlace[] =>
  records.map(({ id }, index) => ({ path: `${path}/${index}/id`, name: id }));

/**
 * An error for each reference to a record that does not exist in the same workspace and mode.
 *
 * @param path the place of a reference, with `*` for the index of the record that holds it
 */
export const danglingReferences = (
  path: string,
  what: string,
  references: readonly (string | null | undefined)[] = [],
  targets: readonly { readonly id?: string }[] = [],
): FieldError[] => {
  const ids = new Set(targets.map(({ id }) => id));
  return references.flatMap((reference, index) => {
    if (reference === null || reference === undefined || ids.has(reference)) return [];
    const message = `This workspace and mode have no ${what} ${reference}.`;
    return [{ path: path.replace('*', String(index)), reason: 'unknown_value' as const, message }];
  });
};

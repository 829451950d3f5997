import type { FieldError } from '../../core/problem.ts';
import type { TenantRecords, WorkspaceSettings } from './seed-records.ts';

/** The records of one workspace and mode, with their JSON Pointer in the seed and the settings of the workspace. */
export type SeedPlace = {
  readonly path: string;
  readonly records: TenantRecords;
  readonly settings: WorkspaceSettings;
};

/** A name or id with its JSON Pointer in the seed. */
export type NamedPlace = { readonly path: string; readonly name: string | undefined };

/** Finds names that must be unique but that an earlier record already uses. */
export const duplicates = (what: string, all: readonly NamedPlace[]): FieldError[] => {
  const names = new Set<string>();
  return all.flatMap(({ path, name }) => {
    if (name === undefined) return [];
    const isDuplicate = names.has(name);
    names.add(name);
    const message = `Another record already has the ${what} ${name}.`;
    return isDuplicate ? [{ path, reason: 'unknown_value' as const, message }] : [];
  });
};

/** Lists the ids of records with their JSON Pointers. */
export const idsAt = (path: string, records: readonly { readonly id?: string }[] = []): NamedPlace[] =>
  records.map(({ id }, index) => ({ path: `${path}/${index}/id`, name: id }));

/**
 * Finds references to records that don't exist in the same workspace and mode.
 *
 * @param path the JSON Pointer of a reference, with `*` for the index of its record
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

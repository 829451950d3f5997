import type { FieldError } from '../../core/problem.ts';
import type { TenantRecords, WorkspaceSettings } from './seed-records.ts';

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

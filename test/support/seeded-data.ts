import type { Store, Tenant } from '../independent-server/store.ts';

/** The members of each record, by the record's path. */
type Seeded = Map<string, Record<string, unknown>>;

const listRecords = ({ workspace, mode, theme, billing, tails: _, ...tables }: Tenant) => {
  const at = `${mode} ${workspace.slug}`;
  return [
    [`${at} workspace`, { ...workspace }] as const,
    [`${at} theme`, { ...theme }] as const,
    [`${at} billing`, { ...billing }] as const,
    ...Object.entries(tables).flatMap(([table, rows]) =>
      rows.map((row) => [`${at} ${table} ${row.seq}`, { ...row }] as const),
    ),
  ];
};

/** Copies every key and record of a store. */
export const copyStore = (store: Store): Seeded =>
  structuredClone(
    new Map<string, Record<string, unknown>>([
      ...[...store.keys.values()].map((key) => [`key ${key.id}`, { ...key }] as const),
      ...store.tenants.flatMap(listRecords),
    ]),
  );

/** The members of the records in `before` that differ, e.g. `test harbor-lights pages live`. */
export const listChanges = (before: Seeded, after: Seeded): string[] => {
  const changes = [...before].flatMap(([place, record]) => {
    const now = after.get(place);
    const kind = place.replace(/ \S*\d\S*$/, '');
    if (!now) return [`${kind} removed`];
    return Object.keys(record)
      .filter((name) => JSON.stringify(record[name]) !== JSON.stringify(now[name]))
      .map((name) => `${kind} ${name}`);
  });
  return [...new Set(changes)].sort();
};

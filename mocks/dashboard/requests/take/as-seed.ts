import type { components } from '@workspace-api/contract/sandbox';
import type { Exchange } from '../logged-request.ts';

type Seed = components['schemas']['Seed'];
type Records = NonNullable<Seed['workspaces'][number]['test']>;
type AnyRecord = Readonly<Record<string, unknown>>;

/** How a change and a record of an export name it. A secret has no id in a seed. */
const getIds = ({ id, name }: AnyRecord): unknown[] => [id, name];

/** The ids in the members of a record that name another one, such as `agent_id`. */
const references = (record: AnyRecord): unknown[] =>
  Object.entries(record).flatMap(([name, value]) => (name.endsWith('_id') ? [value] : []));

/** The records of a mode that have an id, with the records that they belong to. */
const select = (records: Records, ids: ReadonlySet<unknown>): Records => {
  const lists = Object.entries(records).filter(([, value]) => Array.isArray(value)) as [
    string,
    AnyRecord[],
  ][];
  const selected = new Set(ids);
  // A run belongs to an agent, and an approval to a run.
  for (let size = -1; size !== selected.size; ) {
    size = selected.size;
    for (const record of lists.flatMap(([, list]) => list))
      if (getIds(record).some((id) => selected.has(id)))
        for (const id of references(record)) selected.add(id);
  }
  const kept = lists.map(([kind, list]) => [
    kind,
    list.filter((record) => getIds(record).some((id) => selected.has(id))),
  ]);
  return Object.fromEntries(kept.filter(([, list]) => list?.length)) as Records;
};

/** The records that some requests added or changed, in their current state, as a seed. */
export const toSeed = (exported: Seed, exchanges: readonly Exchange[]): Seed => {
  const changes = exchanges.flatMap(({ entry }) =>
    entry.changes.map((change) => ({ ...change, place: `${entry.workspace} ${entry.mode}` })),
  );
  const workspaces = exported.workspaces.flatMap((workspace) => {
    const modes = (['test', 'live'] as const).flatMap((mode) => {
      const here = changes.filter(({ place }) => place === `${workspace.slug} ${mode}`);
      const records = workspace[mode] ?? {};
      const kept: Records = {
        ...select(records, new Set(here.flatMap(({ id }) => (id === null ? [] : [id])))),
        ...(records.theme &&
          here.some((change) => change.records.startsWith('theme')) && { theme: records.theme }),
      };
      return Object.keys(kept).length === 0 ? [] : [[mode, kept] as const];
    });
    const { slug, name } = workspace;
    return modes.length === 0 ? [] : [{ slug, ...(name && { name }), ...Object.fromEntries(modes) }];
  });
  return { workspaces };
};

import type { components } from '@workspace-api/contract/sandbox';

type Seed = components['schemas']['Seed'];
type Records = NonNullable<Seed['workspaces'][number]['test']>;

/** What a seed contains for a workspace in a mode: `agents: 3, theme`. */
const describeRecords = (records: Records): string =>
  Object.entries(records)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([kind, value]) => (Array.isArray(value) ? `${kind}: ${value.length}` : kind))
    .join(', ') || 'no records';

/** What a valid seed contains: a line for each workspace and mode. */
export const summarizeSeed = ({ workspaces }: Seed): { place: string; records: string }[] =>
  workspaces.flatMap(({ slug, test, live }) =>
    Object.entries({ test, live }).map(([mode, records]) => ({
      place: `${slug}, ${mode}`,
      records: describeRecords(records ?? {}),
    })),
  );

/** Identifies one case of a run, to repeat it. */
export type Replay = {
  scenario: string;
  case: string;
  seed: number;
  /** The path of fast-check's shrinking; absent for a case without random values. */
  path?: string;
};

// Scenario and case names contain only kebab-case words and dots, so a comma is free. A colon would need quoting in some
// shells.
const separator = ',';

/** Formats an id without spaces or quotes, for pasting after `--replay`. */
export const formatReplay = ({ scenario, case: name, seed, path }: Replay): string =>
  [scenario, name, String(seed), ...(path === undefined ? [] : [path])].join(separator);

/** Parses an id created by {@link formatReplay}; null if it is invalid. */
export const parseReplay = (id: string): Replay | null => {
  const [scenario, name, seed, path, ...rest] = id.trim().split(separator);
  if (!scenario || !name || !seed || !/^-?\d+$/.test(seed) || rest.length > 0) return null;
  if (path !== undefined && !/^[\d:]+$/.test(path)) return null;
  return { scenario, case: name, seed: Number(seed), ...(path === undefined ? {} : { path }) };
};

/** A case's name as part of an id: `listAgents, second page` becomes `listAgents-second-page`. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9._]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'case';

import { runTool } from '../check/run-tool.ts';

/** The parts of the report of `redocly diff --format json` that the changelog reads. */
export type DiffReport = {
  infoVersions: { base: string };
  summary: { major: number; minor: number; patch: number };
  changes: {
    path: string;
    kind: 'added' | 'modified' | 'removed';
    impact: string;
    property?: string;
    base?: { pointer: string };
    revision?: { pointer: string; value?: unknown };
    verdicts: { message: string }[];
  }[];
};

/**
 * Returns every change from one bundle to another, with the version bump that it requires.
 *
 * @param base path of the released bundle
 * @param revision path of the new bundle
 * @throws Error if one of them can't be read
 */
export const diffContracts = async (base: string, revision: string): Promise<DiffReport> => {
  const args = ['diff', base, revision, '--format', 'json', '--fail-on', 'none'];
  const { stdout, output } = await runTool('redocly', args);
  const [start, end] = [stdout.indexOf('{'), stdout.lastIndexOf('}')];
  if (start === -1) throw new Error(`redocly diff failed: ${output.trim()}`);
  return JSON.parse(stdout.slice(start, end + 1)) as DiffReport;
};

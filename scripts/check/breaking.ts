import { clauses } from '@workspace-api/contract';
import { fromRoot } from '../generate/paths.ts';
import { readRetired } from '../generate/read-register.ts';
import { lostClauses } from '../release/clause-changes.ts';
import { currentBundle, released, releasedClauses } from '../release/released-contract.ts';
import { runTool } from './run-tool.ts';
import type { Problem, Step } from './step.ts';

/** The parts of the report of `redocly diff --format json` that this check reads. */
export type DiffReport = {
  infoVersions: { base: string; revision: string };
  summary: { major: number; minor: number; patch: number };
  changes: {
    path: string;
    kind: 'added' | 'modified' | 'removed';
    impact: string;
    property?: string;
    base?: { pointer: string };
    revision?: { pointer: string; value?: unknown };
    verdicts: { ruleId: string; impact: string; message: string }[];
  }[];
};

/** Compares versions: negative if the first one is lower. */
const compare = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The lowest version that permits a breaking change. Below 1.0 this is the next minor version (semver, item 4). */
const nextBreaking = (version: string): string => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
};

/** The breaking changes since the baseline that the version doesn't permit. */
export const versionProblems = ({ infoVersions, changes }: DiffReport): Problem[] => {
  const { base, revision: now } = infoVersions;
  if (compare(now, base) < 0) {
    return [
      { file: 'openapi/root.yaml', message: `info.version ${now} is lower than the baseline's ${base}` },
    ];
  }
  const needed = nextBreaking(base);
  if (compare(now, needed) >= 0) return [];
  return changes
    .flatMap(({ path, verdicts }) => verdicts.map((verdict) => ({ path, ...verdict })))
    .filter(({ impact }) => impact === 'major')
    .map(({ path, ruleId, message }) => ({
      file: currentBundle,
      message: `${message} (${ruleId} at ${path}; needs version ${needed}, info.version is ${now})`,
    }));
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

/** A breaking change to the released contract requires a new version. */
export const breaking: Step = {
  name: 'breaking',
  describe:
    'breaking changes since openapi/baseline have a new info.version (redocly diff), and no clause id disappears',
  remedy:
    'Revert the change, or increase info.version in openapi/root.yaml and run npm run generate. After a release, npm run baseline makes it the version to compare with.',
  run: async () => {
    const report = await diffContracts(fromRoot(released.bundle), fromRoot(currentBundle));
    const lost = lostClauses(releasedClauses(), clauses, readRetired(fromRoot('openapi')));
    const gone = lost.map((id) => ({
      file: released.clauses,
      message: `has ${id}, which is no longer stated: list it under retired in its family in openapi/clauses/`,
    }));
    const { major, minor, patch } = report.summary;
    const counts = `${major} breaking, ${minor} compatible, ${patch} editorial`;
    const { base, revision: now } = report.infoVersions;
    return [`${base} → ${now}: ${counts}`, [...versionProblems(report), ...gone]];
  },
};

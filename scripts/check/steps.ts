import { clauses } from '@workspace-api/contract';
import { fromRoot } from '../generate/paths.ts';
import { readRetired } from '../generate/read-register.ts';
import { lostClauses } from '../release/clause-changes.ts';
import { currentBundle, released, releasedClauses } from '../release/released-contract.ts';
import { coverage, mutants } from './clauses.ts';
import { contractStrings } from './contract-strings.ts';
import { licenses } from './licenses.ts';
import { lockFiles } from './lock-files.ts';
import type { Step } from './run-steps.ts';
import { format, layers, lintBundle, lintSource, runCommands, types, unused } from './tools.ts';
import { words } from './words.ts';

/** Checks that the generated folders are up to date. */
const drift: Step = {
  name: 'drift',
  describe: 'generated/ and client/operations/ are up to date with openapi/, mocks/mutants/ and scripts/',
  remedy: 'Run npm run generate and commit the result. Never edit generated files by hand.',
  run: async () => {
    const { createFiles, listOutdated, listUnused } = await import('../generate/files.ts');
    const { files } = await createFiles().catch(({ message }: Error) => {
      throw new Error(`Fix npm run generate first.\n${message}`);
    });
    const { derivedFiles } = await import('../generate/derived-files.ts');
    return [
      'the generated files are up to date',
      [
        ...listOutdated({ ...files, ...derivedFiles }).map((file) => ({ file, message: 'is out of date' })),
        ...listUnused(files).map((file) => ({ file, message: 'is no longer generated' })),
      ],
    ];
  },
};

/** A change to the released contract requires a new version. */
const breaking: Step = {
  name: 'breaking',
  describe:
    'info.version is as much higher than in openapi/baseline as the changes require (redocly diff), and no clause id disappears',
  remedy:
    'Revert the change, or increase info.version in openapi/root.yaml and run npm run generate. After a release, npm run baseline makes it the version to compare with.',
  run: async () => {
    const outdated = await runCommands(
      `redocly diff ${released.bundle} ${currentBundle} --check-version --fail-on none`,
    );
    const lost = lostClauses(releasedClauses(), clauses, readRetired(fromRoot('openapi')));
    const gone = lost.map((id) => ({
      file: released.clauses,
      message: `has ${id}, which is no longer stated: list it under retired in its family in openapi/clauses/`,
    }));
    return ['the version permits the changes', [...outdated, ...gone]];
  },
};

/** Checks that recheck found every regular expression over strings of others to be linear. */
const regexes: Step = {
  name: 'regexes',
  describe: 'every regular expression over strings of others takes linear time (recheck)',
  remedy:
    'Run npm run regexes, which checks new ones and shows a string that makes one slow. If recheck can’t decide one, write the reason into scripts/regexes/linear.json.',
  run: async () => {
    // It loads modules that need the generated contract, whose absence an earlier step may report.
    const { listRegexes, readLinear } = await import('../regexes/list-regexes.ts');
    const linear = readLinear();
    const used = await listRegexes();
    const unchecked = [...used].filter(([regex]) => linear[regex] === undefined);
    const unused = Object.keys(linear).filter((regex) => !used.has(regex));
    return [
      `${used.size} regular expressions`,
      [
        ...unchecked.map(([regex, file]) => ({ file, message: `${regex} isn't known to be linear` })),
        ...unused.map((regex) => ({ file: 'scripts/regexes', message: `${regex} isn't used any more` })),
      ],
    ];
  },
};

/** Every check, in the order in which they run. The longest comes first, so that no core is idle at the end. */
export const steps: readonly Step[] = [
  types,
  lintSource,
  drift,
  lintBundle,
  breaking,
  contractStrings,
  coverage,
  mutants,
  lockFiles,
  licenses,
  layers,
  regexes,
  format,
  unused,
  words,
];

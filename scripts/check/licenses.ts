import { existsSync, readFileSync } from 'node:fs';
import { packageBuilds } from '../build/packages.ts';
import { fromRoot } from '../generate/paths.ts';
import { licenseProblems } from '../licenses/license-problems.ts';
import { licensesPage, renderLicenses } from '../licenses/licenses-page.ts';
import { readLockFile } from '../licenses/lock-file.ts';
import { listShipped } from '../licenses/shipped-packages.ts';
import { outcome, type Problem, type Step } from './step.ts';

const read = (file: string): string | undefined =>
  existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : undefined;

/** npm packs the file LICENSE of a package's folder. */
const ownLicenseProblems = (): Problem[] =>
  packageBuilds
    .map(({ folder }) => `${folder}/LICENSE`)
    .filter((file) => read(file) !== read('LICENSE'))
    .map((file) => ({ file, message: 'is not a copy of LICENSE' }));

/** Checks the licenses of what the published packages install and contain. */
export const licenses: Step = {
  name: 'licenses',
  describe: 'what the packages ship has permissive licenses, which docs/licenses.md lists',
  run: async () => {
    const shipped = listShipped(readLockFile('package-lock.json'));
    const isCurrent = read(licensesPage) === renderLicenses(shipped);
    const pageProblems = isCurrent ? [] : [{ file: licensesPage, message: 'is not current' }];
    return outcome(
      `${new Set(shipped.flatMap(({ installed, bundled }) => [...installed, ...bundled].map(({ name }) => name))).size} packages`,
      [...licenseProblems(shipped), ...pageProblems, ...ownLicenseProblems()],
      'Run npm run licenses. Replace a package whose license is not permissive.',
    );
  },
};

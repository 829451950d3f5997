import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrograms } from '../mocks/test/postgres-server.ts';
import { installPackage } from '../scripts/install-package.ts';
import { openBrowser } from '../test/support/browser.ts';

/** What a run of the benchmark needs. */
export type Prerequisites = {
  readonly browser?: boolean;
  /** `optional` if a run without PostgreSQL only measures less. */
  readonly postgres?: boolean | 'optional';
  readonly peers?: boolean;
  /** The file for the results. */
  readonly out?: string;
};

const findProblems = async ({ browser, postgres, out }: Prerequisites): Promise<string[]> => {
  const problems: string[] = [];
  const check = (requirement: Promise<unknown>, describe: (error: Error) => string) =>
    requirement.catch((error: Error) => problems.push(describe(error)));
  if (browser)
    await check(
      openBrowser().then((opened) => opened.close()),
      ({ message }) => message,
    );
  if (postgres === true) await check(requirePrograms(), ({ message }) => message);
  if (out !== undefined)
    await check(
      access(dirname(out), constants.W_OK),
      () => `${out} can't be written. Use --out to choose another file.`,
    );
  return problems;
};

/**
 * Checks everything that a run needs, before it measures anything: a run can take an hour. Installs the peers if necessary.
 *
 * @throws Error with all that is missing, and what to install
 */
export const checkPrerequisites = async (
  needs: Prerequisites,
  report: (line: string) => void,
): Promise<void> => {
  const problems = await findProblems(needs);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (needs.postgres === 'optional')
    await requirePrograms().catch(({ message }: Error) =>
      report(`${message} The waiting times on it are not measured.`),
    );
  if (needs.peers)
    await installPackage(
      fileURLToPath(new URL('peers', import.meta.url)),
      'the peers of the benchmark',
      report,
    );
};

import { constants } from 'node:fs';
import { access, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../engine/settings/startup-error.ts';
import { reportFiles } from '../report/report-files.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Checks that a file can be written or created. @throws Error from the file system if it can't */
const checkFile = async (path: string): Promise<void> => {
  try {
    if (!(await stat(path)).isFile()) throw new Error(`${path} is not a file`);
    await access(path, constants.W_OK);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/**
 * Creates the reports folder and writes to it once, so that a long run doesn't end without its reports.
 *
 * @throws StartupError if the reports can't be written
 */
export const checkReportDir = async (dir: string): Promise<void> => {
  const probe = join(dir, `.write-test-${process.pid}`);
  try {
    await mkdir(dir, { recursive: true });
    for (const file of Object.values(reportFiles)) await checkFile(join(dir, file));
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `Can't write reports to ${dir}: ${(error as Error).message}. Use --report-dir to choose another folder.`,
    );
  }
};

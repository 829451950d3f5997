import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../generate/paths.ts';
import { readLockFile } from '../licenses/lock-file.ts';
import { lockFileProblems } from './lock-file-problems.ts';
import { outcome, type Step } from './step.ts';

const listLockFiles = async (): Promise<string[]> => {
  const args = ['ls-files', 'package-lock.json', '*/package-lock.json'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: fromRoot('.') });
  return stdout.split('\n').filter(Boolean);
};

/** Checks that npm verifies every package that it downloads. */
export const lockFiles: Step = {
  name: 'lock',
  describe: 'every package of a lock file has a checksum, and comes from the registry of npm',
  run: async () => {
    const files = await listLockFiles();
    const problems = files.flatMap((file) =>
      lockFileProblems(readLockFile(file)).map((message) => ({ file, message })),
    );
    return outcome(
      `${files.length} lock files`,
      problems,
      'Delete the entry, and run npm install with the registry of npm.',
    );
  },
};

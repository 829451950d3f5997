import { git } from '../git.ts';
import { type LockedPackages, readLockFile } from '../licenses/lock-file.ts';
import type { Step } from './run-steps.ts';

const registry = 'https://registry.npmjs.org/';

/**
 * Finds packages of a lock file whose contents npm wouldn't verify, or would download from elsewhere than npm's registry.
 * Without an address, npm uses the configured registry.
 */
export const lockFileProblems = (packages: LockedPackages): string[] =>
  Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .flatMap(([folder, { resolved, integrity }]) => [
      ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
        ? []
        : [`${folder} has no SHA-512 checksum (integrity)`]),
      ...(resolved === undefined || resolved.startsWith(registry)
        ? []
        : [`${folder} is downloaded from ${resolved}, not from ${registry}`]),
    ]);

/** Checks that npm verifies every package that it downloads. */
export const lockFiles: Step = {
  name: 'lock',
  describe: 'every package of a lock file has a checksum, and comes from the registry of npm',
  remedy: 'Delete the entry, and run npm install with the registry of npm.',
  run: async () => {
    const files = git('ls-files', 'package-lock.json', '*/package-lock.json').trim().split('\n');
    return [
      `${files.length} lock files`,
      files.flatMap((file) => lockFileProblems(readLockFile(file)).map((message) => ({ file, message }))),
    ];
  },
};

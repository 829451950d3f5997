import type { LockedPackages } from '../licenses/lock-file.ts';

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

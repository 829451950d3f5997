import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, readText } from '../generate/paths.ts';
import { collectDependencies, getPackageName, readLockFile } from './lock-file.ts';

const licenseFile = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/** Files with the text of a license, for packages that name it but don't contain it. */
const textFiles: Readonly<Record<string, string>> = { 'Apache-2.0': 'node_modules/typescript/LICENSE.txt' };

/** The license of an installed package; its identifier if its text is nowhere. */
const readLicense = (folder: string, license: string | undefined): string => {
  const path = fromRoot(folder);
  const files = existsSync(path) ? readdirSync(path).filter((file) => licenseFile.test(file)) : [];
  if (files.length === 0) {
    const text = textFiles[license ?? ''];
    return text ? readText(text).trim() : `License: ${license ?? 'none declared'}`;
  }
  return files.map((file) => readFileSync(join(path, file), 'utf8').trim()).join('\n\n');
};

/**
 * Collects the license textFiles of packages and of everything that they depend on. Packages with the same text share it.
 *
 * @param names packages that the root of the repository installs
 */
export const collectLicenses = (names: readonly string[]): string => {
  const packages = readLockFile('package-lock.json');
  const folders = collectDependencies(
    packages,
    names.map((name) => `node_modules/${name}`),
  );
  const packagesByText = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    const { version, license } = packages[folder] ?? {};
    const text = readLicense(folder, license);
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), `${getPackageName(folder)} ${version}`]);
  }
  return [...packagesByText]
    .map(([text, sharing]) => `${[...new Set(sharing)].join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
};

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { Report } from '../../engine/report/report.ts';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { unsupportedEntry } from '../../report/not-offered.ts';
import { findConfigFile } from './load-config.ts';

const packageName = '@workspace-api/conformance';

/** Whether a TypeScript configuration in the folder can import `defineConfig`. */
const hasPackage = (folder: string): boolean => {
  try {
    return existsSync(
      createRequire(resolve(folder, 'conformance.config.ts')).resolve(`${packageName}/package.json`),
    );
  } catch {
    return false;
  }
};

/** The source of a configuration: its members, by source texts that are valid in TypeScript and in JSON. */
const toSource = (
  members: readonly (readonly [name: string, source: string])[],
  isTypeScript: boolean,
): string =>
  isTypeScript
    ? `import { defineConfig } from '${packageName}';

// The token is in the environment variable WORKSPACE_TOKEN.
export default defineConfig({
${members.map(([name, source]) => `  ${name}: ${source},\n`).join('')}});
`
    : `{\n${members.map(([name, source]) => `  ${JSON.stringify(name)}: ${source}`).join(',\n')}\n}\n`;

/** @throws StartupError if the folder has a configuration, which `--init` would have to overwrite */
export const checkNoConfig = (folder: string): void => {
  const existing = findConfigFile(folder);
  if (existing)
    throw new StartupError(
      `--init doesn't overwrite ${basename(existing)}. Delete it first, or add the entries that the report shows to it.`,
    );
};

/**
 * Writes a configuration from a run: its target, its driver, and what the target doesn't offer, but no token. It is TypeScript
 * where the gate is installed, and otherwise JSON, which needs nothing. Returns its path.
 *
 * @throws StartupError if the file exists or can't be written
 */
export const writeConfig = async (
  folder: string,
  { target, driver }: { target: string; driver?: string | undefined },
  { notOffered = [] }: Pick<Report, 'notOffered'>,
): Promise<string> => {
  const entries = notOffered.map((entry) => `    ${unsupportedEntry(entry)}`).join(',\n');
  const members = [
    ['target', JSON.stringify(target)] as const,
    ...(driver === undefined ? [] : [['driver', JSON.stringify(driver)] as const]),
    ...(entries === '' ? [] : [['unsupported', `[\n${entries}\n  ]`] as const]),
  ];
  const isTypeScript = hasPackage(folder);
  const file = resolve(folder, `conformance.config.${isTypeScript ? 'ts' : 'json'}`);
  try {
    await writeFile(file, toSource(members, isTypeScript), { flag: 'wx' });
  } catch (error) {
    throw new StartupError(`--init can't write ${file}: ${(error as Error).message}`);
  }
  return file;
};

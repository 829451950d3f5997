import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { Report } from '../../engine/report/report.ts';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { unsupportedEntry } from '../../report/not-offered.ts';
import { findConfigFile } from './load-config.ts';

/** The settings of a run that a new configuration repeats. It never contains a token. */
export type InitialSettings = { target: string; driver?: string | undefined };

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

type Member = [name: string, source: string];

/** The members of the configuration, each as source text that is valid in TypeScript and in JSON. */
const listMembers = (
  { target, driver }: InitialSettings,
  { notOffered = [] }: Pick<Report, 'notOffered'>,
): Member[] => {
  const entries = notOffered.map((entry) => `    ${unsupportedEntry(entry)}`).join(',\n');
  const members: Member[] = [
    ['target', JSON.stringify(target)],
    ['driver', driver === undefined ? '' : JSON.stringify(driver)],
    ['unsupported', entries && `[\n${entries}\n  ]`],
  ];
  return members.filter(([, source]) => source !== '');
};

const toTypeScript = (members: readonly Member[]): string => `import { defineConfig } from '${packageName}';

// The token is in the environment variable WORKSPACE_TOKEN.
export default defineConfig({
${members.map(([name, source]) => `  ${name}: ${source},\n`).join('')}});
`;

const toJson = (members: readonly Member[]): string =>
  `{\n${members.map(([name, source]) => `  ${JSON.stringify(name)}: ${source}`).join(',\n')}\n}\n`;

/** @throws StartupError if the folder has a configuration, which `--init` would have to overwrite */
export const checkNoConfig = (folder: string): void => {
  const existing = findConfigFile(folder);
  if (existing)
    throw new StartupError(
      `--init doesn't overwrite ${basename(existing)}. Delete it first, or add the entries that the report shows to it.`,
    );
};

/**
 * Writes a configuration from a run: its target, its driver, and what the target doesn't offer. It is TypeScript where the
 * gate is installed, and otherwise JSON, which needs nothing. Returns its path.
 *
 * @throws StartupError if the file exists or can't be written
 */
export const writeConfig = async (
  folder: string,
  settings: InitialSettings,
  report: Pick<Report, 'notOffered'>,
): Promise<string> => {
  const members = listMembers(settings, report);
  const isTypeScript = hasPackage(folder);
  const file = resolve(folder, `conformance.config.${isTypeScript ? 'ts' : 'json'}`);
  try {
    await writeFile(file, isTypeScript ? toTypeScript(members) : toJson(members), { flag: 'wx' });
  } catch (error) {
    throw new StartupError(`--init can't write ${file}: ${(error as Error).message}`);
  }
  return file;
};

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { provisionalMembers, provisionalPaths } from '@workspace-api/contract';
import { StartupError } from '../../engine/errors.ts';
import type { Report } from '../../engine/report/report.ts';
import { unsupportedEntry } from '../../report/remedies.ts';
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

type Run = Pick<Report, 'notOffered' | 'seenNames' | 'clauses'>;

/** The entry of a member in a stub: the target's name if only one can be meant, and otherwise the contract's. */
const toEntry = (member: string, match: NonNullable<Run['seenNames']>[number] | undefined): string => {
  const isOnly = match?.absent.length === 1 && match.others.length === 1 && match.absent[0] === member;
  return `${member}: '${(isOnly && match.others[0]) || member}'`;
};

/** Everything that can be mapped, and where the run saw that the target differs, as comments. */
const mappingStubs = ({ seenNames = [], clauses }: Run): string => {
  const paths = provisionalPaths.map((path) => {
    const absent = new RegExp(`returned (\\d+) for ${path.replaceAll(/[{}]/g, '\\$&')};`);
    const [, status] = clauses.flatMap(({ reason = '' }) => reason?.match(absent) ?? []);
    return `    '${path}': '${path}',${status === undefined ? '' : ` // this server returned ${status}`}`;
  });
  const members = Object.entries(provisionalMembers).map(([schema, { members: names }]) => {
    const match = seenNames.find((each) => each.schema === schema);
    const absent = match && match.absent.length > 0 ? `, and no ${match.absent.join(', ')}` : '';
    const note = match ? ` // this server has ${match.others.join(', ')}${absent}` : '';
    return `    ${schema}: { ${names.map((name) => toEntry(name, match)).join(', ')} },${note}`;
  });
  const lines = [
    'What this server calls what the service document leaves open, in place of the name of the contract.',
    'mapping: {',
    '  paths: {',
    ...paths,
    '  },',
    '  members: {',
    ...members,
    '  },',
    '},',
    'Members of request bodies. {unique} and {UNIQUE} are different in every request.',
    "samples: { setSecret: { name: 'GATE_{UNIQUE}' }, createAgent: { task: 'Says hello' } },",
  ];
  return lines.map((line) => `  // ${line}\n`).join('');
};

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
 * where the gate is installed, with stubs of a mapping as comments, and otherwise JSON, which needs nothing. Returns its path.
 *
 * @throws StartupError if the file exists or can't be written
 */
export const writeConfig = async (
  folder: string,
  { target, driver }: { target: string; driver?: string | undefined },
  run: Run,
): Promise<string> => {
  const entries = (run.notOffered ?? []).map((entry) => `    ${unsupportedEntry(entry)}`).join(',\n');
  /** Source texts that are valid in TypeScript and in JSON. */
  const members = [
    ['target', JSON.stringify(target)] as const,
    ...(driver === undefined ? [] : [['driver', JSON.stringify(driver)] as const]),
    ...(entries === '' ? [] : [['unsupported', `[\n${entries}\n  ]`] as const]),
  ];
  const isTypeScript = hasPackage(folder);
  const content = isTypeScript
    ? `import { defineConfig } from '${packageName}';

// The token is in the environment variable WORKSPACE_TOKEN.
export default defineConfig({
${members.map(([name, source]) => `  ${name}: ${source},\n`).join('')}${mappingStubs(run)}});
`
    : `{\n${members.map(([name, source]) => `  ${JSON.stringify(name)}: ${source}`).join(',\n')}\n}\n`;
  const file = resolve(folder, `conformance.config.${isTypeScript ? 'ts' : 'json'}`);
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (error) {
    throw new StartupError(`--init can't write ${file}: ${(error as Error).message}`);
  }
  return file;
};

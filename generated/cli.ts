import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ContractChange, type ContractVersion, changesSince, findUses } from './code/changes.ts';
import { events } from './events.ts';
import { operationList } from './operations.ts';

const usage = `Usage: npx @workspace-api/contract changes --since <version> [--used <path>...]

Lists what changed in the contract since a version.

Options:
  --since <version>  the version that your program was written for, such as 0.1.0
  --used <path>      only changes of the operations and events that the code in a file or folder uses
  -h, --help         display help
`;

/** Bad usage, as other tools report it. */
const badUsage = 2;

const sourceFile = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html|py|go|rb|java|kt|cs|php|swift|sh|http)$/;

/** @throws Error if the path doesn't exist */
const listFiles = (path: string): string[] => {
  if (!existsSync(path)) throw new Error(`${path} doesn't exist. Pass a file or a folder to --used.`);
  return statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => sourceFile.test(file) && !/(?:^|[\\/])node_modules[\\/]/.test(file))
        .map((file) => join(path, file))
    : [path];
};

/** The operations and events that files use, each with the first file that uses it. */
const readUses = (paths: readonly string[]): Map<string, string> => {
  const uses = new Map<string, string>();
  for (const file of paths.flatMap(listFiles))
    for (const name of findUses(readFileSync(file, 'utf8'), operationList, Object.keys(events)))
      if (!uses.has(name)) uses.set(name, file);
  return uses;
};

/** Names are shown up to this number, and counted beyond it. */
const shownNames = 4;

const formatNames = (names: readonly string[]): string =>
  names.length > shownNames ? `${names.length} of them` : names.join(', ');

const formatChange = ({ section, text, isBreaking, names }: ContractChange, used: ReadonlySet<string>): string => {
  const concerned = (names ?? []).filter((name) => used.has(name));
  const place = concerned.length === 0 ? '' : ` [${formatNames(concerned)}]`;
  return `  ${section}${isBreaking ? ', breaking' : ''}: ${text}${place}`;
};

const formatVersion = ({ version, changes }: ContractVersion, used: ReadonlySet<string>): string => {
  const clauses = changes.filter(({ clause }) => clause !== undefined);
  const others = changes
    .filter(({ clause }) => clause === undefined)
    .toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking));
  return [
    `${version}: ${others.length} changes, ${others.filter(({ isBreaking }) => isBreaking).length} of them breaking`,
    ...others.map((change) => formatChange(change, used)),
    ...(clauses.length > 0
      ? [`  ${clauses.length} clauses were added, changed or removed: dist/CHANGELOG.md of the package lists them.`]
      : []),
  ].join('\n');
};

/**
 * Runs the command of the package.
 *
 * @param args the arguments after the name of the command
 * @returns the exit code: 0, or 2 for bad usage
 */
export const main = (args: readonly string[]): number => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        used: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (positionals.join(' ') !== 'changes' || values.since === undefined) {
      console.error(usage);
      return badUsage;
    }
    const history = new URL('./changes.json', import.meta.url);
    const versions = JSON.parse(readFileSync(history, 'utf8')) as ContractVersion[];
    const uses = values.used && readUses(values.used);
    const used = new Set(uses?.keys());
    const found = changesSince(versions, values.since, uses && used);
    if (uses) {
      console.log(`The code uses ${uses.size} operations and events${uses.size === 0 ? '.' : ':'}`);
      for (const [name, file] of uses) console.log(`  ${name} (${file})`);
    }
    if (found.length === 0) console.log(`${values.since} is the newest version.`);
    for (const each of found) console.log(formatVersion(each, used));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return badUsage;
  }
};

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A module of the server team can't be loaded. The message names the place and the problem, without a stack. */
class ModuleError extends Error {
  override readonly name = 'ModuleError';
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const place = (file: string, line: string | number, column?: string | number): string =>
  [
    file.startsWith('file:') ? fileURLToPath(file) : file,
    line,
    ...(column === undefined ? [] : [column]),
  ].join(':');

/** The error that esbuild reports for a file that it can't parse: `/path/file.ts:3:5: ERROR: Unexpected "}"`. */
const parseError = /^(\S.*?):(\d+):(\d+): ERROR: (.+)$/m;

/** The first line that Node prints above the stack of a SyntaxError. */
const syntaxError = /^((?:file:\/\/)?\/?\S.*?):(\d+)$/;

const frame = /^\s+at (?:.*\()?((?:file:\/\/|\/|[A-Za-z]:\\).*?):(\d+):(\d+)\)?$/;

/** The innermost stack frame that belongs to neither Node nor a package; null if there is none. */
const ownFrame = (stack: string): string | null => {
  for (const line of stack.split('\n')) {
    const [, file, row, column] = frame.exec(line) ?? [];
    if (file && row && !/[\\/]node_modules[\\/]/.test(file)) return place(file, row, column);
  }
  return null;
};

/**
 * Describes an error of a module on one line: where it was thrown or what can't be parsed, and its message.
 *
 * @param file the place to report if the error doesn't include one
 */
export const errorWithPlace = (error: unknown, file: string): string => {
  const message = getMessage(error);
  const [, at, line, column, what] = parseError.exec(message) ?? [];
  if (at && line && what) return `${place(at, line, column)}: ${what}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [first = ''] = stack.split('\n');
  const [, path, row] = error instanceof SyntaxError ? (syntaxError.exec(first) ?? []) : [];
  const where =
    path && row ? place(path, row) : ownFrame(stack.slice(stack.indexOf(message) + message.length));
  return `${where ?? file}: ${message.split('\n')[0]}`;
};

const parseJsonFile = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // The message quotes the source around the mistake, including line breaks.
    throw new ModuleError(`${file}: ${getMessage(error).replaceAll(/\s+/g, ' ')}`);
  }
};

type Module = { default?: unknown };

/** Node wraps the exports of a CommonJS module, so one compiled from ES syntax has its default export one level deeper. */
const unwrapped = ({ default: exported }: Module): unknown => {
  const inner = exported as ({ __esModule?: boolean } & Module) | null | undefined;
  return inner?.__esModule ? inner.default : exported;
};

/**
 * Enables TypeScript in this process, because Node 20 can't run it on its own. In a project without `"type": "module"`, .ts
 * files are CommonJS.
 */
const runTypeScript = async (): Promise<void> => {
  const [commonJs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  commonJs.register();
  modules.register();
};

const moduleAt = async (url: string): Promise<Module> => {
  try {
    return (await import(/* @vite-ignore */ url)) as Module;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
    await runTypeScript();
    // Node caches the failure of the same URL, so this one differs.
    return (await import(/* @vite-ignore */ `${url}#`)) as Module;
  }
};

/**
 * Loads the default export of a file: TypeScript or JavaScript, an ES module or CommonJS (`module.exports`), or JSON.
 *
 * @param file an absolute path
 * @throws ModuleError with file, line and reason, if the file is missing, can't be parsed or throws
 */
export const loadDefaultExport = async (file: string): Promise<unknown> => {
  if (!existsSync(file)) throw new ModuleError(`The file ${file} does not exist.`);
  if (file.endsWith('.json')) return parseJsonFile(file);
  try {
    return unwrapped(await moduleAt(pathToFileURL(file).href));
  } catch (error) {
    throw new ModuleError(errorWithPlace(error, file));
  }
};

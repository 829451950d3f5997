import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The name of a package with perhaps a module in it, and not the path of a file. The first group is the package. */
const packageModule = /^(@[^/\\]+\/[^/\\]+|[^@./\\][^/\\]*)(?:\/.*)?(?<!\.(?:[cm]?[jt]s|json))$/;

/**
 * The URL of a driver's module, or of a driver over HTTP. The name of a package that isn't installed stays as it is.
 *
 * @param driver a file URL, an http URL, a path, or the name of an installed module, such as `@workspace-api/conformance/drivers/sandbox`
 * @param folder the folder for resolving a relative path or a package; packages of the gate itself come last
 * @example
 * driverUrl('./driver.ts', '/srv/app') // 'file:///srv/app/driver.ts'
 */
export const driverUrl = (driver: string, folder: string): string => {
  if (/^(?:file|http|https):/.test(driver)) return driver;
  const path = resolve(folder, driver);
  if (/^[./\\]/.test(driver) || existsSync(path)) return pathToFileURL(path).href;
  try {
    const paths = [folder, import.meta.dirname];
    return pathToFileURL(createRequire(import.meta.url).resolve(driver, { paths })).href;
  } catch {
    return packageModule.test(driver) ? driver : pathToFileURL(path).href;
  }
};

/** @throws Error if the result of {@link driverUrl} is a package that isn't installed */
export const checkInstalled = (driver: string): void => {
  if (URL.canParse(driver)) return;
  const [, name = driver] = packageModule.exec(driver) ?? [];
  throw new Error(
    `No installed package has the module ${driver}. Run npm install --save-dev ${name}, or pass the path of a file, such as ./driver.ts.`,
  );
};

/** A place in a stack, or in an error of esbuild: a path or a file URL with a line and perhaps a column. */
const place = /(?<![\w:])((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^\n():]*):(\d+)(:\d+)?/g;

/** What esbuild reports for a file that it can't parse: `/path/file.ts:3:5: ERROR: Unexpected "}"`. */
const parseError = /: ERROR: (.+)$/m;

/**
 * Describes an error of a module on one line: where it was thrown or what can't be parsed, and its message.
 *
 * @param file the place to report if the error doesn't include one
 */
export const errorWithPlace = (error: unknown, file: string): string => {
  const message = error instanceof Error ? error.message : String(error);
  const [, what = message.split('\n')[0]] = parseError.exec(message) ?? [];
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const source = parseError.test(message) ? message : stack.replace(message, '');
  const places = [...source.matchAll(place)].map(([, path = '', line, column = '']) => {
    const own = path.startsWith('file:') ? fileURLToPath(path) : path;
    return `${own}:${line}${column}`;
  });
  const where = places.find((each) => !/[\\/]node_modules[\\/]/.test(each)) ?? file;
  return `${where}: ${what}`;
};

const parseJsonFile = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    // The message quotes the source around the mistake, including line breaks.
    throw new Error(`${file}: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`);
  }
};

/**
 * Enables TypeScript in this process: Node 20 can't run a module in TypeScript, nor later ones all of it. In a project without
 * `"type": "module"` a file .ts is CommonJS. From its sources, this package runs where TypeScript is already enabled.
 */
const enableTypeScript = async (): Promise<void> => {
  if (import.meta.url.endsWith('.ts')) return;
  const [commonJs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  const { noDeprecation = false } = process;
  // tsx calls module.register, which Node 26 deprecates: users of this package can't change that.
  process.noDeprecation = true;
  commonJs.register();
  modules.register();
  process.noDeprecation = noDeprecation;
};

/**
 * Loads the default export of a file: TypeScript or JavaScript, an ES module or CommonJS (`module.exports`), or JSON.
 *
 * @param file an absolute path
 * @throws Error with file, line and reason, if the file is missing, can't be parsed or throws
 */
export const loadDefaultExport = async (file: string): Promise<unknown> => {
  if (!existsSync(file)) throw new Error(`The file ${file} does not exist.`);
  if (file.endsWith('.json')) return parseJsonFile(file);
  try {
    await enableTypeScript();
    type Exported = { __esModule?: boolean; default?: unknown } | null | undefined;
    const url = pathToFileURL(file).href;
    const { default: exported } = (await import(/* @vite-ignore */ url)) as { default?: Exported };
    // Node wraps the exports of a CommonJS module, so one compiled from ES syntax has its default export one level deeper.
    return exported?.__esModule ? exported.default : exported;
  } catch (error) {
    throw new Error(errorWithPlace(error, file));
  }
};

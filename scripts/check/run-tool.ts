import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromRoot } from '../generate/paths.ts';

/** The output and exit code of a tool. */
export type ToolResult = { code: number; output: string; stdout: string };

/** Turns off telemetry, and turns off colors in output that is parsed. */
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SCARF_ANALYTICS: 'false',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

type Manifest = {
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly devDependencies?: object;
};

const readManifest = (folder: string): Manifest => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
};

/**
 * Returns the file that Node runs for a command of a dependency of the package at `folder`. Windows can't start the commands in
 * node_modules/.bin without a shell.
 *
 * @throws Error if no installed dependency has it
 */
export const findTool = (name: string, folder = '.'): string => {
  const { dependencies, devDependencies } = readManifest(fromRoot(folder));
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    const installed = fromRoot(`${folder}/node_modules/${dependency}`);
    const { bin = {} } = readManifest(installed);
    const file = typeof bin === 'string' ? { [basename(dependency)]: bin }[name] : bin[name];
    if (file !== undefined) return join(installed, file);
  }
  throw new Error(`Cannot start ${name}. Run npm ci first.`);
};

/**
 * Runs a command of a dependency in the repository's root.
 *
 * @param folder the package that has the executable, if it isn't the root
 * @throws Error if it can't be started
 */
export const runTool = (name: string, args: string[], folder = '.'): Promise<ToolResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [findTool(name, folder), ...args], {
      cwd: fromRoot('.'),
      env: { ...process.env, ...quiet },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }));
  });

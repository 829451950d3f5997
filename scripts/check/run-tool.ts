import { spawn } from 'node:child_process';
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

/**
 * Runs an executable of node_modules/.bin in the repository's root.
 *
 * @param folder the package that has the executable, if it isn't the root
 * @throws Error if it can't be started
 */
export const runTool = (name: string, args: string[], folder = '.'): Promise<ToolResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(fromRoot(`${folder}/node_modules/.bin/${name}`), args, {
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
    child.on('error', () => reject(new Error(`Cannot start ${name}. Run npm ci first.`)));
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }));
  });

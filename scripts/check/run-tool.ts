import { x } from 'tinyexec';
import { fromRoot } from '../generate/paths.ts';
import { sourceCondition } from '../source-condition.ts';

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
 * Runs a command of a dependency.
 *
 * @param folder where it runs: the root, or the folder of another package that has the dependency
 * @throws Error if it can't be started
 */
export const runTool = async (name: string, args: readonly string[], folder = '.'): Promise<ToolResult> => {
  const run = x(name, args, {
    nodeOptions: { cwd: fromRoot(folder), env: quiet, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  try {
    const { exitCode: code = 1, stdout, stderr } = await run;
    return { code, output: stdout + stderr, stdout };
  } catch (cause) {
    throw new Error(`Cannot start ${name}. Run npm ci first.`, { cause });
  }
};

/** Runs a script of this repository in a process of its own, so that all sources are loaded anew. */
export const runScript = (script: string, ...args: readonly string[]): Promise<ToolResult> =>
  runTool('tsx', [`--conditions=${sourceCondition}`, script, ...args]);

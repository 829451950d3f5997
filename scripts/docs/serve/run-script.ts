import { spawn } from 'node:child_process';
import { fromRoot } from '../../generate/paths.ts';
import { runSources } from '../../source-condition.ts';

/** Runs a script of this repository until it ends. */
export type RunScript = (
  script: string,
  args: readonly string[],
) => Promise<{ readonly code: number; readonly output: string }>;

/** Runs it in a separate process, so that all sources are loaded anew. */
export const runScript: RunScript = (script, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...runSources, fromRoot(script), ...args], { cwd: fromRoot('.') });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });

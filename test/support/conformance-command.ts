import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { runSources } from '../../scripts/source-condition.ts';

/** Starts the program of `npm run conformance`. */
export const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [...runSources, fromRoot('scripts/conformance.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The output of the program, at its end. */
export const getOutcome = async (child: ChildProcess) => {
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, code };
};

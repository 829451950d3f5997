import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runSources } from '../source-condition.ts';
import type { Memory, SandboxSettings, Target } from './serve-sandbox.ts';

const program = fileURLToPath(new URL('process.ts', import.meta.url));

/** The settings of a sandbox in its own process. */
export type ProcessSettings = Pick<SandboxSettings, 'seed' | 'data' | 'remote'>;

/** Starts the sandbox of a run in a separate process. @throws Error if it doesn't start */
export const startProcess = async (settings: ProcessSettings): Promise<Target> => {
  const child = spawn(process.execPath, [...runSources, program, JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const first = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (first === undefined) throw new Error(`The sandbox ended with exit code ${child.exitCode}.`);
  const log: string[] = [];
  return {
    ...(first[0] as Pick<Target, 'port' | 'ownSecrets'>),
    async memory() {
      child.send('memory');
      const response = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
      if (response === undefined) throw new Error('The sandbox has ended.');
      const { memory, log: lines } = response[0] as { memory: Memory; log: string[] };
      log.push(...lines);
      return memory;
    },
    log,
    isAlive,
    async stop() {
      if (isAlive()) child.kill('SIGKILL');
      await ended;
    },
  };
};

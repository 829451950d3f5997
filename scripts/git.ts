import { execFileSync } from 'node:child_process';
import { fromRoot } from './generate/paths.ts';

/** Runs git in the clone that contains this file. @returns its output @throws Error if it fails */
export const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

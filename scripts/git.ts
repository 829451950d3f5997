import { execFileSync } from 'node:child_process';
import { fromRoot } from './generate/paths.ts';

/** The clone that contains this file. */
export const repository = fromRoot('.');

/** Runs git in a clone. @returns its output @throws Error if it fails */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

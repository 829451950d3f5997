import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './builds.ts';

/** The sources of the site, and the build that a change of each needs. */
const sources: readonly (Build & { readonly folder: string })[] = [
  { folder: 'openapi', generate: true },
  { folder: 'docs', generate: false },
  { folder: 'scripts/docs', generate: false },
];

/** Milliseconds to wait, since an editor saves a file in several steps. */
const quiet = 100;

/**
 * Calls `changed` after a source of the site changes.
 *
 * @param root the repository
 * @returns a function that stops watching
 */
export const watchSources = (root: string, changed: (build: Build) => void): (() => void) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const watchers = sources.map(
    ({ folder, generate }): FSWatcher =>
      watch(join(root, folder), { recursive: true }, () => {
        clearTimeout(timers.get(folder));
        timers.set(
          folder,
          setTimeout(() => changed({ generate }), quiet),
        );
      }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
};

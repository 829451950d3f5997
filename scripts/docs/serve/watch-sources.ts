import { watch } from 'node:fs';
import { fromRoot } from '../../generate/paths.ts';
import type { Build } from './builds.ts';

/** What the site is made from, and what a change of it needs. */
const sources: readonly (Build & { readonly folder: string })[] = [
  { folder: 'openapi', generate: true },
  { folder: 'docs', generate: false },
  { folder: 'scripts/docs', generate: false },
];

/** In milliseconds: an editor writes a file in several steps. */
const quiet = 100;

/** Calls `changed` after a source of the site changes. */
export const watchSources = (changed: (build: Build) => void): void => {
  for (const { folder, generate } of sources) {
    let timer: NodeJS.Timeout | undefined;
    watch(fromRoot(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => changed({ generate }), quiet);
    });
  }
};

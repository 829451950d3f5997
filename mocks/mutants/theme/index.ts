import type { Mutant } from '../lib/mutant.ts';
import { themePublications } from '../pages/simultaneous-patches.ts';
import { liveTheme } from './live-theme.ts';
import { pagesRewritten } from './pages-rewritten.ts';
import { renderedPages } from './rendered-pages.ts';
import { themeTimes } from './times.ts';

/** Mutants of the theme family. */
export const theme: Record<string, Mutant> = {
  ...themePublications,
  ...liveTheme,
  ...renderedPages,
  ...themeTimes,
  'theme-change-rewrites-pages': pagesRewritten,
};

import type { Mutant } from '../lib/mutant.ts';
import { liveTheme } from './live-theme.ts';
import { pagesRewritten } from './pages-rewritten.ts';
import { themeTimes } from './times.ts';

/** Mutants of the theme family. */
export const theme: Record<string, Mutant> = {
  ...liveTheme,
  ...themeTimes,
  'theme-change-rewrites-pages': pagesRewritten,
};

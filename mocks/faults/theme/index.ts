import type { Fault } from '../lib/fault.ts';
import { liveTheme } from './live-theme.ts';
import { pagesRewritten } from './pages-rewritten.ts';
import { themeTimes } from './times.ts';

/** The faults of the family theme. */
export const theme: Record<string, Fault> = {
  ...liveTheme,
  ...themeTimes,
  'theme-change-rewrites-pages': pagesRewritten,
};

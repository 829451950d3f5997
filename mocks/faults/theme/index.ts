import type { Fault } from '../lib/fault.ts';
import { liveTheme } from './live-theme.ts';
import { themeTimes } from './times.ts';

/** The faults of the family theme. */
export const theme: Record<string, Fault> = {
  ...liveTheme,
  ...themeTimes,
};

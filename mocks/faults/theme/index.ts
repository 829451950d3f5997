import type { Fault } from '../lib/fault.ts';
import { liveTheme } from './live-theme.ts';

/** The faults of the family theme. */
export const theme: Record<string, Fault> = {
  ...liveTheme,
};

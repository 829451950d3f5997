import type { Fault } from '../lib/fault.ts';
import { livePages } from './live-pages.ts';
import { simultaneousPatches } from './simultaneous-patches.ts';

/** The faults of the family pages. */
export const pages: Record<string, Fault> = {
  ...livePages,
  ...simultaneousPatches,
};

import type { Fault } from '../lib/fault.ts';

/** The faults of the family workspaces. */
export const workspaces: Record<string, Fault> = {};

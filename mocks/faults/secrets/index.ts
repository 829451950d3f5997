import type { Fault } from '../lib/fault.ts';
import { simultaneousWrites } from './simultaneous-writes.ts';

/** The faults of the family secrets. */
export const secrets: Record<string, Fault> = {
  ...simultaneousWrites,
};

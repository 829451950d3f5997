import type { Fault } from '../lib/fault.ts';
import { compressionFaults } from './codings.ts';

/** The faults of the family compression. */
export const compression: Record<string, Fault> = compressionFaults;

import type { Fault } from '../lib/fault.ts';
import { foreignWorkspaceOpen } from './foreign-workspace-open.ts';

/** The faults of the family tenancy. */
export const tenancy: Record<string, Fault> = {
  'foreign-workspace-open': foreignWorkspaceOpen,
};

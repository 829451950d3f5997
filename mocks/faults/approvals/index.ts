import type { Fault } from '../lib/fault.ts';
import { approvalFilterIgnored } from './approval-filter-ignored.ts';
import { secondDecisionAccepted } from './second-decision-accepted.ts';

/** The faults of the family approvals. */
export const approvals: Record<string, Fault> = {
  'approval-filter-ignored': approvalFilterIgnored,
  'second-decision-accepted': secondDecisionAccepted,
};

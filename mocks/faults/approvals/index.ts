import type { Fault } from '../lib/fault.ts';
import { approvalFilterIgnored } from './approval-filter-ignored.ts';
import { decisionFaults } from './decisions.ts';
import { listFaults } from './lists.ts';
import { secondDecisionAccepted } from './second-decision-accepted.ts';
import { simultaneousDecisions } from './simultaneous-decisions.ts';

/** The faults of the family approvals. */
export const approvals: Record<string, Fault> = {
  ...decisionFaults,
  ...listFaults,
  ...simultaneousDecisions,
  'approval-filter-ignored': approvalFilterIgnored,
  'second-decision-accepted': secondDecisionAccepted,
};

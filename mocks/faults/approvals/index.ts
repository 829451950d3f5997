import type { Fault } from '../lib/fault.ts';
import { approvalFilterIgnored } from './approval-filter-ignored.ts';
import { decidedByAnyone } from './decided-by-anyone.ts';
import { decidedWithoutEffect } from './decided-without-effect.ts';
import { decisionFaults } from './decisions.ts';
import { filterWithoutCursor } from './filter-without-cursor.ts';
import { listFaults } from './lists.ts';
import { payloads } from './payloads.ts';
import { secondDecisionAccepted } from './second-decision-accepted.ts';
import { simultaneousDecisions } from './simultaneous-decisions.ts';

/** The faults of the family approvals. */
export const approvals: Record<string, Fault> = {
  ...decidedWithoutEffect,
  ...decidedByAnyone,
  ...decisionFaults,
  ...listFaults,
  ...payloads,
  ...simultaneousDecisions,
  'approval-filter-ignored': approvalFilterIgnored,
  'approval-filter-without-cursor': filterWithoutCursor,
  'second-decision-accepted': secondDecisionAccepted,
};

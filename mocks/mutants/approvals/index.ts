import { mediaTypes, operations } from '@workspace-api/contract';
import { on } from '../../wrappers/on.ts';
import { approvalsThatReopen } from '../lib/decisions-undone.ts';
import { inEncoding } from '../lib/in-encoding.ts';
import type { Mutant } from '../lib/mutant.ts';
import { approvalFilterIgnored } from './approval-filter-ignored.ts';
import { decidedByAnyone } from './decided-by-anyone.ts';
import { decidedWithoutEffect } from './decided-without-effect.ts';
import { decisionMutants } from './decisions.ts';
import { filterWithoutCursor } from './filter-without-cursor.ts';
import { listMutants } from './lists.ts';
import { payloads } from './payloads.ts';
import { secondDecisionAccepted } from './second-decision-accepted.ts';
import { simultaneousDecisions } from './simultaneous-decisions.ts';

/** Mutants of the approvals family. */
export const approvals: Record<string, Mutant> = {
  ...approvalsThatReopen,
  ...decidedWithoutEffect,
  ...decidedByAnyone,
  ...decisionMutants,
  ...listMutants,
  'approval-filter-without-cursor-in-csv': {
    clause: 'approvals.filter-by-status',
    text: 'In CSV, the status filter applies only to the first page of approvals.',
    wrap: inEncoding(mediaTypes.csv, filterWithoutCursor.wrap),
  },
  'approvals-in-tson-without-default-limit': {
    clause: 'approvals.default-limit',
    text: 'In TSON, the list of approvals has no default limit.',
    wrap: on('listApprovals')
      .in('tson')
      .when(({ query }) => !query.has('limit'))
      .query({ limit: String(operations.listApprovals.list.maxLimit) }),
  },
  ...payloads,
  ...simultaneousDecisions,
  'approval-filter-ignored': approvalFilterIgnored,
  'approval-filter-without-cursor': filterWithoutCursor,
  'second-decision-accepted': secondDecisionAccepted,
};

import { defineFeature } from '../feature.ts';
import { approvalsControl } from './control.ts';
import { approvals as handlers } from './handlers.ts';
import { approvalRows, checkApprovals, exportApprovals, seedApprovals } from './seed.ts';
import { approvals } from './table.ts';

/** Approvals that paused runs wait for. */
export const approvalsFeature = defineFeature({
  tables: [approvals],
  handlers,
  control: approvalsControl,
  seed: { demo: seedApprovals, rows: approvalRows, check: checkApprovals, exportRecords: exportApprovals },
});

import { defineFeature } from '../feature.ts';
import { approvalsControl } from './control.ts';
import { exportApprovals } from './export.ts';
import { approvals as handlers } from './handlers.ts';
import { approvalRows, checkApprovals, seedApprovals } from './seed.ts';
import { approvals } from './table.ts';

/** Approvals, which paused runs wait for. */
export const approvalsFeature = defineFeature({
  tables: [approvals],
  handlers,
  control: approvalsControl,
  seed: { demo: seedApprovals, rows: approvalRows, check: checkApprovals, exportRecords: exportApprovals },
});

import { defineFeature } from '../feature.ts';
import { approvalsControl } from './control.ts';
import { approvalHandlers as handlers } from './handlers.ts';
import { approvals } from './resource.ts';
import { checkApprovals } from './seed.ts';

/** Approvals that paused runs wait for. */
export const approvalsFeature = defineFeature({
  resources: [approvals],
  handlers,
  control: approvalsControl,
  seed: { check: checkApprovals },
});

import { defineFeature } from '../feature.ts';
import { workspacesControl } from './control.ts';
import { workspaces as handlers } from './handlers.ts';
import { restrictionsControl } from './restrictions-control.ts';
import { seedWorkspaces } from './seed.ts';
import { memberships, policyRules, snapshots, users, workspaceHolds, workspaces } from './table.ts';

/** Workspaces, their members, and restrictions on access to them. */
export const workspacesFeature = defineFeature({
  tables: [memberships, policyRules, snapshots, users, workspaceHolds, workspaces],
  handlers,
  control: { ...workspacesControl, ...restrictionsControl },
  seed: { base: seedWorkspaces },
});

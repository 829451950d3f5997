import { workspaceSettings } from '../../domain/workspace-settings.ts';
import { defineFeature } from '../feature.ts';
import { workspacesControl } from './control.ts';
import { workspaces as handlers } from './handlers.ts';
import { workspaceListControl } from './list-control.ts';
import { recordsControl } from './records-control.ts';
import { sandboxControl } from './sandbox-control.ts';
import { demoWorkspaces } from './seed.ts';
import { memberships, snapshots, users, workspaces } from './table.ts';

/** Workspaces, their members, and restrictions on access to them. */
export const workspacesFeature = defineFeature({
  tables: [memberships, snapshots, users, workspaces, workspaceSettings],
  handlers,
  control: { ...sandboxControl, ...workspacesControl, ...workspaceListControl, ...recordsControl },
  seed: { base: demoWorkspaces },
});

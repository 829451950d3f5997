import { operations } from '@workspace-api/contract';
import { reachFor, type WorkspaceRecord } from '../../core/principal.ts';
import { keysetPage } from '../../store/keyset.ts';
import { update } from '../../store/rows.ts';
import { defineFeature } from '../feature.ts';

const show = ({ id, slug, name }: WorkspaceRecord) => ({ id, slug, name });

/** Workspaces, their members, and restrictions on access to them. */
export const workspacesFeature = defineFeature({
  /** The workspaces that a token can access, and switching a session between them. */
  handlers: {
    async listWorkspaces({ db, principal, page }) {
      const reachable = reachFor(principal, operations.listWorkspaces.scope).map(({ id }) => id);
      const query = db.selectFrom('workspaces').selectAll().where('id', 'in', reachable);
      return keysetPage(query, 'created_at', page, show);
    },

    // A key resolves to the workspace in which it was created, a session to the workspace of its sign-in or last switch.
    getCurrentWorkspace: ({ principal }) => show(principal.workspace),

    getWorkspace: ({ workspace }) => show(workspace),

    async switchWorkspace({ db, principal, workspace }) {
      await update(db, 'tokens', { id: principal.tokenId }, { workspace_id: workspace.id });
      return { workspace: show(workspace) };
    },
  },
});

import { operations } from '@workspace-api/contract';
import { reachFor, type WorkspaceRecord } from '../../core/principal.ts';
import type { Handlers } from '../../http/handler.ts';
import { keysetPage, mapPage } from '../../store/keyset.ts';

const show = ({ id, slug, name }: WorkspaceRecord) => ({ id, slug, name });

/** The workspaces that a token can access, and switching a session between them. */
export const workspaces: Handlers<
  'listWorkspaces' | 'getCurrentWorkspace' | 'getWorkspace' | 'switchWorkspace'
> = {
  async listWorkspaces({ db, principal, page }) {
    const reachable = reachFor(principal, operations.listWorkspaces.scope).map(({ id }) => id);
    return mapPage(
      await keysetPage(
        db.selectFrom('workspaces').selectAll().where('id', 'in', reachable),
        'created_at',
        page,
      ),
      show,
    );
  },

  // A key resolves to the workspace in which it was created, a session to the workspace of its sign-in or last switch.
  getCurrentWorkspace: ({ principal }) => show(principal.workspace),

  getWorkspace: ({ workspace }) => show(workspace),

  async switchWorkspace({ db, principal, workspace }) {
    await db
      .updateTable('tokens')
      .set({ workspace_id: workspace.id })
      .where('id', '=', principal.tokenId)
      .execute();
    return { workspace: show(workspace) };
  },
};

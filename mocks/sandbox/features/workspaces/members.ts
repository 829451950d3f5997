import type { Scope } from '@workspace-api/contract';
import type { WorkspaceRecord } from '../../core/principal.ts';
import type { Db } from '../../store/database.ts';

/** A user in one of their workspaces. */
export type Member = {
  readonly user: { readonly id: string; readonly email: string };
  readonly workspace: WorkspaceRecord;
  /** The user's permissions in the workspace. */
  readonly scopes: readonly Scope[];
};

/** The members of all workspaces, ordered by workspace: of one workspace, or with one user, if `where` names them. */
export const listMembers = async (
  db: Db,
  where: { readonly 'users.id'?: string; readonly 'workspaces.slug'?: string } = {},
): Promise<Member[]> => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .select(['users.id as userId', 'users.email', 'memberships.scopes'])
    .select(['workspaces.id', 'workspaces.slug', 'workspaces.name'])
    .where((is) => is.and(where))
    .orderBy('workspaces.created_at')
    .orderBy('users.email')
    .orderBy('workspaces.id')
    .execute();
  return rows.map(({ userId, email, scopes, ...workspace }) => ({
    user: { id: userId, email },
    workspace,
    scopes: JSON.parse(scopes) as Scope[],
  }));
};

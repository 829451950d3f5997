import { grants, type Scope } from '@workspace-api/contract';
import type { Db } from '../../../store/database.ts';

/** A user in one of their workspaces, as an option on the sign-in page. */
export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly workspace: { readonly id: string; readonly slug: string; readonly name: string };
  /** The user's permissions in the workspace. */
  readonly scopes: readonly string[];
};

/** All accounts that can sign in, ordered from most to fewest permissions. */
export const accounts = async (db: Db): Promise<Account[]> => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .select(['users.id as userId', 'users.email', 'memberships.scopes'])
    .select(['workspaces.id', 'workspaces.slug', 'workspaces.name'])
    .orderBy('workspaces.created_at')
    .orderBy('users.email')
    .orderBy('workspaces.id')
    .execute();
  return rows
    .map(({ userId, email, scopes, ...workspace }) => ({
      userId,
      email,
      workspace,
      scopes: JSON.parse(scopes) as string[],
    }))
    .toSorted((a, b) => b.scopes.length - a.scopes.length);
};

/** The value that identifies an account in the form. */
export const accountKey = ({ userId, workspace }: Account): string => `${userId} ${workspace.id}`;

/** The requested scopes that the account lacks. */
export const missingScopes = ({ scopes }: Account, requested: readonly Scope[]): Scope[] =>
  requested.filter((scope) => !grants(scopes, scope));

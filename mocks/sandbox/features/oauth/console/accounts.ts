import { grants, type Scope } from '@workspace-api/contract';
import type { Db } from '../../../store/database.ts';

/** A user in one of their workspaces: whom the person at the browser can be. */
export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly workspace: { readonly id: string; readonly name: string };
  /** What the user may do there. */
  readonly scopes: readonly string[];
};

/** Everyone who can sign in, those with most permissions first. */
export const accounts = async (db: Db): Promise<Account[]> => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .select(['users.id as userId', 'users.email', 'memberships.scopes'])
    .select(['workspaces.id', 'workspaces.name'])
    .orderBy('workspaces.created_at')
    .orderBy('users.email')
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

/** How an account is named in the form. */
export const accountKey = ({ userId, workspace }: Account): string => `${userId} ${workspace.id}`;

/** What was asked for and the account may not do. */
export const lacking = ({ scopes }: Account, asked: readonly Scope[]): Scope[] =>
  asked.filter((scope) => !grants(scopes, scope));

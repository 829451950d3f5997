import type { Db } from '../../../store/database.ts';
import { listMembers, type Member } from '../../workspaces/index.ts';

/** All accounts that can sign in, ordered from most to fewest permissions: users in one of their workspaces. */
export const accounts = async (db: Db): Promise<Member[]> =>
  (await listMembers(db)).toSorted((a, b) => b.scopes.length - a.scopes.length);

/** The value that identifies an account in the form. */
export const accountKey = ({ user, workspace }: Member): string => `${user.id} ${workspace.id}`;

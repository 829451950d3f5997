import type { Context } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { type Problem, problem } from '../problem.ts';
import type { Db } from '../store/store.ts';
import { challenge } from './credentials.ts';
import { absence } from './workspace.ts';

const exists = async (db: Db, table: 'tokens' | 'workspaces', id: string): Promise<boolean> =>
  (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** What the same request would be told now, if its token or its workspace was removed while it was under way. */
const lookUp = async (c: Context<Env>, db: Db): Promise<Problem | undefined> => {
  const principal = c.get('principal') as Env['Variables']['principal'] | undefined;
  if (principal && !(await exists(db, 'tokens', principal.tokenId)))
    return problem('unauthorized', { headers: challenge(true) });
  const workspace = c.get('workspace') as Env['Variables']['workspace'] | undefined;
  const operation = c.get('operation');
  if (operation && workspace && !(await exists(db, 'workspaces', workspace.id)))
    return absence(operation, workspace.slug);
  return undefined;
};

/**
 * Why a request failed that was let in: a reset, or a test that cleans up its workspace, may take away what it stands
 * on between its checks and its write. Undefined where nothing is missing, and the fault is the sandbox's.
 */
export const vanished = (context: AppContext, c: Context<Env>): Promise<Problem | undefined> => {
  const db = c.get('db') as Db | undefined;
  // SQLite has one connection, which a transaction holds; PostgreSQL answers nothing more in one that has failed.
  return lookUp(c, db ?? context.store)
    .catch(() => lookUp(c, context.store))
    .catch(() => undefined);
};

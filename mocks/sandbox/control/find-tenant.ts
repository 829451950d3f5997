import { messages } from '@workspace-api/contract';
import { type Problem, problem } from '../core/problem.ts';
import type { Mode, Tenant } from '../core/tenant.ts';
import type { Db } from '../store/database.ts';

/** The 404 for a slug that doesn't belong to any workspace. */
export const noWorkspace = (slug: string): Problem =>
  problem('not-found', { message: messages['workspace-not-found']({ slug }) });

/** Finds the tenant for a workspace slug and a mode. @throws Problem `not-found` */
export const findTenant = async (db: Db, slug: string, mode: Mode = 'test'): Promise<Tenant> => {
  const workspace = await db
    .selectFrom('workspaces')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (workspace === undefined) throw noWorkspace(slug);
  return { workspace_id: workspace.id, mode };
};

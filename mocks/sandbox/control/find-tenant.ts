import { errors, messages } from '@workspace-api/contract';
import { Problem, problem } from '../core/problem.ts';
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

/** A conflict with the state of a record: the contract's 409 without a `kind`, which exists only in the API. */
export const conflict = (message: string): Problem =>
  new Problem(errors['slug-in-use'].status, { error: { code: errors['slug-in-use'].code, message } });

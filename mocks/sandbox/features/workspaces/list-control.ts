import type { components } from '@workspace-api/contract/sandbox';
import type { Selectable } from 'kysely';
import { noWorkspace } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import type { RateLimit } from '../../core/principal.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { readSettings } from '../../domain/workspace-settings.ts';
import type { Db } from '../../store/database.ts';
import type { Tables } from '../../store/tables.ts';
import { readPlans } from '../billing/index.ts';
import { homeRegion } from '../secrets/index.ts';
import { readLimit } from '../tokens/index.ts';
import { showLimit } from './rate-limit.ts';

/** All workspaces ordered by slug, except that the workspace of the first known token comes first, because examples show it. */
export const allWorkspaces = async (
  { knownTokens }: Pick<AppContext, 'knownTokens'>,
  db: Db,
): Promise<Selectable<Tables['workspaces']>[]> => {
  const first = knownTokens[0]?.workspace;
  const workspaces = await db.selectFrom('workspaces').selectAll().orderBy('slug').execute();
  return workspaces.toSorted((a, b) => Number(b.slug === first) - Number(a.slug === first));
};

type Context = Pick<AppContext, 'rateLimiter'>;

const limitState = (
  { rateLimiter }: Context,
  own: RateLimit | undefined,
): components['schemas']['RateLimitState'] => ({
  ...showLimit(own ?? rateLimiter.usual),
  own: own !== undefined,
});

/** A workspace with its settings. */
const showWorkspace = async (
  context: Context,
  db: Db,
  { rate_limit, ...workspace }: Selectable<Tables['workspaces']>,
): Promise<components['schemas']['WorkspaceState']> => {
  const { held = false, policy_rules = [], secrets_region = null } = await readSettings(db, workspace.id);
  return {
    ...workspace,
    held,
    rate_limit: limitState(context, readLimit(rate_limit)),
    policy_rules,
    secrets_region,
    home_region: homeRegion,
    plans: [...(await readPlans(db, workspace.id))],
  };
};

/** Finds a workspace by its slug. @throws Problem `not-found` */
export const findWorkspace = async (db: Db, slug: string): Promise<Selectable<Tables['workspaces']>> => {
  const workspace = await db.selectFrom('workspaces').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!workspace) throw noWorkspace(slug);
  return workspace;
};

/** The list of workspaces, and their settings. */
export const workspaceListControl: ControlHandlers<'listWorkspaces' | 'getWorkspace' | 'updateWorkspace'> = {
  listWorkspaces: async ({ context, db }) => {
    const data: components['schemas']['WorkspaceState'][] = [];
    for (const workspace of await allWorkspaces(context, db))
      data.push(await showWorkspace(context, db, workspace));
    return { data };
  },

  getWorkspace: async ({ context, db, input: { path } }) =>
    showWorkspace(context, db, await findWorkspace(db, path.slug)),

  updateWorkspace: async ({ context, db, input: { path, body } }) => {
    await context.seeding.changeSettings(db, await findWorkspace(db, path.slug), body);
    return showWorkspace(context, db, await findWorkspace(db, path.slug));
  },
};

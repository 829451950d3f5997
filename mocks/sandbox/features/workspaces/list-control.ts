import type { components } from '@workspace-api/contract/sandbox';
import type { Selectable } from 'kysely';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import type { RateLimit } from '../../core/rate-limiter.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { Tables } from '../../store/tables.ts';
import { readLimit, readRateLimit } from '../tokens/index.ts';
import { showLimit, storedLimit } from './rate-limit.ts';
import { findHeldWorkspaces } from './restrictions.ts';

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

/** The list of workspaces, and their rate limits. */
export const workspaceListControl: ControlHandlers<
  'listWorkspaces' | 'getRateLimit' | 'setRateLimit' | 'removeRateLimit'
> = {
  listWorkspaces: async ({ context, db }) => {
    const workspaces = await allWorkspaces(context, db);
    const heldIds = await findHeldWorkspaces(
      db,
      workspaces.map(({ id }) => id),
    );
    const data = workspaces.map(({ rate_limit, ...workspace }) => ({
      ...workspace,
      held: heldIds.has(workspace.id),
      rate_limit: limitState(context, readLimit(rate_limit)),
    }));
    return { data };
  },

  getRateLimit: async ({ context, db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    return limitState(context, await readRateLimit(db, workspaceId));
  },

  setRateLimit: async ({ context, db, input: { path, body } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const rate_limit = storedLimit(body);
    await db.updateTable('workspaces').set({ rate_limit }).where('id', '=', workspaceId).execute();
    return limitState(context, readLimit(rate_limit));
  },

  removeRateLimit: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    await db.updateTable('workspaces').set({ rate_limit: null }).where('id', '=', workspaceId).execute();
    return undefined;
  },
};

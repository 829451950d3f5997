import type { components } from '@workspace-api/contract/sandbox';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import type { RateLimit } from '../../core/rate-limiter.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { rateLimitOf, readLimit } from '../tokens/index.ts';
import { allWorkspaces } from './all-workspaces.ts';
import { showLimit, storedLimit } from './rate-limit.ts';
import { findHeldWorkspaces } from './restrictions.ts';

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
    const found = await allWorkspaces(context, db);
    const held = await findHeldWorkspaces(
      db,
      found.map(({ id }) => id),
    );
    const data = found.map(({ rate_limit, ...workspace }) => ({
      ...workspace,
      held: held.has(workspace.id),
      rate_limit: limitState(context, readLimit(rate_limit)),
    }));
    return { data };
  },

  getRateLimit: async ({ context, db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    return limitState(context, await rateLimitOf(db, workspaceId));
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

import { instant } from '../../core/instant.ts';
import type { Tenant } from '../../core/tenant.ts';
import { keysetPage, mapPage } from '../../domain/lists/keyset.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { fold, showLogEntry } from './rows.ts';
import { tail } from './tail.ts';

type Span = { since?: string | undefined; until?: string | undefined };

/** A tenant's log entries. Includes `since` and excludes `until`. */
const entries = (db: Db, { workspaceId, mode }: Tenant, { since, until }: Span = {}) => {
  let query = db
    .selectFrom('log_entries')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode);
  if (since !== undefined) query = query.where('ts', '>=', instant(since));
  if (until !== undefined) query = query.where('ts', '<', instant(until));
  return query;
};

/** The runtime log of a workspace. */
export const logs: Handlers<'listLogs' | 'searchLogs' | 'tailLogs'> = {
  listLogs: async ({ db, tenant, page, input }) =>
    mapPage(await keysetPage(entries(db, tenant, input.query), 'ts', page), showLogEntry),

  async searchLogs({ db, tenant, page, input }) {
    const { q, level, source, ...span } = input.query ?? {};
    let query = entries(db, tenant, span);
    // Removing the search string changes exactly the messages that contain it. Unlike LIKE, replace has no wildcards.
    if (q !== undefined)
      query = query.where(({ eb, fn, val }) =>
        eb(fn<string>('replace', ['folded', val(fold(q)), val('')]), '<>', eb.ref('folded')),
      );
    if (level !== undefined) query = query.where('level', '=', level);
    if (source !== undefined) query = query.where('source', '=', source);
    return mapPage(await keysetPage(query, 'ts', page), showLogEntry);
  },

  tailLogs: ({ context, tenant, signal }) => tail(context, tenant, signal()),
};

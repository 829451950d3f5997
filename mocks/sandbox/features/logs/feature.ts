import { instant } from '../../core/instant.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { keysetPage } from '../../store/keyset.ts';
import { defineFeature } from '../feature.ts';
import { fold, logEntries } from './resource.ts';
import { tail } from './tail.ts';

type Span = { since?: string | undefined; until?: string | undefined };

/** A tenant's log entries. Includes `since` and excludes `until`. */
const entries = (db: Db, tenant: Tenant, { since, until }: Span = {}) => {
  let query = logEntries.select(db, tenant);
  if (since !== undefined) query = query.where('ts', '>=', instant(since));
  if (until !== undefined) query = query.where('ts', '<', instant(until));
  return query;
};

/** Runtime logs: list, search and tail. */
export const logsFeature = defineFeature({
  resources: [logEntries],
  /** The runtime log of a workspace. */
  handlers: {
    listLogs: ({ db, tenant, page, input }) =>
      keysetPage(entries(db, tenant, input.query), 'ts', page, logEntries.show),

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
      return keysetPage(query, 'ts', page, logEntries.show);
    },

    tailLogs: ({ context, tenant, signal }) => tail(context, tenant, signal()),
  },
  onInserted: ({ logFeed }, db) => logFeed.announce(db),
  due: [{ what: 'log_entries_written', table: 'log_entries', column: 'ts' }],
});

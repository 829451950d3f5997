import type { Input } from '@workspace-api/contract';
import { instant } from '../../core/instant.ts';
import { keysetPage } from '../../store/keyset.ts';
import type { InTenant } from '../../store/resource.ts';
import { defineFeature } from '../feature.ts';
import { fold, logEntries } from './resource.ts';
import { tail } from './tail.ts';

/** A tenant's log entries. Includes `since` and excludes `until`. */
const entries = (work: InTenant, { since, until }: Input<'listLogs'>['query'] = {}) => {
  let query = logEntries.select(work);
  if (since !== undefined) query = query.where('ts', '>=', instant(since));
  if (until !== undefined) query = query.where('ts', '<', instant(until));
  return query;
};

/** Runtime logs: list, search and tail. */
export const logsFeature = defineFeature({
  resources: [logEntries],
  handlers: {
    listLogs: (request) =>
      keysetPage(entries(request, request.input.query), 'ts', request.page, logEntries.show),

    async searchLogs(request) {
      const { q, level, source, ...span } = request.input.query ?? {};
      let query = entries(request, span);
      // Removing the search string changes exactly the messages that contain it. Unlike LIKE, replace has no wildcards.
      if (q !== undefined)
        query = query.where(({ eb, fn, val }) =>
          eb(fn<string>('replace', ['folded', val(fold(q)), val('')]), '<>', eb.ref('folded')),
        );
      if (level !== undefined) query = query.where('level', '=', level);
      if (source !== undefined) query = query.where('source', '=', source);
      return keysetPage(query, 'ts', request.page, logEntries.show);
    },

    tailLogs: ({ context, tenant, signal }) => tail(context, tenant, signal),
  },
  onInserted: ({ context, db }) => context.peers.announce(db, 'log'),
  due: [{ what: 'log_entries_written', table: 'log_entries', column: 'ts' }],
});

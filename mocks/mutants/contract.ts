import { headerNames } from '@workspace-api/contract';
import { readJson } from '../wrappers/json.ts';
import { on } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Responses of one operation that the contract doesn't declare. */
export const contract: MutantTable = {
  'contract.status-declared/creation-redirects: Creating an agent redirects to the new agent instead of returning it.':
    on('createAgent').success(async (response, { path }) => {
      const headers = { Location: `${path}/${String((await readJson(response))?.id)}` };
      return new Response(null, { status: 303, headers });
    }),
  'contract.media-type-declared/media-type-of-text: The Content-Type of a single agent is text/plain, although its body is JSON.':
    on('getAgent').responseHeaders(
      (headers, _, { ok }) => ok && headers.set('Content-Type', 'text/plain; charset=utf-8'),
    ),
  'contract.media-type-declared/media-type-missing: Lists of runs have no Content-Type.': on(
    'listRuns',
  ).header('Content-Type', null),
  'contract.headers-declared/empty-cursor-header: The last page of agents has an empty X-Next-Cursor header.':
    on('listAgents').responseHeaders(
      (headers, _, { ok }) =>
        ok && !headers.has(headerNames.nextCursor) && headers.set(headerNames.nextCursor, ''),
    ),
  'contract.body-matches-schema/cursor-as-a-number: The next cursor of the list of agents is a number.': on(
    'listAgents',
  ).json((page) =>
    typeof page.next_cursor === 'string' ? { ...page, next_cursor: page.next_cursor.length } : page,
  ),
  'contract.body-matches-schema/json-with-a-prefix: The JSON of lists of runs starts with characters that prevent its execution as a script.':
    on('listRuns')
      .in('json')
      .text((body) => `)]}',\n${body}`),
};

import { parameterValues } from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { cutAt, inUtc, lower } from '../wrappers/flawed.ts';
import { type Json, mapStream } from '../wrappers/json.ts';
import { on, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

type Entry = Readonly<Record<'ts' | 'level' | 'source' | 'message', string>>;
type Parameter = 'level' | 'source' | 'since' | 'until' | 'q';

/** By increasing severity. */
const levels: readonly string[] = parameterValues.level;

const searches = on('searchLogs');
const lists = on('listLogs', 'searchLogs');

/** Ignores a parameter. */
const ignores = (name: Parameter, selection: Selection = lists): Wrap => selection.query({ [name]: null });

/** Adds entries that match the search but not one of its parameters. */
const adds = (
  name: Parameter,
  isAdded: (entry: Entry, value: string) => boolean,
  selection: Selection = lists,
): Wrap =>
  selection.with(name).pages(async (page, { query, page: read }) => {
    const wider = await read({ [name]: null, cursor: null, limit: '100' });
    const matches = new Set(page.records.map((entry) => JSON.stringify(entry)));
    const added = wider?.records.filter(
      (entry) => isAdded(entry as Entry, query.get(name) ?? '') && !matches.has(JSON.stringify(entry)),
    );
    return { ...page, records: [...page.records, ...(added ?? [])] };
  });

const isSameTime = (ts: unknown, time: string | null): boolean =>
  Date.parse(String(ts)) === Date.parse(time ?? '');

/** Changes the entries of a tail, each sent in one piece; undefined omits one. */
const tail = (change: (entry: Json) => Json | undefined): Wrap =>
  on('tailLogs').response((response) => {
    if (!response.ok || !response.body) return response;
    const changeLines = (piece: string): string => {
      const lines = piece.split('\n').flatMap((line) => {
        if (!line.startsWith('{')) return [line];
        const entry = change(JSON.parse(line) as Json);
        return entry ? [JSON.stringify(entry)] : [];
      });
      return lines.join('\n');
    };
    return new Response(mapStream(response.body, changeLines), response);
  });

export const logs: MutantTable = {
  'logs.since-is-inclusive/since-exclusive: Lists of log entries omit an entry at exactly since.':
    lists.keeps(({ ts }, { query }) => !isSameTime(ts, query.get('since'))),
  'logs.since-is-inclusive/log-since-ignored: The parameter since is ignored.': ignores('since'),
  'logs.since-is-inclusive/since-in-whole-seconds: The milliseconds of since are ignored.': lists.parameter(
    'since',
    (since) => since.replace(/\.\d+/, ''),
  ),
  'logs.since-is-inclusive/since-ignored-on-later-pages-of-csv: In CSV, only the first page respects the parameter since.':
    adds('since', ({ ts }, since) => Date.parse(ts) < Date.parse(since), lists.in('csv').with('cursor')),
  'logs.since-is-inclusive/window-to-the-future-is-empty: A window that ends in the future contains no entries.':
    lists.when(({ query }) => Date.parse(query.get('until') ?? '') > Date.now()).records(() => []),
  'logs.since-is-inclusive/bounds-without-their-offset: Bounds of a window are read as if they were in UTC.':
    all(lists.parameter('since', inUtc), lists.parameter('until', inUtc)),
  'logs.until-is-exclusive/until-inclusive: Lists of log entries include an entry at exactly until.': adds(
    'until',
    ({ ts }, until) => isSameTime(ts, until),
  ),
  'logs.until-is-exclusive/until-ignored-with-since: The parameter until is ignored if since is present.':
    ignores('until', lists.with('since')),
  'logs.until-is-exclusive/until-ignored-in-ndjson: Lists of log entries in NDJSON ignore the parameter until.':
    ignores('until', on('listLogs').in('ndjson')),
  'logs.until-is-exclusive/until-ignored-if-equal-to-since: A window of no length has no end.': lists
    .when(({ query }) => query.has('since') && query.get('since') === query.get('until'))
    .query({ until: null }),
  'logs.time-format/invalid-since-ignored: A since that is not a valid time is ignored.': ignores(
    'since',
    lists.when(({ query }) => Number.isNaN(Date.parse(query.get('since') ?? ''))),
  ),
  'logs.search-by-level/level-is-a-minimum: The parameter level also matches higher levels.': adds(
    'level',
    ({ level }, value) => levels.indexOf(level) > levels.indexOf(value),
  ),
  'logs.search-by-level/level-ignored-on-later-pages: Only the first page respects the parameter level.':
    adds('level', ({ level }, value) => level !== value, lists.with('cursor')),
  'logs.search-by-level/level-ignored-with-source: The parameter level is ignored if source is present.':
    ignores('level', lists.with('source')),
  'logs.search-by-level/level-ignored-in-tson: Searches in TSON ignore the parameter level.': ignores(
    'level',
    searches.in('tson'),
  ),
  'logs.search-unknown-level/unknown-level-finds-nothing: An unknown level returns an empty list.': lists
    .when(({ query }) => !levels.includes(query.get('level') ?? 'debug'))
    .query({ level: null, q: 'no entry says this' }),
  'logs.search-unknown-level/level-in-capitals: The case of a level in a search is ignored.':
    searches.parameter('level', lower),
  'logs.search-by-source/source-ignored: The parameter source is ignored.': ignores('source'),
  'logs.search-by-source/source-ignored-on-later-pages-with-level: If level is present, only the first page respects the parameter source.':
    adds('source', ({ source }, value) => source !== value, lists.with('level', 'cursor')),
  'logs.search-by-source/source-case-folded: The case of a source in a search is ignored.':
    searches.parameter('source', lower),
  'logs.search-by-text/search-finds-sources: A log search also matches the source of entries.': adds(
    'q',
    ({ source }, q) => source === q,
  ),
  'logs.search-by-text/text-cut-off: A log search uses only the first characters of q.': lists.parameter(
    'q',
    cutAt(4),
  ),
  'logs.search-by-text/text-decoded-as-latin-1: The parameter q is decoded as ISO 8859-1.': lists.parameter(
    'q',
    (q) => String.fromCharCode(...new TextEncoder().encode(q)),
  ),
  'logs.search-by-text/text-ignored-with-level-and-source: The parameter q is ignored if level and source are present.':
    ignores('q', lists.with('level', 'source')),
  'logs.search-by-text/percent-sign-is-a-wildcard: A percent sign in a search stands for any characters.':
    searches.parameter('q', (q) => q.replaceAll('%', '') || '%'),
  'logs.search-by-text/underscore-is-a-wildcard: An underscore in a search stands for any character.':
    searches.parameter(
      'q',
      (q) => q.split('_').toSorted((one, other) => other.length - one.length)[0] || '_',
    ),
  'logs.request-id-correlates/request-id-of-each-entry: Each log entry has a different request_id.':
    lists.records((entries) =>
      entries.map((entry, index) => ({ ...entry, request_id: `${entry.request_id}${index}` })),
    ),
  'logs.tail-entry-fields/tail-without-request-id: Entries of a log tail have no request_id.': tail(
    ({ request_id: _, ...entry }) => entry,
  ),
  'logs.tail-entry-fields/tail-with-its-own-request-id: Entries of a log tail have the request_id of the tail request.':
    tail((entry) => ({ ...entry, request_id: 'req_tail' })),
  'logs.tail-streams-new/tail-without-debug-entries: A log tail omits entries with the level debug.': tail(
    (entry) => (entry.level === 'debug' ? undefined : entry),
  ),
  'logs.tail-streams-new/tail-drops-entries-of-a-burst: A log tail sends at most three entries of those that are written within a tenth of a second.':
    perServer(() => {
      let [count, endsAt] = [0, 0];
      return tail((entry) => {
        const now = performance.now();
        if (now >= endsAt) [count, endsAt] = [0, now + 100];
        count += 1;
        return count > 3 ? undefined : entry;
      });
    }),
  'logs.tail-skips-old/tail-begins-with-old-entries: A log tail starts with the latest existing entries.': on(
    'tailLogs',
  ).response(async (response, { read }) => {
    if (!response.ok || !response.body) return response;
    const { data = [] } = await read('listLogs', { query: { limit: '20' } });
    const old = (data as Json[]).map((entry) => `${JSON.stringify(entry)}\n`);
    const begun = new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(old.join(''))),
    });
    return new Response(response.body.pipeThrough(begun), response);
  }),
};

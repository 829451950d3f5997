import type { OperationId } from '@workspace-api/contract';
import { asJson, changePages, readPage } from '../../wrappers/change-pages.ts';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

type Entry = { ts: string; level: string; source: string; message: string; request_id: string };

export const getQueryParameter = (request: Request, name: string): string | null =>
  new URL(request.url).searchParams.get(name);

const isOperation = (request: Request, id: OperationId): boolean => findOperation(request)?.id === id;
const isList = (request: Request) => isOperation(request, 'listLogs') || isOperation(request, 'searchLogs');

const changeQuery = (request: Request, changes: Record<string, string | null>): Request =>
  new Request(withQuery(request.url, changes), { headers: request.headers });

/** Changes the query of a request for log entries. */
export const rewriteQuery =
  (change: (request: Request) => Record<string, string | null> | undefined): Wrap =>
  (next) =>
  (request) => {
    const changes = isList(request) ? change(request) : undefined;
    return next(changes ? changeQuery(request, changes) : request);
  };

/** Omits entries from pages. */
const without = (isGone: (entry: Entry, request: Request) => boolean): Wrap =>
  changePages((page, request) =>
    isList(request)
      ? { ...page, records: page.records.filter((entry) => !isGone(entry as Entry, request)) }
      : page,
  );

/** Adds entries that match the search but not its filters. */
export const addEntries =
  (
    name: 'level' | 'source' | 'since' | 'until' | 'q',
    isAdded: (entry: Entry, value: string, request: Request) => boolean,
  ): Wrap =>
  (next: Fetch) =>
    changePages(async (page, request) => {
      const value = getQueryParameter(request, name);
      if (!isList(request) || value === null) return page;
      const wider = asJson(request, { [name]: null, cursor: null, limit: '100' });
      const all = await readPage(wider, await next(wider));
      const more = (all?.records ?? []).filter((entry) => isAdded(entry as Entry, value, request));
      const pageLines = new Set(page.records.map((entry) => JSON.stringify(entry)));
      return {
        ...page,
        records: [...page.records, ...more.filter((entry) => !pageLines.has(JSON.stringify(entry)))],
      };
    })(next);

const parseTime = (value: string): number => Date.parse(value);
const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });
const severity = ['debug', 'info', 'warn', 'error'];

/** Log filters that return the wrong entries. */
export const logMutants: Record<string, Mutant> = {
  'since-exclusive': mutant(
    'logs.since-is-inclusive',
    'Lists of log entries omit an entry at exactly since.',
    without(({ ts }, request) => parseTime(ts) === parseTime(getQueryParameter(request, 'since') ?? '')),
  ),
  'since-exclusive-in-searches': mutant(
    'logs.since-is-inclusive',
    'Log searches omit an entry at exactly since.',
    without(
      ({ ts }, request) =>
        isOperation(request, 'searchLogs') &&
        parseTime(ts) === parseTime(getQueryParameter(request, 'since') ?? ''),
    ),
  ),
  'log-since-ignored': mutant(
    'logs.since-is-inclusive',
    'The parameter since is ignored.',
    rewriteQuery(() => ({ since: null })),
  ),
  'since-in-whole-seconds': mutant(
    'logs.since-is-inclusive',
    'The milliseconds of since are ignored.',
    rewriteQuery((request) => {
      const since = getQueryParameter(request, 'since');
      return since && !Number.isNaN(parseTime(since)) ? { since: since.replace(/\.\d+/, '') } : undefined;
    }),
  ),
  'since-compared-as-string': mutant(
    'logs.since-is-inclusive',
    'The parameter since is compared as a string, so its offset is ignored.',
    rewriteQuery((request) => {
      const since = getQueryParameter(request, 'since');
      return since && !Number.isNaN(parseTime(since))
        ? { since: since.replace(/\+\d\d:\d\d$/, 'Z') }
        : undefined;
    }),
  ),
  'search-finds-sources': mutant(
    'logs.search-by-text',
    'A log search also matches the source of entries.',
    addEntries('q', ({ source }, q) => source === q),
  ),
  'until-inclusive': mutant(
    'logs.until-is-exclusive',
    'Lists of log entries include an entry at exactly until.',
    addEntries('until', ({ ts }, until) => parseTime(ts) === parseTime(until)),
  ),
  'until-inclusive-in-searches': mutant(
    'logs.until-is-exclusive',
    'Log searches include an entry at exactly until.',
    addEntries(
      'until',
      ({ ts }, until, request) => isOperation(request, 'searchLogs') && parseTime(ts) === parseTime(until),
    ),
  ),
  'log-until-ignored': mutant(
    'logs.until-is-exclusive',
    'The parameter until is ignored.',
    rewriteQuery(() => ({ until: null })),
  ),
  'until-ignored-with-since': mutant(
    'logs.until-is-exclusive',
    'The parameter until is ignored if since is present.',
    rewriteQuery((request) => (getQueryParameter(request, 'since') ? { until: null } : undefined)),
  ),
  'invalid-since-ignored': mutant(
    'logs.time-format',
    'A since that is not a valid time is ignored.',
    rewriteQuery((request) =>
      Number.isNaN(parseTime(getQueryParameter(request, 'since') ?? '')) ? { since: null } : undefined,
    ),
  ),
  'invalid-until-ignored': mutant(
    'logs.time-format',
    'An until that is not a valid time is ignored.',
    rewriteQuery((request) =>
      Number.isNaN(parseTime(getQueryParameter(request, 'until') ?? '')) ? { until: null } : undefined,
    ),
  ),
  'log-level-ignored': mutant(
    'logs.search-by-level',
    'The parameter level is ignored.',
    rewriteQuery(() => ({ level: null })),
  ),
  'level-ignored-with-source': mutant(
    'logs.search-by-source',
    'The parameter level is ignored if source is present.',
    rewriteQuery((request) => (getQueryParameter(request, 'source') ? { level: null } : undefined)),
  ),
  'level-is-a-minimum': mutant(
    'logs.search-by-level',
    'The parameter level also matches higher levels.',
    addEntries('level', ({ level }, value) => severity.indexOf(level) > severity.indexOf(value)),
  ),
  'level-ignored-on-later-pages': mutant(
    'logs.search-by-level',
    'Only the first page respects the parameter level.',
    addEntries(
      'level',
      ({ level }, value, request) => getQueryParameter(request, 'cursor') !== null && level !== value,
    ),
  ),
  'unknown-level-ignored': mutant(
    'logs.search-unknown-level',
    'An unknown level is ignored.',
    rewriteQuery((request) =>
      severity.includes(getQueryParameter(request, 'level') ?? '') ? undefined : { level: null },
    ),
  ),
  'unknown-level-finds-nothing': mutant(
    'logs.search-unknown-level',
    'An unknown level returns an empty list.',
    rewriteQuery((request) => {
      const level = getQueryParameter(request, 'level');
      return level === null || severity.includes(level)
        ? undefined
        : { level: null, q: 'no entry says this' };
    }),
  ),
  'source-ignored': mutant(
    'logs.search-by-source',
    'The parameter source is ignored.',
    rewriteQuery(() => ({ source: null })),
  ),
  'source-by-prefix': mutant(
    'logs.search-by-source',
    'The parameter source matches sources that start with it.',
    addEntries('source', ({ source }, value) => source.startsWith(value)),
  ),
  'source-by-part': mutant(
    'logs.search-by-source',
    'The parameter source matches sources that are a part of it.',
    addEntries('source', ({ source }, value) => value.startsWith(source)),
  ),
  'text-ignored': mutant(
    'logs.search-by-text',
    'The parameter q is ignored.',
    rewriteQuery(() => ({ q: null })),
  ),
  'text-cut-off': mutant(
    'logs.search-by-text',
    'A log search uses only the first characters of q.',
    rewriteQuery((request) => {
      const q = getQueryParameter(request, 'q');
      return q ? { q: q.slice(0, 4) } : undefined;
    }),
  ),
  'text-finds-request-ids': mutant(
    'logs.search-by-text',
    'A log search also matches the request_id of entries.',
    (next) =>
      changePages(async (page, request) => {
        const q = getQueryParameter(request, 'q');
        if (!isOperation(request, 'searchLogs') || q === null) return page;
        const wider = asJson(request, { q: null, cursor: null, limit: '100' });
        const all = await readPage(wider, await next(wider));
        const more = (all?.records ?? []).filter((entry) => (entry as Entry).request_id === q);
        return { ...page, records: [...page.records, ...more] };
      })(next),
  ),
  'text-decoded-as-latin-1': mutant(
    'logs.search-by-text',
    'The parameter q is decoded as ISO 8859-1.',
    rewriteQuery((request) => {
      const q = getQueryParameter(request, 'q');
      return q ? { q: Buffer.from(q, 'utf8').toString('latin1') } : undefined;
    }),
  ),
  'text-in-ascii': mutant(
    'logs.search-by-text',
    'A log search removes the letters outside ASCII from q.',
    rewriteQuery((request) => {
      const q = getQueryParameter(request, 'q');
      return q ? { q: q.replaceAll(/[^\p{ASCII}]/gu, '') } : undefined;
    }),
  ),
  'request-id-of-each-entry': mutant(
    'logs.request-id-correlates',
    'Each log entry has a different request_id.',
    changePages((page, request) =>
      isList(request)
        ? {
            ...page,
            records: page.records.map((entry, index) => ({
              ...(entry as Entry),
              request_id: `${(entry as Entry).request_id}${index}`,
            })),
          }
        : page,
    ),
  ),
  'text-of-last-word-only': mutant(
    'logs.search-by-text',
    'A log search matches only the last word of a message.',
    without(
      ({ message }, request) =>
        isOperation(request, 'searchLogs') &&
        getQueryParameter(request, 'q') !== null &&
        !message.endsWith(getQueryParameter(request, 'q') ?? ''),
    ),
  ),
};

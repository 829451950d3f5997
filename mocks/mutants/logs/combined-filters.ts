import { mediaTypes, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { isListIn } from '../lib/in-encoding.ts';
import type { Mutant } from '../lib/mutant.ts';
import { addEntries, getQueryParameter, rewriteQuery } from './filters.ts';

const has = (request: Request, ...names: string[]): boolean =>
  names.every((name) => getQueryParameter(request, name) !== null);

const isSearch = (request: Request): boolean => findOperation(request)?.id === operations.searchLogs.id;

/** Log filters that get lost next to another one, on a later page, or in an encoding. */
export const combinedFilters: Record<string, Mutant> = {
  'level-ignored-with-since': {
    clause: 'logs.search-by-level',
    text: 'The parameter level is ignored if since is present.',
    wrap: rewriteQuery((request) => (has(request, 'since') ? { level: null } : undefined)),
  },
  'source-ignored-with-until': {
    clause: 'logs.search-by-source',
    text: 'The parameter source is ignored if until is present.',
    wrap: rewriteQuery((request) => (has(request, 'until') ? { source: null } : undefined)),
  },
  'until-ignored-with-level': {
    clause: 'logs.until-is-exclusive',
    text: 'The parameter until is ignored if level is present.',
    wrap: rewriteQuery((request) => (has(request, 'level') ? { until: null } : undefined)),
  },
  'text-ignored-with-level-and-source': {
    clause: 'logs.search-by-text',
    text: 'The parameter q is ignored if level and source are present.',
    wrap: rewriteQuery((request) => (has(request, 'level', 'source') ? { q: null } : undefined)),
  },
  'source-ignored-on-later-pages-with-level': {
    clause: 'logs.search-by-source',
    text: 'If level is present, only the first page respects the parameter source.',
    wrap: addEntries(
      'source',
      ({ source }, value, request) => has(request, 'level', 'cursor') && source !== value,
    ),
  },
  'since-ignored-on-later-pages-of-csv': {
    clause: 'logs.since-is-inclusive',
    text: 'In CSV, only the first page respects the parameter since.',
    wrap: addEntries(
      'since',
      ({ ts }, since, request) =>
        has(request, 'cursor') && isListIn(request, mediaTypes.csv) && Date.parse(ts) < Date.parse(since),
    ),
  },
  'level-ignored-in-tson': {
    clause: 'logs.search-by-level',
    text: 'Searches in TSON ignore the parameter level.',
    wrap: rewriteQuery((request) =>
      isSearch(request) && isListIn(request, mediaTypes.tson) ? { level: null } : undefined,
    ),
  },
  'until-ignored-in-ndjson': {
    clause: 'logs.until-is-exclusive',
    text: 'Lists of log entries in NDJSON ignore the parameter until.',
    wrap: rewriteQuery((request) =>
      !isSearch(request) && isListIn(request, mediaTypes.ndjson) ? { until: null } : undefined,
    ),
  },
};

import { type ClauseId, operations } from '@workspace-api/contract';
import { itemsOf, recordsOf } from '../body.ts';
import { instantOf } from '../instant.ts';
import type { Difference } from '../judgement.ts';
import { outOfOrder } from '../pagination/newest-first.ts';
import { inWords } from './in-words.ts';
import { only, type TracedCall, type TraceJudge, type TraceJudgement } from './traced-call.ts';

type Row = Record<string, unknown>;
type PageJudge = (rows: readonly Row[], call: TracedCall) => Difference | null | undefined;

const strangers = (rows: readonly Row[], name: string, value: string): Difference | null => {
  const found = rows.filter((row) => row[name] !== undefined && row[name] !== value);
  return found.length === 0
    ? null
    : { expected: `only records with ${name} ${value}`, got: inWords(found.map((row) => row[name])) };
};

/** Records that match a filter of the query exactly. */
const filteredBy =
  (parameter: string): PageJudge =>
  (rows, { query }) => {
    const value = only(query, parameter);
    return value === null || value === '' ? undefined : strangers(rows, parameter, value);
  };

const atMost =
  (most: number, applies: (query: URLSearchParams) => boolean): PageJudge =>
  (rows, { query }) => {
    if (!applies(query)) return undefined;
    return rows.length <= most ? null : { expected: `at most ${most} records`, got: `${rows.length}` };
  };

const withoutLimit = (query: URLSearchParams): boolean => !query.has('limit');
const always = (): boolean => true;

const unique =
  (name: string): PageJudge =>
  (rows) => {
    const values = rows.map((row) => row[name]).filter((value) => typeof value === 'string');
    const repeated = values.find((value, index) => values.indexOf(value) !== index);
    if (values.length === 0) return undefined;
    return repeated === undefined ? null : { expected: `each ${name} once`, got: `${repeated} twice` };
  };

const timesWithin =
  (parameter: string, fits: (time: number, bound: number) => boolean): PageJudge =>
  (rows, { query }) => {
    const bound = instantOf(only(query, parameter));
    if (Number.isNaN(bound)) return undefined;
    const odd = rows.find(({ ts }) => !Number.isNaN(instantOf(ts)) && !fits(instantOf(ts), bound));
    return odd
      ? { expected: `entries by ${parameter} ${only(query, parameter)}`, got: inWords(odd.ts) }
      : null;
  };

const { listApprovals, listRuns, listSubmissions, listLogs, searchLogs, listWorkspaces, listSecrets } =
  operations;

const sizes = (
  { list }: { list: { defaultLimit: number; maxLimit: number } },
  usual: ClauseId,
  most: ClauseId,
): [ClauseId, PageJudge][] => [
  [usual, atMost(list.defaultLimit, withoutLimit)],
  [most, atMost(list.maxLimit, always)],
];

const since: [ClauseId, PageJudge] = [
  'logs.since-is-inclusive',
  timesWithin('since', (time, bound) => time >= bound),
];
const until: [ClauseId, PageJudge] = [
  'logs.until-is-exclusive',
  timesWithin('until', (time, bound) => time < bound),
];

/** What one page shows of a clause, whatever other clients do. */
const judges: Readonly<Record<string, readonly [ClauseId, PageJudge][]>> = {
  [listApprovals.id]: [
    ['approvals.filter-by-status', filteredBy('status')],
    ...sizes(listApprovals, 'approvals.default-limit', 'approvals.maximum-limit'),
  ],
  [listRuns.id]: sizes(listRuns, 'runs.default-limit', 'runs.maximum-limit'),
  [listSubmissions.id]: [
    ...sizes(listSubmissions, 'forms.submissions-default-limit', 'forms.submissions-maximum-limit'),
    ['forms.submission-belongs-to-form', (rows, { path }) => strangers(rows, 'form_id', path.id ?? '')],
    [
      'forms.submissions-newest-first',
      (rows) => {
        const pair = outOfOrder(rows, (row) => row.submitted_at);
        return (
          pair && {
            expected: 'the newest submission first',
            got: `${inWords(pair.earlier.submitted_at)} before ${inWords(pair.later.submitted_at)}`,
          }
        );
      },
    ],
  ],
  [listLogs.id]: [since, until],
  [searchLogs.id]: [
    since,
    until,
    ['logs.search-by-level', filteredBy('level')],
    ['logs.search-by-source', filteredBy('source')],
  ],
  [listWorkspaces.id]: [['workspaces.slug-unique', unique('slug')]],
  [listSecrets.id]: [['secrets.name-is-identifier', unique('name')]],
};

/** Judges each page of a list against its request: filters, sizes, order. */
export const createListPageJudge = (): TraceJudge => ({
  ended: (call, { exchange }) => {
    const { operation } = call;
    const asked = operation && judges[operation.id];
    if (!asked || !operation) return [];
    const rows = recordsOf(exchange, operation);
    if (!rows) return [];
    const objects = itemsOf(operation, { [operation.list?.items ?? '']: rows });
    return asked.flatMap(([clause, judge]): TraceJudgement[] => {
      const difference = judge(objects, call);
      return difference === undefined ? [] : [{ clause, difference }];
    });
  },
});

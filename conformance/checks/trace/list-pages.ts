import { type ClauseId, operations } from '@workspace-api/contract';
import { getRecords, isObject } from '../body.ts';
import type { Difference } from '../check-result.ts';
import { formatValue } from '../format-value.ts';
import { parseInstant } from '../instant.ts';
import { findOutOfOrder } from '../pagination/newest-first.ts';
import { entriesBefore, entriesFrom, moreThan, othersThan, repeated } from '../pagination/page-rules.ts';
import type { TraceCheck } from './trace-check.ts';
import { only, type TracedCall } from './traced-call.ts';

type Row = Record<string, unknown>;
type PageCheck = (rows: readonly Row[], call: TracedCall) => Difference | null | undefined;

/** Records that match a filter of the query exactly. */
const filteredBy =
  (parameter: string): PageCheck =>
  (rows, { query }) => {
    const value = only(query, parameter);
    return value === null || value === '' ? undefined : othersThan(rows, parameter, value);
  };

const atMost =
  (most: number, applies: (query: URLSearchParams) => boolean): PageCheck =>
  (rows, { query }) =>
    applies(query) ? moreThan(rows, most) : undefined;

const withoutLimit = (query: URLSearchParams): boolean => !query.has('limit');
const always = (): boolean => true;

const within =
  (parameter: string, check: (rows: readonly Row[], bound: string) => Difference | null): PageCheck =>
  (rows, { query }) => {
    const bound = only(query, parameter);
    return bound === null || Number.isNaN(parseInstant(bound)) ? undefined : check(rows, bound);
  };

const { listApprovals, listRuns, listSubmissions, listLogs, searchLogs, listWorkspaces, listSecrets } =
  operations;

const sizes = (
  { list }: { list: { defaultLimit: number; maxLimit: number } },
  usual: ClauseId,
  most: ClauseId,
): [ClauseId, PageCheck][] => [
  [usual, atMost(list.defaultLimit, withoutLimit)],
  [most, atMost(list.maxLimit, always)],
];

const since: [ClauseId, PageCheck] = ['logs.since-is-inclusive', within('since', entriesBefore)];
const until: [ClauseId, PageCheck] = ['logs.until-is-exclusive', within('until', entriesFrom)];

/** What one page shows about a clause, whatever other clients do. */
const pageChecks: Readonly<Record<string, readonly [ClauseId, PageCheck][]>> = {
  [listApprovals.id]: [
    ['approvals.filter-by-status', filteredBy('status')],
    ...sizes(listApprovals, 'approvals.default-limit', 'approvals.maximum-limit'),
  ],
  [listRuns.id]: sizes(listRuns, 'runs.default-limit', 'runs.maximum-limit'),
  [listSubmissions.id]: [
    ...sizes(listSubmissions, 'forms.submissions-default-limit', 'forms.submissions-maximum-limit'),
    ['forms.submission-belongs-to-form', (rows, { path }) => othersThan(rows, 'form_id', path.id ?? '')],
    [
      'forms.submissions-newest-first',
      (rows) => {
        const pair = findOutOfOrder(rows, (row) => row.submitted_at);
        return (
          pair && {
            expected: 'the newest submission first',
            got: `${formatValue(pair.earlier.submitted_at)} before ${formatValue(pair.later.submitted_at)}`,
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
  [listWorkspaces.id]: [['workspaces.slug-unique', (rows) => repeated(rows, 'slug')]],
  [listSecrets.id]: [['secrets.name-is-identifier', (rows) => repeated(rows, 'name')]],
};

/** Checks each page of a list against its request: filters, sizes and order. */
export const createListPageCheck = (): TraceCheck => ({
  clauses: Object.values(pageChecks).flatMap((checks) => checks.map(([clause]) => clause)),
  ended: (call, { exchange }) => {
    const { operation } = call;
    const checks = operation && pageChecks[operation.id];
    const rows = checks && getRecords(exchange, operation);
    if (!rows) return [];
    const objects = rows.filter(isObject);
    return checks.flatMap(([clause, check]) => {
      const difference = check(objects, call);
      return difference === undefined ? [] : [{ clause, difference }];
    });
  },
});

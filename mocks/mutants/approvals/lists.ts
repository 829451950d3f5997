import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { beyondMaximum } from '../../wrappers/flawed.ts';
import { alterJson } from '../../wrappers/json.ts';
import { readListPage, withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

type Approval = { status: string; run_id: string };

const isList = (request: Request): boolean => findOperation(request)?.id === operations.listApprovals.id;

/** Changes the query of the list. */
const changeQuery =
  (change: (query: URLSearchParams) => Record<string, string | null>): Wrap =>
  (next) =>
  (request) =>
    isList(request)
      ? next(new Request(withQuery(request.url, change(new URL(request.url).searchParams)), request))
      : next(request);

/** Changes the records of a page of the list. */
const changeRecords =
  (change: (records: Approval[], query: URLSearchParams) => unknown[]): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    const page = isList(request) ? await readListPage(request, response) : undefined;
    if (page === undefined) return response;
    const records = change(page.records as Approval[], new URL(request.url).searchParams);
    return alterJson(response, (json) => ({ ...json, [page.list.items]: records }));
  };

const ignoreStatus = (status: string): Mutant => ({
  clause: 'approvals.filter-by-status',
  text: `The list of approvals ignores the filter status=${status}.`,
  wrap: changeQuery((query) => (query.get('status') === status ? { status: null } : {})),
});

export const listMutants: Record<string, Mutant> = {
  'approval-filter-ignored-for-pending': ignoreStatus('pending'),
  'approval-filter-ignored-for-approved': ignoreStatus('approved'),
  'approval-filter-ignored-for-denied': ignoreStatus('denied'),
  'approval-filter-hides-denied': {
    clause: 'approvals.filter-by-status',
    text: 'The filter status=denied matches no approvals.',
    wrap: changeRecords((records, query) => (query.get('status') === 'denied' ? [] : records)),
  },
  'approval-list-pending-only': {
    clause: 'approvals.no-filter-is-all',
    text: 'Without a filter, the list contains only pending approvals.',
    wrap: changeRecords((records, query) =>
      query.has('status') ? records : records.filter(({ status }) => status === 'pending'),
    ),
  },
  'approval-list-without-denied': {
    clause: 'approvals.no-filter-is-all',
    text: 'Without a filter, the list omits denied approvals.',
    wrap: changeRecords((records, query) =>
      query.has('status') ? records : records.filter(({ status }) => status !== 'denied'),
    ),
  },
  'approval-pages-of-21': {
    clause: 'approvals.default-limit',
    text: 'Without a limit, a page of approvals has 21 records.',
    wrap: changeQuery((query) => (query.has('limit') ? {} : { limit: '21' })),
  },
  'approval-pages-of-any-size': {
    clause: 'approvals.maximum-limit',
    text: 'The list of approvals accepts any limit.',
    wrap: beyondMaximum(operations.listApprovals.id),
  },
  'approval-run-of-another': {
    clause: 'approvals.belongs-to-run',
    text: 'A listed approval has the id of another run.',
    wrap: changeRecords((records) => records.map((record) => ({ ...record, run_id: `${record.run_id}0` }))),
  },
};

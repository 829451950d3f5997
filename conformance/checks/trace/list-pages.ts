import { getRecords, isObject } from '../body.ts';
import { type Difference, formatValue } from '../check-result.ts';
import {
  entriesBefore,
  entriesFrom,
  findOutOfOrder,
  moreThan,
  othersThan,
  repeated,
} from '../pagination/page-rules.ts';
import { type CallCheck, only, type TracedCall, tableCheck } from './traced-call.ts';

type Rows = readonly Record<string, unknown>[];

/** A check of the records of a page. */
const onPage =
  (check: (rows: Rows, call: TracedCall) => Difference | null | undefined): CallCheck =>
  (call, { exchange }) => {
    const records = call.operation && getRecords(exchange, call.operation);
    return records && check(records.filter(isObject), call);
  };

/** A check of a page against a parameter of its request. */
const by = (name: string, check: (rows: Rows, value: string) => Difference | null | undefined): CallCheck =>
  onPage((rows, { query }) => {
    const value = only(query, name);
    return value === null || value === '' ? undefined : check(rows, value);
  });

const filteredBy = (name: string): CallCheck => by(name, (rows, value) => othersThan(rows, name, value));

const byDefault = onPage((rows, { operation, query }) =>
  operation?.list && !query.has('limit') ? moreThan(rows, operation.list.defaultLimit) : undefined,
);

const atMost = onPage((rows, { operation }) =>
  operation?.list ? moreThan(rows, operation.list.maxLimit) : undefined,
);

const newestFirst = onPage((rows) => {
  const pair = findOutOfOrder(rows, (row) => row.submitted_at);
  return (
    pair && {
      expected: 'the newest submission first',
      got: `${formatValue(pair.earlier.submitted_at)} before ${formatValue(pair.later.submitted_at)}`,
    }
  );
});

/** Checks each page of a list against its request, whatever other clients do: filters, sizes and order. */
export const listPageCheck = tableCheck({
  'approvals.filter-by-status': filteredBy('status'),
  'approvals.default-limit': byDefault,
  'approvals.maximum-limit': atMost,
  'runs.default-limit': byDefault,
  'runs.maximum-limit': atMost,
  'forms.submissions-default-limit': byDefault,
  'forms.submissions-maximum-limit': atMost,
  'forms.submission-belongs-to-form': onPage((rows, { path }) => othersThan(rows, 'form_id', path.id ?? '')),
  'forms.submissions-newest-first': newestFirst,
  'logs.since-is-inclusive': by('since', entriesBefore),
  'logs.until-is-exclusive': by('until', entriesFrom),
  'logs.search-by-level': filteredBy('level'),
  'logs.search-by-source': filteredBy('source'),
  'workspaces.slug-unique': onPage((rows) => repeated(rows, 'slug')),
  'secrets.name-is-identifier': onPage((rows) => repeated(rows, 'name')),
});

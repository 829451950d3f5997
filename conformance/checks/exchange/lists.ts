import { type ClauseId, decodeSegment, mediaTypes } from '@workspace-api/contract';
import { type Exchange, listItems, type OperationExchange, rememberLast } from '../../target/exchange.ts';
import { splitPath } from '../../target/operation-path.ts';
import { getJson, getRecords, isObject, isSuccess, listItemsNames, member } from '../body.ts';
import { type Difference, type ExchangeCheck, formatValue, unless } from '../check-result.ts';
import { isReadable, readRecords } from '../encodings/read-page.ts';
import { parseInstant } from '../instant.ts';
import { getParameter, getQuery } from './query.ts';

const getEnvelope = (exchange: Exchange): unknown =>
  isSuccess(exchange) && exchange.mediaType === mediaTypes.json ? getJson(exchange) : undefined;

type Rows = readonly Record<string, unknown>[];

const tables: readonly string[] = [mediaTypes.csv, mediaTypes.tson];

/** The records of a page in any encoding; undefined if it can't be read. In CSV and TSON, each value is a string. */
const getRows = rememberLast((exchange: OperationExchange): Rows | undefined => {
  const { operation, mediaType } = exchange;
  if (!operation.list || !isSuccess(exchange)) return undefined;
  if (!tables.includes(mediaType)) return getRecords(exchange, operation)?.filter(isObject);
  const isTable = exchange.undecodable === null && isReadable(exchange);
  return isTable ? readRecords(operation, exchange) : undefined;
});

/** A check of the records of a page. */
const onPage =
  (check: (rows: Rows, exchange: OperationExchange) => Difference | null | undefined): ExchangeCheck =>
  (exchange) => {
    const rows = getRows(exchange);
    return rows && check(rows, exchange);
  };

/** A check of a page against a parameter of its request. */
const by = (
  name: string,
  check: (rows: Rows, value: string) => Difference | null | undefined,
): ExchangeCheck =>
  onPage((rows, exchange) => {
    const value = getParameter(exchange, name);
    return value === null ? undefined : check(rows, value);
  });

/** The difference unless no row is wrong. It shows a member of each wrong row. */
const noneOf = (rows: Rows, name: string, isWrong: (row: Rows[number]) => boolean, expected: string) => {
  const wrong = rows.filter(isWrong);
  return unless(wrong.length === 0, expected, JSON.stringify(wrong.map((row) => row[name])).slice(0, 300));
};

/** An absent member is ignored. */
const onlyWith = (rows: Rows, name: string, value: string): Difference | null => {
  const isOther = (row: Rows[number]) => row[name] !== undefined && row[name] !== value;
  return noneOf(rows, name, isOther, `only records with ${name} ${value}`);
};

const filteredBy = (name: string): ExchangeCheck => by(name, (rows, value) => onlyWith(rows, name, value));

/** A filter by the time of log entries. Entries without a time are ignored, and so is a bound that isn't a date-time. */
const byTime = (
  name: string,
  what: string,
  isWrong: (time: number, bound: number) => boolean,
): ExchangeCheck =>
  by(name, (rows, value) => {
    const bound = parseInstant(value);
    return Number.isNaN(bound)
      ? undefined
      : noneOf(rows, 'ts', ({ ts }) => isWrong(parseInstant(ts), bound), `no entry ${what} ${value}`);
  });

const unique = (name: string): ExchangeCheck =>
  onPage((rows) => {
    const values = rows.map((row) => row[name]).filter((value) => typeof value === 'string');
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    return values.length === 0
      ? undefined
      : unless(twice === undefined, `each ${name} once`, `${twice} twice`);
  });

const moreThan = (rows: Rows, most: number): Difference | null =>
  unless(rows.length <= most, `at most ${most} records`, `${rows.length} records`);

const byDefault = onPage((rows, exchange) => {
  const { list } = exchange.operation;
  return list && !getQuery(exchange).has('limit') ? moreThan(rows, list.defaultLimit) : undefined;
});

const atMost = onPage((rows, { operation: { list } }) => (list ? moreThan(rows, list.maxLimit) : undefined));

/**
 * The first pair of neighbors that breaks the newest-to-oldest order, or null. Records with equal times may be in any order; a
 * record without a valid time is skipped.
 */
export const outOfOrder = (rows: Rows, getTime: (row: Rows[number]) => unknown): Difference | null => {
  const timed = rows.map(getTime).filter((time) => !Number.isNaN(parseInstant(time)));
  const index = timed.findIndex((time, at) => at > 0 && parseInstant(time) > parseInstant(timed[at - 1]));
  return unless(index < 0, 'times in descending order', `${timed[index - 1]} before ${timed[index]}`);
};

/** The record that a list is below. */
const getParent = ({ request }: Exchange): string =>
  decodeSegment(splitPath(new URL(request.url).pathname).at(-2) ?? '');

/** The pages of every list, and each page against its request: filters, sizes and order. */
export const listChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  'pagination.envelope': (exchange) => {
    const body = getEnvelope(exchange);
    const names = listItemsNames(exchange.operation);
    if (body === undefined || names.length === 0) return undefined;
    const fits = names.some((name) => Array.isArray(member(body, name)));
    return unless(fits, `an array named ${names.join(' or ')}`, formatValue(body));
  },
  'pagination.limit-respected': by('limit', (rows, value) =>
    /^\d+$/.test(value) && Number(value) > 0 ? moreThan(rows, Number(value)) : undefined,
  ),
  'approvals.filter-by-status': filteredBy('status'),
  'approvals.default-limit': byDefault,
  'approvals.maximum-limit': atMost,
  'runs.default-limit': byDefault,
  'runs.maximum-limit': atMost,
  'forms.submissions-default-limit': byDefault,
  'forms.submissions-maximum-limit': atMost,
  'forms.submission-belongs-to-form': onPage((rows, exchange) =>
    onlyWith(rows, 'form_id', getParent(exchange)),
  ),
  'forms.submissions-newest-first': onPage((rows) => outOfOrder(rows, (row) => row.submitted_at)),
  'logs.since-is-inclusive': byTime('since', 'before', (time, bound) => time < bound),
  'logs.until-is-exclusive': byTime('until', 'at or after', (time, bound) => time >= bound),
  'logs.search-by-level': filteredBy('level'),
  'logs.search-by-source': filteredBy('source'),
  'workspaces.slug-unique': unique('slug'),
  'secrets.name-is-identifier': unique('name'),
  'forms.has-more-agrees': (exchange) => {
    const body = getEnvelope(exchange);
    const hasMore = member(body, 'has_more');
    if (typeof hasMore !== 'boolean') return undefined;
    const hasCursor = (member(body, 'next_cursor') ?? null) !== null;
    const expected = `has_more ${hasCursor} with ${hasCursor ? 'a' : 'no'} next_cursor`;
    return unless(hasMore === hasCursor, expected, `has_more ${hasMore}`);
  },
  'encodings.vary': (exchange) => {
    if (!isSuccess(exchange)) return undefined;
    const vary = listItems(exchange.headers.vary);
    const fits = vary.includes('*') || (vary.includes('accept') && vary.includes('accept-encoding'));
    return unless(fits, 'Vary: Accept, Accept-Encoding', exchange.headers.vary ?? 'no Vary');
  },
};

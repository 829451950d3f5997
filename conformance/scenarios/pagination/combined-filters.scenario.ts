import { mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import { type PageSource, walk } from '../../checks/pagination/walk.ts';
import { type Case, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { type Item, otherEncodings } from '../shared/lists.ts';
import { type Filter, type FilteredRecords, filterClauses, filteredRecords, listFilters } from './filters.ts';
import { encodedPages } from './paged-list.ts';

/** The maximum number of pages to read: other clients may have added records that match too. */
const mostPages = 8;

const toQuery = (filters: readonly Filter[]): Record<string, string> =>
  Object.fromEntries(filters.map(({ name, value }) => [name, value]));

const formatQuery = (filters: readonly Filter[]): string =>
  filters.map(({ name, value }) => `${name}=${value}`).join(' and ');

/**
 * Expects that every page of a list has only the records that match all of some filters, and that none is missing.
 *
 * @param largest the size of the pages; by default, the records are on two pages at least
 */
const expectMatches = async (
  t: Case,
  list: OperationRequest & { operation: OperationId },
  { records, getKey }: FilteredRecords,
  filters: readonly Filter[],
  encoding: string,
  largest?: number,
): Promise<void> => {
  const query = toQuery(filters);
  const missing = new Set(
    records.filter((record) => filters.every(({ matches }) => matches(record))).map(getKey),
  );
  const limit = largest ?? Math.max(Math.ceil(missing.size / 2), 1);
  const clauses = filters.map(({ name }) => filterClauses[name]);
  const source = encodedPages(t, { ...list, query }, encoding, clauses);
  const where = `on every page of ${limit} in ${encoding}, with ${formatQuery(filters)}`;
  const checked: PageSource<Item> = async (position) => {
    const page = await source(position);
    for (const { name, matches } of filters) {
      const others = page.items.filter((record) => !matches(record));
      t.expect(filterClauses[name], others.length === 0, {
        expected: `only records that match ${name} ${where}`,
        got: JSON.stringify(others.slice(0, 3)),
      });
    }
    for (const item of page.items) missing.delete(getKey(item));
    return page;
  };
  const { ended } = await walk(checked, {
    getKey,
    getLimit: () => limit,
    maxPages: mostPages,
    until: () => missing.size === 0,
  });
  const last = filters.at(-1);
  if (last && ended)
    t.expect(filterClauses[last.name], missing.size === 0, {
      expected: `${[...missing].join(', ')} ${where}`,
      got: 'pages without it',
    });
};

const title =
  'Filters of a list select exactly the matching records, one by one and together, on every page and in every encoding';
export default scenario(title, { holds: [] }, async (gate) => {
  const hasFilters = (operation: OperationShape) => listFilters(operation).length > 0;
  await gate.eachOperation(hasFilters, async (operation, t) => {
    const prepared = await filteredRecords(t, operation);
    const { filters } = prepared;
    const { path } = await t.request(operation);
    const list = { operation: operation.id as OperationId, ...(path && { path }) };
    for (const encoding of [mediaTypes.json, ...otherEncodings])
      await expectMatches(t, list, prepared, filters, encoding);
    // A search may require words, and finds only the run's own records by them.
    const words = filters.filter(({ name }) => name === 'q');
    const most = operation.list?.maxLimit;
    for (const single of prepared.singles)
      await expectMatches(t, list, prepared, [...words, single], mediaTypes.json, most);
    // Each page is checked against its filters. A server may know that no record has such a value.
    for (const near of prepared.nearEquals) await t.send({ ...list, query: toQuery([...words, near]) });
  });
});

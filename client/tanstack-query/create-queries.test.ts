import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { type Agent, ApiError, type PageSummary } from '../index.ts';
import { connect } from '../sandboxes.test-helper.ts';
import { createQueries, type QueryError, type QueryPage } from './create-queries.ts';

const start = async () => {
  const { api, requests } = await connect();
  const cache = new QueryClient();
  onTestFinished(() => cache.clear());
  return { cache, requests, queries: createQueries(api) };
};

test('a query has the response of its method, and is found by its resource', async () => {
  const { cache, queries } = await start();
  const options = queries.agents.get.queryOptions('acme', 'agt_01K9REFUND');
  const agent = await cache.fetchQuery(options);
  expectTypeOf(agent).toEqualTypeOf<Agent>();
  expect(agent.id).toBe('agt_01K9REFUND');
  expect(options.queryKey).toEqual(['agents', 'get', 'acme', 'agt_01K9REFUND']);
  expect(cache.getQueriesData({ queryKey: ['agents'] })).toEqual([[options.queryKey, agent]]);
});

test('a query of a list has one page, which can be serialized', async () => {
  const { cache, queries } = await start();
  const page = await cache.fetchQuery(queries.pages.list.queryOptions('acme', { limit: 2 }));
  expectTypeOf(page).toEqualTypeOf<QueryPage<PageSummary>>();
  expect(page).toEqual(JSON.parse(JSON.stringify({ ...page })));
  expect(page.records).toHaveLength(2);
});

test('an infinite query follows the cursors, and has other data than a query with the same arguments', async () => {
  const { cache, queries } = await start();
  await cache.fetchQuery(queries.pages.list.queryOptions('acme', { limit: 2 }));
  const observer = new InfiniteQueryObserver(cache, queries.pages.list.infiniteOptions('acme', { limit: 2 }));
  onTestFinished(observer.subscribe(() => {}));
  await observer.fetchOptimistic(observer.options as never);
  const { data, hasNextPage } = await observer.fetchNextPage();
  expect(data?.pages.map(({ records }) => records.length)).toEqual([2, 1]);
  expect(hasNextPage).toBe(false);
});

test('a query fails with an ApiError after the retries of the client', async () => {
  const { cache, requests, queries } = await start();
  const failure = cache.fetchQuery(queries.approvals.get.queryOptions('apr_ABSENT'));
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toMatchObject({ status: 404, code: 'not_found' });
  expect(requests).toHaveLength(1);
});

test('a canceled query aborts its request', async () => {
  const { cache, requests, queries } = await start();
  const options = queries.agents.get.queryOptions('acme', 'agt_01K9REFUND', { headers: { 'X-Trace': '1' } });
  const failure = cache.fetchQuery(options).catch((error: unknown) => error);
  await cache.cancelQueries({ queryKey: options.queryKey });
  expect(await failure).toMatchObject({ revert: true });
  expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
});

test('the hooks of React infer data and errors, and unknown arguments do not compile', async () => {
  const { queries } = await start();
  const useAgents = () => ({
    agent: useQuery(queries.agents.get.queryOptions('acme', 'agt_01K9REFUND')),
    agents: useInfiniteQuery(queries.agents.list.infiniteOptions('acme', { limit: 20 })),
  });
  expectTypeOf<ReturnType<typeof useAgents>['agent']['data']>().toEqualTypeOf<Agent | undefined>();
  expectTypeOf<ReturnType<typeof useAgents>['agent']['error']>().toEqualTypeOf<QueryError | null>();
  expectTypeOf<ReturnType<typeof useAgents>['agents']['error']>().toEqualTypeOf<QueryError | null>();
  // @ts-expect-error: an id is a string.
  queries.agents.get.queryOptions('acme', 1);
  // @ts-expect-error: a stream has no query.
  queries.logs.tail.queryOptions;
  // @ts-expect-error: a single record has no pages.
  queries.agents.get.infiniteOptions;
});

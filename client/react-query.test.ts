import { QueryClient } from '@tanstack/react-query';
import type { components } from '@workspace-api/contract';
import createQueries from 'openapi-react-query';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { connect } from './sandboxes.test-helper.ts';

const start = async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => cache.clear());
  return { cache, queries: createQueries((await connect()).client) };
};

test("openapi-react-query uses the client, with the contract's types", async () => {
  const { cache, queries } = await start();
  const params = { path: { slug: 'acme' } };
  const agents = await cache.fetchQuery(queries.queryOptions('get', '/workspaces/{slug}/agents', { params }));
  expectTypeOf(agents.data).toEqualTypeOf<components['schemas']['Agent'][]>();
  expect(agents.data.length).toBeGreaterThan(0);
  // @ts-expect-error: the path isn't in the contract.
  queries.queryOptions('get', '/workspaces/{slug}/robots', { params });
});

test("a query fails with the service's error envelope", async () => {
  const { cache, queries } = await start();
  const params = { path: { id: 'apr_ABSENT' } };
  const read = cache.fetchQuery(queries.queryOptions('get', '/approvals/{id}', { params }));
  await expect(read).rejects.toMatchObject({ error: { code: 'not_found' } });
});

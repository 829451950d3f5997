import { basePath } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { clausesWith } from './support/clauses-with.ts';
import { checkSandbox } from './support/with-sandbox.ts';

type Secrets = { data: { name: string }[] };

const run = { path: `${basePath}/workspaces/acme/secrets`, token: 'Bearer key_test_acme' };

/**
 * Gives other tenants secrets with the same names as the run's. A list starts from the beginning for another tenant's cursor.
 */
const sameNames: Wrap = (next) => {
  let names: string[] = [];
  return async (request) => {
    const url = new URL(request.url);
    const isPage =
      request.method === 'GET' && url.pathname.endsWith('/secrets') && url.searchParams.has('cursor');
    if (!isPage) return next(request);
    if (url.pathname === run.path && request.headers.get('Authorization') === run.token) {
      const response = await next(request);
      if (response.ok) names = ((await response.clone().json()) as Secrets).data.map(({ name }) => name);
      return response;
    }
    url.searchParams.delete('cursor');
    const response = await next(new Request(url, request));
    if (!response.ok) return response;
    const page = (await response.json()) as Secrets;
    const data = names.map((name) => ({ ...page.data[0], name, created_at: '2026-01-02T03:04:05.000Z' }));
    return new Response(JSON.stringify({ ...page, data, has_more: false, next_cursor: null }), {
      status: response.status,
      headers: response.headers,
    });
  };
};

test("secrets of the same name in another tenant aren't mistaken for the run's secrets", async () => {
  const { report } = await checkSandbox({ wrap: sameNames }, { only: ['tenancy.lists-hold-own-records'] });
  expect(clausesWith(report, 'fail')).toEqual([]);
});

import { errors, examples, scopes } from '@workspace-api/contract';
import { expect } from 'vitest';
import { twoProcesses } from './processes.ts';
import { testShared } from './records.ts';
import type { TestResponse } from './start-sandbox.ts';

const both = twoProcesses();
const agents = '/workspaces/acme/agents';
const eight = Array.from({ length: 8 }, (_, index) => index);
const statuses = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).toSorted();

testShared('of two concurrent requests for a unique name, one succeeds', async () => {
  const [a, b] = both();
  const pages = examples['page-list'].data.slice(1, 3).map(({ id }) => `/workspaces/acme/pages/${id}`);
  const tokenOptions = { body: { scopes, name: 'ci' } };
  const slug = { body: [{ op: 'replace', path: '/metadata/slug', value: 'taken' }] };
  const kinds = async (...responses: Promise<TestResponse>[]) =>
    (await Promise.all(responses))
      .map(({ status, json }) => (status < 300 ? 'done' : `${status} ${json.error.details.kind}`))
      .toSorted();
  expect(
    await kinds(...[a, b].map(({ send }) => send('POST', '/workspaces/acme/tokens', tokenOptions))),
  ).toEqual([`409 ${errors['name-taken'].details.kind}`, 'done']);
  expect(await kinds(...[a, b].map(({ send }, index) => send('PATCH', pages[index] ?? '', slug)))).toEqual([
    `409 ${errors['slug-in-use'].details.kind}`,
    'done',
  ]);
  const creations = await Promise.all(
    [a, b].map(({ control }) => control('POST', '/workspaces', { slug: 'twin', name: 'Twin' })),
  );
  expect(statuses(creations)).toEqual([201, 409]);
  const secret = { body: { name: 'one_of_two', value: 'v' } };
  const set = await Promise.all([a, b].map(({ send }) => send('PUT', '/workspaces/acme/secrets', secret)));
  expect(statuses(set)).toEqual([200, 201]);
});

testShared('a token has one rate limit in all processes', async () => {
  const [a, b] = both();
  const { json } = await a.control('POST', '/workspaces', {
    slug: 'limited',
    name: 'Limited',
    rate_limit: { limit: 5, window_seconds: 60 },
  });
  const token = json.tokens[0].secret;
  const responses = await Promise.all(
    eight.map((index) => (index % 2 ? a : b).send('GET', '/me', { token })),
  );
  expect(statuses(responses)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const remaining = responses.flatMap(({ status, headers }) =>
    status === 200 ? [Number(headers.get('X-RateLimit-Remaining'))] : [],
  );
  expect(remaining.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

testShared('of two concurrent advances, one continues where the other ended', async () => {
  const [a, b] = both();
  const path = `${agents}/${examples['agent-list'].data[0]?.id}`;
  await a.send('POST', `${path}/activate`);
  const began = Date.parse((await a.control('GET', '/clock')).json.now);
  const twoDays = { seconds: 2 * 24 * 3600 };
  await Promise.all([a, b].map(({ control }) => control('POST', '/clock/advance', twoDays)));
  for (const { control } of [a, b]) {
    const { now } = (await control('GET', '/clock')).json;
    expect(Math.round((Date.parse(now) - began) / 3_600_000)).toBe(4 * 24);
  }
  // Each scheduled run starts only once, whichever process advances.
  const { json } = await b.send('GET', `${path}/runs?limit=100`);
  const starts = json.data.map(({ created_at }: { created_at: string }) => created_at);
  expect(starts).toHaveLength(100);
  expect(new Set(starts).size).toBe(100);
});

testShared('a reset applies to both processes, with its records', async () => {
  const [a, b] = both();
  await b.send('POST', agents, { body: { name: 'Before' } });
  const seed = { workspaces: [{ slug: 'shop', name: 'Shop', test: { agents: [{ name: 'Greeter' }] } }] };
  expect((await a.control('POST', '/reset', seed)).status).toBe(204);
  expect((await b.control('GET', '/')).json.workspace).toBe('shop');
  expect((await b.control('GET', '/requests')).json.data).toEqual([]);
  const list = () => a.send('GET', '/workspaces/shop/agents', { token: 'key_test_shop' });
  await a.send('POST', '/workspaces/shop/agents', { token: 'key_test_shop', body: { name: 'More' } });
  expect((await list()).json.data).toHaveLength(2);
  await b.control('POST', '/reset');
  expect((await list()).json.data).toMatchObject([{ name: 'Greeter' }]);
});

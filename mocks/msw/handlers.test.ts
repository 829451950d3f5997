import { mediaTypes, operations } from '@workspace-api/contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../index.ts';
import { handlers } from './handlers.ts';

const origin = 'https://api.acme.example';
const agents = `${origin}/v1/workspaces/acme/agents`;
const headers = { Authorization: 'Bearer key_test_acme' };

const sandbox = await createSandbox();
const server = setupServer(...handlers(sandbox));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sandbox.reset());
afterEach(() => server.resetHandlers(...handlers(sandbox)));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const create = (name: string, more: RequestInit = {}) =>
  fetch(agents, { method: 'POST', headers, body: JSON.stringify({ name }), ...more });

const listNames = async (): Promise<string[]> => {
  const { data } = (await (await fetch(agents, { headers })).json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
};

test('the sandbox responds to requests to the API, and keeps what they write', async () => {
  expect((await create('Sorter')).status).toBe(201);
  expect(await listNames()).toContain('Sorter');
  expect((await fetch(`${origin}/v1/no-such-path`, { headers })).status).toBe(404);
  expect((await fetch(`${origin}${operations.getCliConfig.path}`)).status).toBe(200);
});

test('the response to a deletion has no body', async () => {
  const hooks = `${origin}/v1/workspaces/acme/webhooks`;
  const hook = { url: 'https://shop.test/hook', events: ['pages.published'] };
  const created = await fetch(hooks, { method: 'POST', headers, body: JSON.stringify(hook) });
  const { id } = (await created.json()) as { id: string };
  const deleted = await fetch(`${hooks}/${id}`, { method: 'DELETE', headers });
  expect([deleted.status, deleted.body]).toEqual([204, null]);
});

test('a response that refers to a cache has no body', async () => {
  // The sandbox sends 304 only for files and drafts.
  const notModified = { fetch: async () => new Response(null, { status: 304, headers: { ETag: '"1"' } }) };
  server.resetHandlers(...handlers(notModified));
  const { status, headers: received, body } = await fetch(agents, { headers });
  expect([status, received.get('ETag'), body]).toEqual([304, '"1"', null]);
});

test('HEAD gets the headers of GET', async () => {
  const head = await fetch(agents, { method: 'HEAD', headers });
  const get = await fetch(agents, { headers });
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
    get.status,
    get.headers.get('Content-Type'),
    '',
  ]);
});

test('a compressed response is readable', async () => {
  const response = await fetch(`${origin}/v1/workspaces/acme/pages`, {
    headers: { ...headers, Accept: mediaTypes.ndjson, 'Accept-Encoding': 'gzip' },
  });
  const [first = ''] = (await response.text()).split('\n');
  expect(JSON.parse(first)).toHaveProperty('id');
});

test('a stream arrives while it is open, and its reader can end it', async () => {
  const tail = await fetch(`${origin}/v1/workspaces/acme/logs/tail`, { headers });
  const reader = tail.body?.pipeThrough(new TextDecoderStream()).getReader();
  const entry = { level: 'info', source: 'agent', message: 'A visitor has arrived.' };
  const body = JSON.stringify(entry);
  expect(
    (await fetch(`${origin}/_sandbox/workspaces/acme/records/log_entries`, { method: 'POST', body })).status,
  ).toBe(201);
  expect((await reader?.read())?.value).toContain(entry.message);
  await reader?.cancel();
});

test('an aborted request rejects with the reason of its signal', async () => {
  const aborting = new AbortController();
  await fetch(`${origin}/_sandbox/disturbance`, {
    method: 'PATCH',
    body: JSON.stringify({ latency: { min: 60_000, max: 60_000 } }),
  });
  const response = create('Sorter', { signal: aborting.signal });
  const reason = new Error('The user left.');
  aborting.abort(reason);
  await expect(response).rejects.toBe(reason);
});

test('a connection that a fault rule resets is a network error', async () => {
  await sandbox.control.addFaultRule({ body: { failure: 'connection-reset', count: 1 } });
  await expect(fetch(agents, { headers })).rejects.toThrow(TypeError);
  expect((await fetch(agents, { headers })).status).toBe(200);
});

/** Sends a request for which no handler exists. */
const expectUnhandled = async (url: string): Promise<void> => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await expect(fetch(url)).rejects.toThrow();
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`GET ${url}`));
};

test('other requests are left to onUnhandledRequest', async () => {
  await expectUnhandled('https://shop.example/cart');
  await expectUnhandled(`${origin}/v10/agents`);
});

test('with an origin, the same paths of another origin are left to onUnhandledRequest too', async () => {
  server.resetHandlers(...handlers(sandbox, { origin }));
  expect((await fetch(agents, { headers })).status).toBe(200);
  await expectUnhandled('https://api.shop.example/v1/orders');
});

test.each([
  ['a URL', `${origin}/shop/api/`, `${origin}/shop/api`],
  ['a path', '/shop/api', 'https://other.example/shop/api'],
  ['an origin', origin, origin],
])('with %s as the base URL, the API is below it', async (_what, baseUrl, base) => {
  server.resetHandlers(...handlers(sandbox, { baseUrl }));
  const created = await fetch(`${base}/workspaces/acme/agents?limit=1`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Sorter' }),
  });
  expect(created.status).toBe(201);
  const response = await fetch(`${base}/workspaces/acme/agents?limit=1`, { headers });
  expect(await response.json()).toMatchObject({ data: [{ name: 'Sorter' }] });
  const { origin: other } = new URL(base);
  expect((await fetch(`${other}/_sandbox/clock`)).status).toBe(200);
  if (base !== origin) await expectUnhandled(`${base}s/workspaces`);
});

test('with a base URL, other paths with /v1 are left to onUnhandledRequest', async () => {
  server.resetHandlers(...handlers(sandbox, { baseUrl: '/api' }));
  expect((await fetch('https://shop.example/api/me', { headers })).status).toBe(200);
  await expectUnhandled('https://shop.example/v1/me');
});

test.each(['api', '/api?x=1', 'ftp://shop.example/'])('the base URL %s is refused', (baseUrl) => {
  expect(() => handlers(sandbox, { baseUrl })).toThrow(
    'The option "baseUrl" of handlers takes a path or a URL',
  );
});

test('an option that is not an origin is refused', () => {
  expect(() => handlers(sandbox, { origin: `${origin}/v1` })).toThrow(
    `The option "origin" of handlers takes an origin, such as 'https://api.acme.example'.`,
  );
});

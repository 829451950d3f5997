import { expect, test } from 'vitest';
import { eagerClock, manualClock } from './fetch/clocks.test-helper.ts';
import { type ClientOptions, createWorkspaceClient } from './index.ts';

const baseUrl = 'http://127.0.0.1:4010/v1';
const error = { code: 'internal_error', message: 'Failed.' };

/** The methods of a client whose server fails, and the requests that it receives. */
const connect = (options: Partial<ClientOptions> = {}) => {
  const requests: Request[] = [];
  const api = createWorkspaceClient({
    baseUrl,
    token: 'key_test_acme',
    clock: eagerClock(),
    fetch: (request) => {
      requests.push(request);
      return Response.json({ error }, { status: 500 });
    },
    ...options,
  });
  return { requests, api };
};

test('a call replaces the number of retries of its client', async () => {
  const { api, requests } = connect({ retries: 1 });
  await api.identity.getMe({ retries: 0 }).result();
  expect(requests.splice(0)).toHaveLength(1);
  await api.identity.getMe({ retries: 4 }).result();
  expect(requests.splice(0)).toHaveLength(5);
  await api.pages
    .list('acme', { retries: 2 })
    .toArray()
    .catch(() => {});
  expect(requests.splice(0)).toHaveLength(3);
  await api.identity.getMe().result();
  expect(requests.splice(0)).toHaveLength(2);
});

test('a call replaces the time limit of its client', async () => {
  const clock = manualClock();
  const { api } = connect({ clock, retries: 0, fetch: () => new Promise(() => {}) });
  const result = api.identity.getMe({ timeout: 50 }).result();
  while (clock.pending === 0) await Promise.resolve();
  clock.advance(50);
  expect(await result).toMatchObject({
    error: { kind: 'timeout', message: expect.stringContaining('50 ms') },
  });
});

test('each request has the headers of its client, which the headers of a call replace', async () => {
  const { api, requests } = connect({ retries: 0, headers: { 'X-App': 'shop', 'X-Team': 'a' } });
  await api.identity.getMe({ headers: { 'x-team': 'b' } }).result();
  const [request] = requests;
  expect([request?.headers.get('X-App'), request?.headers.get('X-Team')]).toEqual(['shop', 'b']);
});

test('a list has at most as many records as its limit allows', async () => {
  let pages = 0;
  const data = [{ id: 'a' }, { id: 'b' }];
  const fetch = () => Response.json({ data, next_cursor: `c${++pages}` });
  const { api } = connect({ fetch });
  const records = await api.pages.list('acme').toArray({ limit: 3 });
  expect(records.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
  expect(await api.pages.list('acme').toArray({ limit: 0 })).toEqual([]);
  expect(pages).toBe(2);
});

test.each([
  ['apiKey', 'token'],
  ['api_key', 'token'],
  ['accessToken', 'token'],
  ['baseURL', 'baseUrl'],
  ['maxRetries', 'retries'],
  ['tiemout', 'timeout'],
  ['defaultHeaders', 'headers'],
])('the client refuses the option %s, and suggests %s', (name, suggestion) => {
  const options = { baseUrl, [name]: 'x' };
  expect(() => createWorkspaceClient(options)).toThrow(
    `Unknown option ${name} of the client. Did you mean ${suggestion}?`,
  );
});

test('a name that resembles no option is refused with the list of options', () => {
  const options = { baseUrl, xyz: 1 };
  expect(() => createWorkspaceClient(options)).toThrow(
    /^Unknown option xyz of the client\. Available: baseUrl, token, /,
  );
});

test.each([
  undefined,
  '',
  '/v1',
  'api.example.test/v1',
  'ftp://api.example.test',
  'https://h/v1?x',
  'https://h/v1#',
])('the base URL %j is refused', (wrong) => {
  const options = { baseUrl: wrong } as ClientOptions;
  expect(() => createWorkspaceClient(options)).toThrow(
    `Expected an absolute URL without a query as baseUrl, such as https://api.example.test/v1, got ${JSON.stringify(wrong)}.`,
  );
});

test('a method refuses an option that its operation does not have', () => {
  const { api } = connect();
  const options = { limt: 2 } as object;
  expect(() => api.pages.list('acme', options)).toThrow(
    'Unknown option limt of pages.list. Did you mean limit?',
  );
  expect(() => api.pages.get('acme', 'page_1', options)).toThrow(
    'Available: signal, headers, timeout, retries.',
  );
  const wrongKey = { idempotency_key: 'a' } as object;
  expect(() => api.agents.create('acme', { name: 'A' }, wrongKey)).toThrow('Did you mean idempotencyKey?');
  expect(() => api.logs.tail('acme', { maxRetries: 1 } as object)).toThrow('Did you mean retries?');
});

test.each(['ключ', 'a\nb'])(
  'an idempotency key that no header can contain is refused: %j',
  async (idempotencyKey) => {
    const { api } = connect();
    await expect(api.agents.create('acme', { name: 'A' }, { idempotencyKey })).rejects.toThrow(
      `Expected idempotencyKey in Latin-1, without a line break, got ${JSON.stringify(idempotencyKey)}`,
    );
  },
);

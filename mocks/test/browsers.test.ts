import { createRequire } from 'node:module';
import { basePath, operationList } from '@workspace-api/contract';
import { request } from 'undici';
import { expect } from 'vitest';
import type { SandboxOptions } from '../index.ts';
import { contractViolations } from './contract-violations.ts';
import { test } from './sandbox-test.ts';
import { serveInTest } from './serve-in-test.ts';
import { type Started, startSandbox, tokens } from './start-sandbox.ts';

const origin = { Origin: 'https://app.example' };
const authorization = { Authorization: `Bearer ${tokens.full}` };
const agents = '/v1/workspaces/acme/agents';

type Header = { headers?: Record<string, unknown> };
const contract = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as {
  paths: Record<string, Record<string, { responses?: Record<string, Header & { $ref?: string }> }>>;
  components: { responses: Record<string, Header> };
};

/** Every response header of the bundle, collected independently of the sandbox's tables. */
const declaredHeaders = () => {
  const inline = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => Object.values(operation.responses ?? {}));
  const all = [...inline, ...Object.values(contract.components.responses)];
  return [...new Set(all.flatMap(({ headers = {} }) => Object.keys(headers)))];
};

const list = (value: string | null) => (value ?? '').split(',').map((name) => name.trim().toLowerCase());

test.for([
  ['a success', agents, authorization, 200],
  ['a refusal', agents, {}, 401],
  ['an unknown path', '/v1/dragons', authorization, 404],
  ['a forced error', agents, { Prefer: 'code=500' }, 500],
  ['a bad query', `${agents}?limit=0`, authorization, 400],
] as const)(
  'a page of any origin may read %s, with every header of the contract',
  async ([_, path, headers, status], { sandbox }) => {
    const response = await sandbox.fetch(path, { headers: { ...origin, ...headers } });
    expect(response.status).toBe(status);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const exposedHeaders = list(response.headers.get('Access-Control-Expose-Headers'));
    expect(declaredHeaders().length).toBeGreaterThan(5);
    for (const name of [
      ...declaredHeaders(),
      'X-Request-Id',
      'Preference-Applied',
      'Allow',
      'WWW-Authenticate',
    ])
      expect(exposedHeaders).toContain(name.toLowerCase());
  },
);

test.for(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  'a preflight for %s allows the method and every request header',
  async (method, { sandbox }) => {
    const response = await sandbox.fetch(agents, {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': method },
    });
    expect(response.status).toBe(204);
    expect(list(response.headers.get('Access-Control-Allow-Methods'))).toContain(method.toLowerCase());
    expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
  },
);

const preflight = async ({ sandbox }: Started, url: string, headers: Record<string, string>) =>
  sandbox.fetch(url, { method: 'OPTIONS', headers: { ...origin, ...headers } });

test.each(['/v1/workspaces/acme/agents', '/workspaces/acme/agents', '/proxy/px_none'])(
  'a preflight for %s allows the requested headers',
  async (path) => {
    const requestedHeaders = 'authorization, traceparent, x-requested-with,cache-control, if-none-match';
    const response = await preflight(await startSandbox(), path, {
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': requestedHeaders,
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(requestedHeaders);
  },
);

test('only pages of the configured origins may send credentials', async () => {
  const { sandbox } = await startSandbox({ credentialOrigins: [origin.Origin] });
  const readCorsHeaders = async (from: string, path: string) => {
    const { headers } = await sandbox.fetch(path, { headers: { Origin: from, ...authorization } });
    return [
      headers.get('Access-Control-Allow-Origin'),
      headers.get('Access-Control-Allow-Credentials'),
      list(headers.get('Vary')).includes('origin'),
    ];
  };
  for (const path of [agents, '/v1/me', '/workspaces', '/proxy/px_none']) {
    expect(await readCorsHeaders(origin.Origin, path)).toEqual([origin.Origin, 'true', true]);
    expect(await readCorsHeaders('https://other.example', path)).toEqual(['*', null, true]);
  }
  const response = await sandbox.fetch(`${agents}?limit=1`, { headers: { ...origin, ...authorization } });
  expect(list(response.headers.get('Vary'))).toEqual(
    expect.arrayContaining(['origin', 'accept', 'accept-encoding']),
  );
});

test('a refused preflight is logged with its reason, an accepted one is not', async ({ started }) => {
  const control = 'http://127.0.0.1/_sandbox';
  await preflight(started, agents, { 'Access-Control-Request-Method': 'DELETE' });
  await preflight(started, agents, { 'Access-Control-Request-Method': 'patch' });
  await preflight(started, agents, { 'Access-Control-Request-Method': 'PURGE' });
  await preflight(started, `${control}/reset`, { 'Access-Control-Request-Method': 'POST' });
  const response = await started.sandbox.fetch(`${control}/requests?only=violations`);
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  expect(data).toEqual(
    [
      { path: '/_sandbox/reset', status: 403, message: 'Use a page of 127.0.0.1, localhost or [::1]' },
      { path: agents, status: 204, message: 'the method PURGE after this preflight. Pages may use GET, ' },
      { path: agents, status: 204, message: 'Methods are case-sensitive: use PATCH.' },
    ].map(({ path, status, message }) =>
      expect.objectContaining({
        method: 'OPTIONS',
        path,
        status,
        violations: [expect.objectContaining({ message: expect.stringContaining(message) })],
      }),
    ),
  );
});

const evil = 'http://evil.example';
const hook = { url: 'http://127.0.0.1:9/', events: ['pages.published'] };
const webhooks = '/workspaces/acme/webhooks';

type Sent = { headers?: Record<string, string>; body?: unknown };

/** A sandbox on a port, and a function that sends any headers, as a browser does for its pages. */
const startServed = async (options: SandboxOptions = {}) => {
  const started = await startSandbox(options);
  const served = await serveInTest(started.sandbox);
  const send = async (method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Response> => {
    const response = await request(`${served.url}${basePath}${path}`, {
      method: method as 'GET',
      headers: { Authorization: `Bearer ${tokens.full}`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = await response.body.arrayBuffer();
    const { statusCode: status } = response;
    const responseHeaders = Object.entries(response.headers) as [string, string][];
    return new Response(status === 204 ? null : bytes, { status, headers: responseHeaders });
  };
  return { ...started, ...served, send };
};

test('a page of another origin can register no webhook, and can read why', async () => {
  const { send, sandbox } = await startServed();
  const preflightResponse = await send('OPTIONS', webhooks, {
    headers: { Origin: evil, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflightResponse.status).toBe(204);
  const response = await send('POST', webhooks, { headers: { Origin: evil }, body: hook });
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([403, '*']);
  expect(await response.json()).toEqual({
    error: {
      code: 'policy_denied',
      message: `Pages of ${evil} can't write to this sandbox. If it is your page, start the sandbox with --credential-origin ${evil} (createSandbox: credentialOrigins), or open it at localhost.`,
      details: { rule_id: 'rule_PAGEORIGIN', resource: 'webhooks', action: 'write' },
    },
  });
  const subscriptions = await sandbox.context.database
    .selectFrom('webhook_subscriptions')
    .selectAll()
    .execute();
  expect(subscriptions.map(({ url }) => url)).not.toContain(hook.url);
});

const writes = operationList.filter(({ method, scope }) => method !== 'GET' && scope !== null);

test('every write of the contract is refused to foreign pages, as the contract declares', async () => {
  const { send } = await startServed();
  expect(writes.length).toBeGreaterThan(20);
  for (const { id, method, path } of writes) {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'slug' ? 'acme' : 'none'));
    const response = await send(method, filled, { headers: { Origin: evil } });
    const body = await response.clone().text();
    expect([id, response.status, JSON.parse(body).error.code]).toEqual([id, 403, 'policy_denied']);
    expect(contractViolations(method, filled, response, body)).toEqual([]);
  }
});

test('a mutant does not let foreign pages write', async () => {
  const { send } = await startServed({ mutants: ['replay-not-marked'] });
  expect((await send('POST', webhooks, { headers: { Origin: evil }, body: hook })).status).toBe(403);
});

test('foreign pages can read', async () => {
  const { send } = await startServed();
  for (const path of ['/me', webhooks, '/workspaces/acme/agents'])
    expect((await send('GET', path, { headers: { Origin: evil } })).status).toBe(200);
});

test('the pages of this machine and of configured origins can write, also of extensions', async () => {
  const own = ['https://preview.acme.example', 'chrome-extension://abcdefghijklmnop'];
  const { send } = await startServed({ credentialOrigins: own });
  for (const origin of ['http://localhost:5173', ...own])
    expect((await send('POST', webhooks, { headers: { Origin: origin }, body: hook })).status).toBe(201);
  expect((await send('POST', webhooks, { headers: { Origin: evil }, body: hook })).status).toBe(403);
});

test('a program can pass on the request of a page to fetch', async ({ sandbox }) => {
  const response = await sandbox.fetch(`/v1${webhooks}`, {
    method: 'POST',
    headers: { Origin: evil, Authorization: `Bearer ${tokens.full}` },
    body: JSON.stringify(hook),
  });
  expect(response.status).toBe(201);
});

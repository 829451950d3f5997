import { request } from 'node:http';
import { basePath, operationList } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { type SandboxOptions, serve } from '../index.ts';
import { contractViolations } from './contract-violations.ts';
import { loadMutants, startSandbox, tokens } from './start-sandbox.ts';

const evil = 'http://evil.example';
const hook = { url: 'http://127.0.0.1:9/', events: ['pages.published'] };
const webhooks = '/workspaces/acme/webhooks';

type Sent = { headers?: Record<string, string>; body?: unknown };

/** A sandbox on a port, and a function that sends any headers, as a browser does for its pages. */
const startServed = async (options: SandboxOptions = {}) => {
  const started = await startSandbox(options);
  const served = await serve(started.sandbox, { port: 0 });
  onTestFinished(() => served.close());
  const send = (method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const clientRequest = request(
        `${served.url}${basePath}${path}`,
        { method, headers: { Authorization: `Bearer ${tokens.full}`, ...headers }, agent: false },
        async (response) => {
          const bytes = Buffer.concat(await response.toArray());
          const { statusCode: status = 0 } = response;
          const responseHeaders = Object.entries(response.headers) as [string, string][];
          resolve(new Response(status === 204 ? null : bytes, { status, headers: responseHeaders }));
        },
      );
      clientRequest.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ...started, ...served, send };
};

test('a page of another origin can register no webhook, and can read why', async () => {
  const { send, sandbox } = await startServed();
  const preflight = await send('OPTIONS', webhooks, {
    headers: { Origin: evil, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.status).toBe(204);
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

test.each([
  ['a page without an origin', { Origin: 'null' }],
  ['a name that only begins like a name of this machine', { Origin: 'http://localhost.evil.example' }],
  ['a name that resolves to this machine', { Origin: `${evil}:4010`, Host: 'evil.example:4010' }],
  ['another scheme', { Origin: 'ftp://localhost' }],
])('%s is foreign', async (_, headers) => {
  const { send } = await startServed();
  expect((await send('POST', webhooks, { headers, body: hook })).status).toBe(403);
});

test('a mutant does not let foreign pages write', async () => {
  const { send } = await startServed({ loadMutants, mutants: ['replay-not-marked'] });
  expect((await send('POST', webhooks, { headers: { Origin: evil }, body: hook })).status).toBe(403);
});

test('foreign pages can read', async () => {
  const { send } = await startServed();
  for (const path of ['/me', webhooks, '/workspaces/acme/agents'])
    expect((await send('GET', path, { headers: { Origin: evil } })).status).toBe(200);
});

test.each(['http://localhost:5173', 'http://127.0.0.1', 'https://[::1]:8443', 'http://acme.localhost:3000'])(
  'a page of this machine can write: %s',
  async (origin) => {
    const { send } = await startServed();
    expect((await send('POST', webhooks, { headers: { Origin: origin }, body: hook })).status).toBe(201);
  },
);

test('the pages of configured origins can write, also of extensions', async () => {
  const own = ['https://preview.acme.example', 'chrome-extension://abcdefghijklmnop'];
  const { send } = await startServed({ credentialOrigins: own });
  for (const origin of own)
    expect((await send('POST', webhooks, { headers: { Origin: origin }, body: hook })).status).toBe(201);
  expect((await send('POST', webhooks, { headers: { Origin: evil }, body: hook })).status).toBe(403);
});

test('pages of the sandbox itself can write, under each address and allowed name of it', async () => {
  const { send } = await startServed({
    controlToken: 'a-token-of-this-test',
    allowedHosts: ['sandbox.internal'],
  });
  for (const host of ['192.0.2.7:4010', 'sandbox.internal:4010', '[2001:db8::1]:4010']) {
    const headers = { Host: host, Origin: `http://${host}` };
    expect([host, (await send('POST', webhooks, { headers, body: hook })).status]).toEqual([host, 201]);
  }
});

test('a program can pass on the request of a page to fetch', async () => {
  const { sandbox } = await startSandbox();
  const response = await sandbox.fetch(`/v1${webhooks}`, {
    method: 'POST',
    headers: { Origin: evil, Authorization: `Bearer ${tokens.full}` },
    body: JSON.stringify(hook),
  });
  expect(response.status).toBe(201);
});

import { createRequire } from 'node:module';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

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

test.each([
  ['a success', agents, authorization, 200],
  ['a refusal', agents, {}, 401],
  ['an unknown path', '/v1/dragons', authorization, 404],
  ['a forced error', agents, { Prefer: 'code=500' }, 500],
  ['a bad query', `${agents}?limit=0`, authorization, 400],
])(
  'a page of any origin may read %s, with every header of the contract',
  async (_, path, headers, status) => {
    const { sandbox } = await startSandbox();
    const response = await sandbox.fetch(path, { headers: { ...origin, ...headers } });
    expect(response.status).toBe(status);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const exposedHeaders = list(response.headers.get('Access-Control-Expose-Headers'));
    expect(declaredHeaders().length).toBeGreaterThan(5);
    for (const name of [...declaredHeaders(), 'X-Request-Id', 'Preference-Applied'])
      expect(exposedHeaders).toContain(name.toLowerCase());
  },
);

test('an internal error is readable too', async () => {
  const { sandbox, context } = await startSandbox({ log: () => {} });
  await sql`drop table approvals`.execute(context.database);
  const response = await sandbox.fetch('/v1/approvals', { headers: { ...origin, ...authorization } });
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([500, '*']);
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  'a preflight for %s allows the method and every request header',
  async (method) => {
    const { sandbox } = await startSandbox();
    const response = await sandbox.fetch(agents, {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': method },
    });
    expect(response.status).toBe(204);
    expect(list(response.headers.get('Access-Control-Allow-Methods'))).toContain(method.toLowerCase());
    const allowedHeaders = list(response.headers.get('Access-Control-Allow-Headers'));
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-match', 'prefer'])
      expect(allowedHeaders).toContain(name);
    expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
  },
);

const preflight = async (
  { sandbox }: Awaited<ReturnType<typeof startSandbox>>,
  url: string,
  headers: Record<string, string>,
) => sandbox.fetch(url, { method: 'OPTIONS', headers: { ...origin, ...headers } });

test.each(['/v1/workspaces/acme/agents', '/workspaces/acme/agents', '/proxy/px_none'])(
  'a preflight for %s allows the requested headers, and no other undeclared ones',
  async (path) => {
    const requestedHeaders = 'traceparent, x-requested-with,cache-control, if-none-match, bad header, x<y';
    const response = await preflight(await startSandbox(), path, {
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': requestedHeaders,
    });
    const allowedHeaders = list(response.headers.get('Access-Control-Allow-Headers'));
    expect(response.status).toBe(204);
    expect(allowedHeaders).toEqual(
      expect.arrayContaining([
        'authorization',
        'traceparent',
        'x-requested-with',
        'cache-control',
        'if-none-match',
      ]),
    );
    for (const name of ['bad header', 'x<y', 'x-other']) expect(allowedHeaders).not.toContain(name);
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

test('a refused preflight is in the request log with its reason, and an accepted one is not logged', async () => {
  const started = await startSandbox();
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

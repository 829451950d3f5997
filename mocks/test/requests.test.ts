import { basePath, examples, type OperationShape, operationList } from '@workspace-api/contract';
import { operationList as controlOperations, controlPath } from '@workspace-api/contract/sandbox';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { test } from './sandbox-test.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';

test('the scheme is case-insensitive', async ({ send }) => {
  const response = await send('GET', '/me', {
    token: null,
    headers: { Authorization: `bearer ${tokens.full}` },
  });
  expect(response.status).toBe(200);
});

test('an operation without a body ignores a body over a megabyte, like any other body', async ({ send }) => {
  const agent = `/workspaces/acme/agents/${examples.agent.id}`;
  for (const body of ['{', 'x'.repeat(1024 * 1024 + 1)])
    expect((await send('POST', `${agent}/activate`, { body })).status).toBe(200);
});

test.for([
  ['GET', '/nothing/here'],
  ['PUT', '/me'],
  ['DELETE', agents],
  ['GET', '/workspaces/%E0%A4%A/agents'],
  ['GET', '/workspaces/acme/agents/agt_%00'],
  ['GET', '/workspaces/ACME/agents'],
  ['GET', "/workspaces/acme/agents/'%20or%201=1"],
] as const)('%s %s is not found, with the error envelope', async ([method, path], { send }) => {
  const { status, json } = await send(method, path);
  expect([status, json.error.code]).toEqual([404, 'not_found']);
});

test('an internal error is logged, and its response hides the cause', async () => {
  const lines: string[] = [];
  const { send, context } = await startSandbox({ log: (line) => lines.push(line) });
  await sql`drop table approvals`.execute(context.database);
  const { status, json, headers } = await send('GET', '/approvals');
  expect([status, json]).toEqual([500, examples['internal-error']]);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(lines.join()).toMatch(/no such table|relation "approvals" does not exist/);
  expect(lines.join()).toContain(headers.get('X-Request-Id'));
});

type Refusal = { status: number; json: { error: { code: string; fields: { path: string }[] } } };

const getPaths = ({ json }: Refusal): string[] => json.error.fields.map(({ path }) => path).toSorted();

const api = '/workspaces/acme';

// Of each pair, no schema can express what is wrong with the second field.
test.for([
  ['POST', `${api}/agents`, { schedule: 'every day', color: 1 }, ['/color', '/name', '/schedule']],
  ['POST', `${api}/agents`, { name: '', schedule: 5 }, ['/name', '/schedule']],
  ['POST', `${api}/webhooks`, { events: [], url: 'https://[' }, ['/events', '/url']],
  ['GET', `${api}/billing/usage?period_start=2026-13-45&period_end=2026-11-02`, undefined, ['/period_start']],
  ['GET', `${api}/billing/usage?period_start=2026-11-03&period_end=2026-11-02`, undefined, ['/period_end']],
] as const)(
  '%s %s with the body %j gets one error for all of its invalid fields',
  async ([method, path, body, paths], { send }) => {
    const refusal = await send(method, path, { body });
    expect([refusal.status, refusal.json.error.code]).toEqual([400, 'validation_failed']);
    expect(getPaths(refusal)).toEqual(paths);
  },
);

const code_challenge = 'x'.repeat(43);

test.for([
  ['addFaultRule', { operation: 'getMee', error: 'not-found', skip: -1 }, ['/operation', '/skip']],
  ['addFaultRule', { latency: 'slow', upstream: 'payments' }, ['/latency', '/upstream']],
  ['addFaultRule', { error: 7, upstream: 'payments' }, ['/error']],
  [
    'issueAuthorizationCode',
    { code_challenge, email: 5, redirect_uri: 'https://example.com' },
    ['/email', '/redirect_uri'],
  ],
  ['reset', { records: 'demo', workspaces: [] }, ['/records']],
] as const)(
  '%s with the body %j gets one error for all of its invalid fields',
  async ([operation, body, paths], { control }) => {
    const refusal = await control(operation, { slug: 'acme' }, body);
    expect([refusal.status, refusal.json.error.code]).toEqual([400, 'validation_failed']);
    expect(getPaths(refusal)).toEqual(paths);
  },
);

test('a list of requests with two invalid parameters gets one error for both', async ({ control }) => {
  const refusal = await control('listRequests', {}, undefined, { operation: 'getMee', limit: '0' });
  expect(getPaths(refusal)).toEqual(['/limit', '/operation']);
});

const sandbox = await createSandbox();
afterAll(() => sandbox.close());

/** Every query parameter, except for the sign-in page, which responds with pages and has its own tests. */
const listParameters = (base: string, operations: readonly OperationShape[]) =>
  operations
    .filter(({ server }) => server !== 'console')
    .flatMap((operation) =>
      operation.parameters.query.map(({ name }) => [operation.id, name, base, operation] as const),
    );

test.each([...listParameters(basePath, operationList), ...listParameters(controlPath, controlOperations)])(
  '%s rejects a repeated %s',
  async (_, repeated, base, { method, path, parameters, requestBody }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      String(parameters.path.find((parameter) => parameter.name === name)?.example ?? 'x'),
    );
    const query = new URLSearchParams();
    for (const { name, example = '1' } of parameters.query)
      for (let times = name === repeated ? 2 : 1; times > 0; times -= 1) query.append(name, String(example));
    const headers = { Authorization: `Bearer ${tokens.full}` };
    const response = await sandbox.fetch(`${base}${filled}?${query}`, {
      method,
      headers,
      ...(requestBody?.required && { body: '{}' }),
    });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: { path: string }[] } };
    expect(error.fields.map((field) => field.path)).toEqual([`/${repeated}`]);
  },
);

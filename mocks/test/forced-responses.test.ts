import { errors, examples, mediaTypes, operationList } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { beforeAll, describe, expect } from 'vitest';
import { getListExamples } from '../sandbox/http/fault-injection/declared-response.ts';
import { test } from './sandbox-test.ts';
import { type Started, startSandbox, tokens } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const apiOperations = operationList.filter(({ server }) => server === 'api');
const createPath = ({ path, parameters }: (typeof operationList)[number]) =>
  parameters.path.reduce((result, { name, example }) => result.replace(`{${name}}`, String(example)), path);

/** A sandbox for forced responses, which change nothing. */
let shared: Started;

beforeAll(async () => {
  const cleanups: (() => Promise<void>)[] = [];
  shared = await startSandbox({}, (clean) => cleanups.unshift(clean));
  return async () => {
    for (const clean of cleanups) await clean();
  };
});

test.each(apiOperations.map((operation) => [operation.id, operation] as const))(
  '%s returns every declared response that is requested by name',
  async (_, operation) => {
    for (const [status, response] of Object.entries(operation.responses))
      for (const example of response.examples.length > 0 ? response.examples : [undefined]) {
        const prefer = `code=${status}${example ? `, example=${example}` : ''}`;
        // `send` checks the response against the contract.
        const forced = await shared.send(operation.method, createPath(operation), {
          token: null,
          headers: { Prefer: prefer },
        });
        expect(forced.status, prefer).toBe(Number(status));
        expect(forced.headers.get('Preference-Applied')).toContain(`code=${status}`);
        const code = example && errors[example as keyof typeof errors]?.code;
        if (code) expect(forced.json.error.code, prefer).toBe(code);
      }
  },
);

test('a forced response changes nothing and ignores the body', async ({ send }) => {
  const forced = { headers: { Prefer: 'code=201' }, body: '{' };
  expect((await send('POST', agents, forced)).json).toEqual(examples['agent-created']);
  expect((await send('GET', agents)).json.data).toHaveLength(3);
});

test('a forced error names the scope and a field of the operation', async ({ send }) => {
  const readForcedError = async (example: string) =>
    (await send('POST', '/workspaces/acme/billing/plan', { headers: { Prefer: `example=${example}` } })).json
      .error;
  expect((await readForcedError('insufficient-scope')).details.required_scope).toBe('billing:write');
  expect((await readForcedError('validation-failed')).fields).toEqual([
    { path: '/plan_id', reason: 'missing', message: 'This field is required.' },
  ]);
});

test.for([
  'code=418',
  'example=nothing-like-it',
  'code=200, example=already-decided',
  'delay=soon',
  'delay=60001',
])('an unavailable Prefer: %s is rejected and named', async (prefer, { sandbox }) => {
  const forced = await sandbox.fetch('/v1/me', { headers: { Prefer: prefer } });
  expect(forced.status).toBe(400);
  const { error } = (await forced.json()) as { error: { fields: unknown[] } };
  expect(error.fields).toEqual([expect.objectContaining({ path: '/Prefer', reason: 'unknown_value' })]);
});

test('a preference with only a delay delays the request', async ({ send }) => {
  const began = performance.now();
  const { status, json } = await send('GET', '/me', { headers: { Prefer: 'delay=60' } });
  expect([status, json.workspace.slug]).toEqual([200, 'acme']);
  expect(performance.now() - began).toBeGreaterThanOrEqual(59);
});

test('a canceled request does not keep waiting', async ({ sandbox }) => {
  const controller = new AbortController();
  const response = sandbox.fetch('/v1/me', {
    headers: { Prefer: 'delay=60000', Authorization: `Bearer ${tokens.full}` },
    signal: controller.signal,
  });
  controller.abort();
  await expect(response).rejects.toBe(controller.signal.reason);
});

const lists = await Promise.all(
  apiOperations
    .filter(({ list }) => list)
    .map(async (operation) => ({ operation, pages: Object.entries(await getListExamples(operation)) })),
);

describe.each(lists)('the list of $operation.id', ({ operation, pages }) => {
  const send = (prefer: string, query = '') =>
    shared.send(operation.method, `${createPath(operation)}${query}`, {
      token: null,
      headers: { Prefer: prefer },
    });

  test('can be empty or long, and conforms to the contract', async () => {
    expect(pages.filter(([name]) => /-(empty|long)$/.test(name))).toHaveLength(2);
    for (const [name, page] of pages) {
      const { status, json } = await send(`example=${name}`);
      expect([status, json]).toEqual([200, page]);
      const { schema = '' } = operation.responses['200']?.content[mediaTypes.json] ?? {};
      expect(schemas[schema as keyof typeof schemas](json), name).toBe(true);
    }
  });

  test('is long with distinct records, newest first, and a cursor', async () => {
    const { items = '', defaultLimit } = operation.list ?? {};
    const [name = ''] = pages.find(([each]) => each.endsWith('-long')) ?? [];
    const { json } = await send(`example=${name}`);
    const records: Record<string, unknown>[] = json[items];
    expect(records).toHaveLength(defaultLimit ?? 0);
    expect(new Set(records.map((record) => record.id ?? record.name ?? record.ts)).size).toBe(defaultLimit);
    const times = records.map(
      (record) => record.ts ?? record.submitted_at ?? record.period_start ?? record.created_at,
    );
    expect(times).toEqual(times.toSorted().reverse());
    expect(json.next_cursor).toMatch(/^[\w-]+$/);
    expect(json.has_more ?? true).toBe(true);
  });

  test('is forced in any encoding', async () => {
    const [name = '', page] = pages.find(([each]) => each.endsWith('-long')) ?? [];
    const { text, headers } = await send(`example=${name}`, '?format=ndjson');
    const records = page?.[operation.list?.items ?? ''];
    const lines = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([...(records as object[]), { __meta__: expect.anything() }]);
    expect(headers.get('X-Next-Cursor')).not.toBeNull();
  });

  test('rejects an unknown page with the names of its pages', async () => {
    const { status, json } = await send('example=no-such-page');
    expect(status).toBe(400);
    for (const [name] of pages) expect(json.error.fields[0].message).toMatch(new RegExp(`[ (]${name}[,)]`));
    const [name = ''] = pages[0] ?? [];
    const { message } = (await send(`example=${name}s`)).json.error.fields[0];
    expect(message).toContain(`Did you mean "${name}"?`);
  });
});

test.for(['example=agent-list-empty', 'code=200', 'example=upstream-unavailable', 'example=rate-limited'])(
  'a response forced by %s has the rate limit of the token, and is not counted against it',
  async (prefer, { send, sandbox }) => {
    const rate_limit = { limit: 7, window_seconds: 90 };
    await sandbox.control.updateWorkspace({ path: { slug: 'acme' }, body: { rate_limit } });
    await send('GET', agents);
    const forced = await send('GET', agents, { headers: { Prefer: prefer } });
    const isLimited = prefer.endsWith('rate-limited');
    expect(forced.headers.get('X-RateLimit-Limit')).toBe('7');
    expect(forced.headers.get('X-RateLimit-Remaining')).toBe(isLimited ? '0' : '6');
    expect(forced.headers.get('X-RateLimit-Reset')).toBe('90');
    if (isLimited) expect(forced.headers.get('Retry-After')).toBe('90');
    expect((await send('GET', agents)).headers.get('X-RateLimit-Remaining')).toBe('5');
  },
);

test('a 429 of a fault rule has the token’s rate limit, with nothing left', async ({ send, sandbox }) => {
  await sandbox.control.addFaultRule({ body: { operation: 'listAgents', error: 'rate-limited' } });
  const { status, headers } = await send('GET', agents);
  expect([status, headers.get('X-RateLimit-Limit'), headers.get('X-RateLimit-Remaining')]).toEqual([
    429,
    '10000',
    '0',
  ]);
  expect(headers.get('Retry-After')).toBe(headers.get('X-RateLimit-Reset'));
});

import type { OperationShape } from '@workspace-api/contract';
import { operationList } from '@workspace-api/contract/sandbox';
import { expect } from 'vitest';
import { loadDocument } from '#host/documents.ts';
import { testInNode } from '../../test/page.ts';
import { test } from '../../test/sandbox-test.ts';
import { startSandbox } from '../../test/start-sandbox.ts';
import { lastTime, manualClock } from '../core/clock.ts';
import type { Sandbox } from '../sandbox.ts';

const base = 'http://127.0.0.1:4010/_sandbox';

test('a hexadecimal number is rejected', async ({ control }) => {
  const { status, json } = await control('listRequests', {}, undefined, { limit: '0x10' });
  expect([status, json.error.fields]).toMatchObject([400, [{ path: '/limit', reason: 'format_mismatch' }]]);
});

test('omitted parameters have their defaults', async ({ sandbox, control, send }) => {
  for (let count = 0; count < 101; count += 1) await send('GET', '/me');
  expect((await control('listRequests')).json.data).toHaveLength(100);
  expect((await sandbox.fetch(`${base}/requests`)).status).toBe(200);
});

/** The address of an operation with the examples of its parameters. */
const toUrl = ({ path, parameters }: OperationShape): string =>
  parameters.path.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, String(example)),
    base + (path === '/' ? '' : path),
  );

/** The errors of a request that must be invalid, whose reason is an unknown name. */
const listUnknown = async (sandbox: Sandbox, url: string, init: RequestInit) => {
  const response = await sandbox.fetch(url, init);
  const { error } = (await response.json()) as { error: { fields: Record<string, string>[] } };
  const fields = error.fields.filter(({ reason }) => reason === 'unknown_field');
  return { status: response.status, fields };
};

test('every operation rejects an unknown parameter, and lists its own', async ({ sandbox, control }) => {
  await control('addFaultRule', {}, { error: 'internal-error' });
  for (const operation of operationList) {
    const url = `${toUrl(operation)}?zone-of-the-shop=dev1`;
    const { status, fields } = await listUnknown(sandbox, url, { method: operation.method });
    expect.soft([status, fields[0]?.path], operation.id).toEqual([400, '/zone-of-the-shop']);
    for (const { name } of operation.parameters.query)
      expect.soft(fields[0]?.message, operation.id).toContain(name);
  }
  expect((await control('listFaultRules')).json.data).toHaveLength(1);
});

test('every operation rejects an unknown member of its body, and a body that it does not take', async () => {
  const { sandbox, control } = await startSandbox();
  await control('addFaultRule', {}, { error: 'internal-error' });
  for (const operation of operationList.filter(({ method }) => method !== 'GET')) {
    const init = { method: operation.method, body: '{"wrkspace":"dev1"}' };
    const { status, fields } = await listUnknown(sandbox, toUrl(operation), init);
    const paths = fields.map(({ path }) => path);
    expect.soft([status, paths], operation.id).toEqual([400, [operation.requestBody ? '/wrkspace' : '']]);
  }
  expect((await control('listFaultRules')).json.data).toHaveLength(1);
});

test('a member of a payment method that nothing reads is rejected', async ({ records }) => {
  const payment_method = { type: 'card', last4: '4242', brand: 'visa', expires: '2030-01' };
  const { status, json } = await records.change('billing', 'current', { payment_method });
  expect([status, json.error.fields[0].path]).toEqual([400, '/payment_method/expires']);
});

test('every operation declares 403, and 413 if it has a body or saves records', () => {
  for (const { id, requestBody, responses } of operationList) {
    expect.soft(Object.keys(responses), id).toContain('403');
    // 413 is declared for too many records as well as for a body that is too large.
    const saves = id === 'exportSeed' || id === 'takeSnapshot';
    expect.soft('413' in responses, id).toBe(requestBody !== null || saves);
  }
});

test('HEAD responds like GET, without a body', async ({ sandbox }) => {
  const response = await sandbox.fetch(`${base}/clock`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each([
  [
    'POST',
    '/clock/advnce',
    { nearest: { operation: 'advanceClock', method: 'POST', path: '/_sandbox/clock/advance' } },
  ],
  ['PUT', '/clock', { allowed_methods: ['GET', 'HEAD'] }],
  ['GET', '/rset', { nearest: { operation: 'reset', method: 'POST', path: '/_sandbox/reset' } }],
])('%s %s returns 404 with the nearest operation or the allowed methods', async (method, path, details) => {
  const { sandbox } = await startSandbox();
  const response = await sandbox.fetch(base + path, { method });
  const { error } = (await response.json()) as {
    error: { code: string; message: string; details: unknown };
  };
  expect([response.status, error.code, error.details]).toEqual([404, 'not_found', details]);
});

testInNode(
  'a preflight allows every method of the document, and the response varies by origin',
  async ({ sandbox }) => {
    const headers = { Origin: 'http://localhost:3000' };
    const preflight = await sandbox.fetch(`${base}/disturbance`, { method: 'OPTIONS', headers });
    const allowed = preflight.headers.get('Access-Control-Allow-Methods')?.split(',');
    expect(new Set(allowed)).toEqual(new Set(operationList.map(({ method }) => method)));
    const response = await sandbox.fetch(`${base}/clock`, { headers });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
    expect(response.headers.get('Vary')).toContain('Origin');
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
  },
);

test('the sandbox returns its URLs and tokens', async ({ control, send }) => {
  const { json } = await control('getSandbox');
  expect(json).toMatchObject({ base_url: 'http://127.0.0.1:4010/v1', workspace: 'acme' });
  for (const { secret, id } of json.tokens) {
    const me = await send('GET', '/me', { token: secret });
    expect(me.json.token.id).toBe(id);
  }
});

test('the base URL with a slash redirects to the one without', async ({ sandbox }) => {
  const response = await sandbox.fetch(new Request('http://127.0.0.1:4010/_sandbox/'));
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe('/_sandbox');
});

test.for([
  ['no body', undefined, 'missing'],
  ['malformed JSON', '{', 'format_mismatch'],
])('%s is rejected where a body is required', async ([_, body, reason], { records }) => {
  const { status, json } = await records.add('forms', body);
  expect(status).toBe(400);
  expect(json.error.fields).toEqual([expect.objectContaining({ path: '', reason })]);
});

test('every number that a request to the control plane contains has bounds that are exact in JSON', async () => {
  const document = await loadDocument('sandbox/openapi.json');
  const { paths } = document as { paths: Record<string, Record<string, Record<string, unknown>>> };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const parts = new Set(
    operations.flatMap(({ parameters = [], requestBody = {} }) => [parameters, requestBody]),
  );
  const numbers: Record<string, number>[] = [];
  // What a part refers to is visited too.
  for (const part of parts) {
    const json = JSON.stringify(part, (name, value) => {
      if (name === 'example' || name === 'examples') return undefined;
      if (/^(integer|number)/.test(String(value?.type))) numbers.push(value);
      return value;
    });
    for (const [, pointer = ''] of json.matchAll(/"#\/([^"]+)"/g))
      parts.add(pointer.split('/').reduce<unknown>((node, step) => Object(node)[step], document));
  }
  expect(numbers.length).toBeGreaterThan(20);
  for (const {
    minimum,
    exclusiveMinimum = minimum,
    maximum = Number.POSITIVE_INFINITY,
    ...number
  } of numbers) {
    expect.soft(exclusiveMinimum, JSON.stringify(number)).toEqual(expect.any(Number));
    expect.soft(maximum, JSON.stringify(number)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  }
});

test('the longest lifetime of a token ends at the last time of the clock', async () => {
  const { sandbox } = await startSandbox({ clock: manualClock('9998-06-01') });
  const path = { slug: 'acme', resource: 'tokens' } as const;
  const { id } = await sandbox.control.addRecord({ path, body: { kind: 'key', expires_in: 3_155_760_000 } });
  const { data } = await sandbox.control.listRecords({ path });
  expect(data.find((token) => token.id === id)).toMatchObject({ expires_at: lastTime.toISOString() });
});

import { expect } from 'vitest';
import { gist, json, key, startLogged, test } from '../../test/logged-request.ts';
import { openSocket, readAll, serveInTest } from '../../test/serve-in-test.ts';

const agents = '/workspaces/acme/agents';
const body = '{"colour":"red"}';
const inBody = ['body /name missing', 'body /colour unknown_field'];

test('an unknown path is a violation that lists similar paths', async ({ call, control }) => {
  const { entry } = await call('GET', '/workspaces/acme/agent');
  expect(entry).toMatchObject({ operation: null, status: 404, code: 'not_found' });
  expect(gist(entry)).toEqual(['path  unknown_value']);
  expect(entry.violations[0].message).toContain('/v1/workspaces/{slug}/agents');
  const { json: log } = await control('listRequests', {}, undefined, { only: 'violations' });
  expect(log.data).toHaveLength(1);
});

test('an unsupported method is a violation that lists the methods of the path', async ({ call }) => {
  const { entry } = await call('PUT', agents, { body });
  expect(entry).toMatchObject({ operation: null, status: 404 });
  expect(entry.violations).toEqual([
    { in: 'method', path: '', reason: 'unknown_value', message: 'This path supports GET and POST, not PUT.' },
  ]);
});

test.for([
  ['/me', { Accept: 'text/csv' }, 'header /Accept unknown_value'],
  ['/me?format=csv', {}, 'query /format unknown_value'],
] as const)(
  'an unsupported encoding is a violation that lists the supported ones: %s',
  async ([path, headers, violation], { call }) => {
    const { entry } = await call('GET', path, { headers: { ...key, ...headers } });
    expect(entry.status).toBe(406);
    expect(gist(entry)).toEqual([violation]);
    expect(entry.violations[0].message).toContain('application/json');
  },
);

test.each([
  [401, { ...json, Authorization: 'Bearer key_test_nobody' }, ['header /Authorization unknown_value']],
  [403, { ...json, Authorization: 'Bearer key_test_acme_readonly' }, []],
  [406, { ...json, Accept: 'text/csv' }, ['header /Accept unknown_value']],
  [429, { ...json, Prefer: 'code=429' }, []],
  [201, { ...json, Prefer: 'code=201' }, []],
  [400, { ...json, Prefer: 'code=418' }, ['header /Prefer unknown_value']],
])('a request with the early status %i is validated for the log', async (status, headers, also) => {
  const { call } = await startLogged();
  const { entry } = await call('POST', `${agents}?debug`, { headers, body });
  expect(entry.status).toBe(status);
  expect(gist(entry).toSorted()).toEqual([...also, 'query /debug unknown_field', ...inBody].toSorted());
});

test('a request that a fault rule fails has its own violations, not the violations of the error’s example', async () => {
  const { call, control } = await startLogged();
  await control('addFaultRule', {}, { operation: 'createAgent', error: 'validation-failed' });
  expect(gist((await call('POST', agents, { body })).entry)).toEqual(inBody);
  expect(gist((await call('POST', agents, { body: '{"name":"Good"}' })).entry)).toEqual([]);
  expect(gist((await call('POST', agents)).entry)).toEqual(['body  missing']);
  expect(gist((await call('POST', agents, { body: '{' })).entry)).toEqual(['body  format_mismatch']);
});

test('the values of path and query are validated too', async ({ call }) => {
  const { entry } = await call('GET', `${agents}?limit=many`, { headers: {} });
  expect(entry).toMatchObject({ status: 401, token: null, scope: { granted: null } });
  expect(gist(entry)).toEqual(['header /Authorization missing', 'query /limit format_mismatch']);
});

test('a body over the limit is a violation in addition to the others', async ({ call }) => {
  const long = JSON.stringify({ name: 'a'.repeat(1024 * 1024) });
  const { entry } = await call('POST', `${agents}?debug`, { body: long });
  expect(entry.status).toBe(413);
  expect(gist(entry)).toEqual(['query /debug unknown_field', 'body  too_long']);
});

/** The violations of a request that is sent over a connection exactly as specified. */
const overTheWire = async (headers: readonly string[], content: string) => {
  const { sandbox, control } = await startLogged();
  const socket = openSocket((await serveInTest(sandbox)).url);
  const head = [`POST /v1${agents} HTTP/1.1`, 'Host: sandbox', 'Connection: close', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n${content}`);
  const response = await readAll(socket);
  const { data } = (await control('listRequests')).json;
  return { response, violations: gist(data[0]) };
};

const anonymous = 'header /Authorization missing';

test('a body that arrives over a connection is validated', async () => {
  const lines = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  const { response, violations } = await overTheWire(lines, body);
  expect(response).toContain(' 401 ');
  expect(violations).toEqual([anonymous, ...inBody]);
});

test.each([
  ['does not arrive', `Content-Length: ${body.length}`, ''],
  ['is declared longer than the limit', 'Content-Length: 9999999', ''],
  ['has no length', 'Transfer-Encoding: chunked', `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
])('a body that %s is not awaited and has no violations', async (_, line, content) => {
  const { response, violations } = await overTheWire(['Content-Type: application/json', line], content);
  expect(response).toContain(' 401 ');
  expect(violations).toEqual([anonymous]);
});

test('a request whose body never arrives is logged without it', async ({ call }) => {
  const { entry } = await call('POST', agents, {
    headers: { 'Content-Type': 'application/json' },
    body: new ReadableStream(),
    duplex: 'half',
  } as RequestInit);
  expect([entry.status, gist(entry)]).toEqual([401, [anonymous]]);
});

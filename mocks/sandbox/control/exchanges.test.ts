import { expect } from 'vitest';
import { toBase64, toHex, utf8 } from '#host/bytes.ts';
import { json, startLogged } from '../../test/logged-request.ts';
import { isPage } from '../../test/page.ts';
import { testWith } from '../../test/sandbox-test.ts';
import { limits } from '../core/limits.ts';

const agents = '/workspaces/acme/agents';
const secrets = '/workspaces/acme/secrets';
const value = '4f1d9a7c20b8e653';

/** Starts a sandbox, and a function that calls its API and returns the logged exchange. */
const startWithExchange = async () => {
  const { call, ...started } = await startLogged();
  const exchange = async (...request: Parameters<typeof call>) => {
    const { response, text, entry } = await call(...request);
    const id = response.headers.get('X-Request-Id') ?? '';
    const { json } = await started.control('getRequest', { id });
    expect(json.entry).toEqual(entry);
    return { ...json, text };
  };
  return { ...started, exchange };
};

const test = testWith(startWithExchange, ['exchange', 'control', 'records', 'sandbox', 'send']);

test('an entry has both bodies, and the relevant headers', async ({ exchange }) => {
  const body = '{ "name": "New" }';
  const { request, response, text } = await exchange('POST', agents, {
    body,
    headers: {
      Authorization: 'Bearer key_test_acme',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'one',
      Cookie: 'theirs=1',
    },
  });
  expect(request).toEqual({
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' },
    body,
    omitted: null,
  });
  expect(response).toMatchObject({ body: text, omitted: null });
  expect(response.headers).toMatchObject({
    'X-Request-Id': expect.any(String),
    'Content-Type': 'application/json',
  });
});

test('a request that was rejected early has its body after it was read', async ({ exchange }) => {
  const { request, response } = await exchange('POST', agents, { body: '{"name":"New"}', headers: {} });
  expect(request.body).toBe('{"name":"New"}');
  expect(JSON.parse(response.body).error.code).toBe('unauthorized');
});

test('a long body is truncated', async ({ exchange }) => {
  const body = JSON.stringify({ name: 'n'.repeat(limits.keptBodyLength) });
  const { request } = await exchange('POST', agents, { body });
  expect([request.body, request.omitted]).toEqual([body.slice(0, limits.keptBodyLength), 'truncated']);
});

test('an unknown request is not found', async ({ control }) => {
  expect((await control('getRequest', { id: 'req_unknown' })).status).toBe(404);
});

test.skipIf(isPage)('a response is logged with the headers that the client gets', async ({ exchange }) => {
  const headers = { ...json, 'Accept-Encoding': 'gzip' };
  const body = JSON.stringify({ name: 'Long', task: 'x'.repeat(4000) });
  const { response } = await exchange('POST', agents, { body, headers });
  expect(response.headers).toMatchObject({ 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
});

test('no secret, token or credential is stored, wherever a request or a response contains it', async () => {
  const { exchange, control } = await startWithExchange();
  const value = 'value "quoted" 7f3a-91bc';
  const token = 'pmtok_hidden_4242';
  const once = { Authorization: 'Bearer key_test_acme', 'Idempotency-Key': value };
  await exchange('PUT', secrets, { body: JSON.stringify({ name: 'card', value }), headers: once });
  await exchange('PUT', secrets, { body: JSON.stringify({ name: 'card', value, surplus: { of: [value] } }) });
  await exchange('PUT', secrets, { body: JSON.stringify({ name: 'card', value, residency: value }) });
  await exchange('PUT', secrets, { body: `{"name": "card", "value": ${JSON.stringify(value)}` });
  await exchange('PUT', secrets, { body: JSON.stringify([value]) });
  await exchange('POST', `${secrets}/card/rotate`, { body: JSON.stringify({ value }) });
  await exchange('PUT', '/workspaces/acme/secret', { body: JSON.stringify({ value }) });
  const payment = { body: JSON.stringify({ token }) };
  await exchange('PUT', '/workspaces/acme/billing/payment-method', payment);
  const responses = [
    await exchange('POST', `${secrets}/proxy-url`, { body: '{"name":"card"}' }),
    await exchange('POST', '/workspaces/acme/tokens', { body: '{"scopes":["me:read"]}' }),
    await exchange('POST', '/workspaces/acme/webhooks', {
      body: '{"url":"https://hooks.acme.example/","events":["*"]}',
    }),
  ].map(({ text }) => JSON.parse(text));
  await exchange('POST', agents, { body: '{"name":"key_live_acme whsec_0123456789"}' });
  const issued = responses.map(({ url, secret }) => secret ?? url);
  expect(issued.every((secret) => typeof secret === 'string')).toBe(true);
  for (const text of [value, token, 'key_live_acme', 'whsec_0123456789', 'key_test_acme', ...issued]) {
    const { data } = (await control('findTraces', {}, { text })).json;
    expect([text, data.filter(({ place }: { place: string }) => place === 'request log')]).toEqual([
      text,
      [],
    ]);
  }
  const { data } = (await control('findTraces', {}, { text: 'hooks.acme.example' })).json;
  expect(data.map(({ place }: { place: string }) => place)).toContain('request log');
});

test('a body whose secret cannot be separated from the rest is hidden completely', async ({ exchange }) => {
  const { request } = await exchange('PUT', secrets, { body: '{"value":' });
  expect(request).toMatchObject({ body: null, omitted: 'secret' });
});

test('a credential that is cut by the truncation of a body is hidden', async ({ exchange }) => {
  for (let missing = 0; missing < 36; missing += 1) {
    const name = `${'n'.repeat(limits.keptBodyLength - missing)}key_live_${value}`;
    const { request } = await exchange('POST', agents, { body: JSON.stringify({ name }) });
    expect(request.omitted).toBe('truncated');
    expect(request.body).not.toContain(value.slice(0, 3));
  }
});

test('a body that is too long to search for its secrets is hidden', async ({ exchange }) => {
  const name = 'n'.repeat(limits.keptBodyLength);
  const { request } = await exchange('PUT', secrets, { body: JSON.stringify({ value, name }) });
  expect([request.body, request.omitted]).toEqual([null, 'secret']);
  const { request: long } = await exchange('PUT', secrets, {
    body: JSON.stringify({ name: 'card', value: 'v'.repeat(20_000) }),
  });
  expect(long.body).toBe('{"name":"card","value":"[redacted]"}');
});

test('a secret that is not valid Unicode is hidden too', async ({ exchange }) => {
  const { request, entry } = await exchange('PUT', secrets, {
    body: `{"name":"card","value":"ab\\ud800cd"}`,
  });
  expect([entry.status, request.body]).toEqual([400, '{"name":"card","value":"[redacted]"}']);
});

test.skipIf(isPage)('a secret that is cut by the truncation of a header is hidden', async ({ exchange }) => {
  const headers = { ...json, 'User-Agent': `${'u'.repeat(990)}${value}` };
  const { request } = await exchange('PUT', secrets, {
    body: JSON.stringify({ name: 'card', value }),
    headers,
  });
  expect(request.headers['User-Agent']).toMatch(/^u{990}\[redacted/);
});

const text = 'a trace of "this" text';

test.for([
  ['plain', text],
  ['base64', toBase64(utf8(text))],
  ['hex', toHex(utf8(text))],
  ['percent', encodeURIComponent(text)],
])('a string is found in a table, encoded as %s', async ([encoding, encodedValue], { control, records }) => {
  await records.add('log_entries', { level: 'info', source: 'request', message: `> ${encodedValue} <` });
  expect((await control('findTraces', {}, { text })).json.data).toEqual([{ place: 'log_entries', encoding }]);
});

test('a string is found in the request log, and a search is not logged', async ({ control, send }) => {
  await control('findTraces', {}, { text });
  expect((await control('findTraces', {}, { text })).json.data).toEqual([]);
  await send('GET', `/workspaces/acme/logs/search?q=${encodeURIComponent(text)}`);
  expect((await control('findTraces', {}, { text })).json.data).toEqual([
    { place: 'request log', encoding: 'plain' },
  ]);
});

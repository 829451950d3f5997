import { expect, test } from 'vitest';
import { logged } from '../../test/logged-request.ts';
import { limits } from '../core/limits.ts';
import { createKeptExchanges } from '../http/request-log/kept-exchanges.ts';

const agents = '/workspaces/acme/agents';
const secrets = '/workspaces/acme/secrets';

/** A sandbox, and a call of its API that returns what the log keeps of it. */
const kept = async () => {
  const { call, control, sandbox } = await logged();
  const exchange = async (...request: Parameters<typeof call>) => {
    const { answer, text, entry } = await call(...request);
    const id = answer.headers.get('X-Request-Id') ?? '';
    const { json } = await control('getRequest', { id });
    expect(json.entry).toEqual(entry);
    return { ...json, text };
  };
  return { exchange, control, sandbox };
};

test('an entry has both bodies, and the headers worth showing', async () => {
  const { exchange } = await kept();
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

test('a request that was rejected early has its body once it was read', async () => {
  const { exchange } = await kept();
  const { request, response } = await exchange('POST', agents, { body: '{"name":"New"}', headers: {} });
  expect(request.body).toBe('{"name":"New"}');
  expect(JSON.parse(response.body).error.code).toBe('unauthorized');
});

test('a long body is truncated, and the end of a stream is not waited for', async () => {
  const { exchange } = await kept();
  const body = JSON.stringify({ name: 'n'.repeat(limits.keptBodyLength) });
  const { request } = await exchange('POST', agents, { body });
  expect([request.body, request.omitted]).toEqual([body.slice(0, limits.keptBodyLength), 'truncated']);
});

test('the oldest bodies make room for newer ones', () => {
  const message = (body: string | null) => ({ headers: {}, body, omitted: null });
  const of = (length: number) => ({
    length,
    show: () => ({ request: message('x'.repeat(length)), response: message(null) }),
  });
  const log = createKeptExchanges(5500);
  for (const id of ['1', '2', '3']) log.keep(id, of(1500));
  expect(['1', '2', '3'].map((id) => log.get(id) !== undefined)).toEqual([false, true, true]);
  log.replace('3', of(1600));
  expect([log.get('2')?.request.body?.length, log.get('3')?.request.body?.length]).toEqual([1500, 1600]);
  log.replace('3', of(3000));
  expect([log.get('2'), log.get('3')?.request.body?.length]).toEqual([undefined, 3000]);
  log.replace('1', of(1));
  expect(log.get('1')).toBeUndefined();
  log.clear();
  expect([...log.all()]).toEqual([]);
  const few = createKeptExchanges(limits.keptLength, 2);
  for (const id of ['1', '2', '3']) few.keep(id, of(1));
  expect(['1', '2', '3'].map((id) => few.get(id) !== undefined)).toEqual([false, true, true]);
});

test('what is no longer kept is said to be dropped, and an unknown request is not found', async () => {
  const { exchange, control, sandbox } = await kept();
  const { entry } = await exchange('GET', '/me');
  sandbox.context.requestLog.exchanges.clear();
  expect((await control('getRequest', { id: entry.id })).json.request.omitted).toBe('dropped');
  expect((await control('getRequest', { id: 'req_unknown' })).status).toBe(404);
});

test('no secret, token or credential is kept, wherever a request or an answer has it', async () => {
  const { exchange, control } = await kept();
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
  const answers = [
    await exchange('POST', `${secrets}/proxy-url`, { body: '{"name":"card"}' }),
    await exchange('POST', '/workspaces/acme/tokens', { body: '{"scopes":["me:read"]}' }),
    await exchange('POST', '/workspaces/acme/webhooks', {
      body: '{"url":"https://hooks.acme.example/","events":["*"]}',
    }),
  ].map(({ text }) => JSON.parse(text));
  await exchange('POST', agents, { body: '{"name":"key_live_acme whsec_0123456789"}' });
  const issued = answers.map(({ url, secret }) => secret ?? url);
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

test('a value that cannot be told apart from a secret is hidden whole', async () => {
  const { exchange } = await kept();
  const { request } = await exchange('PUT', secrets, { body: '{"value":' });
  expect(request).toMatchObject({ body: null, omitted: 'secret' });
});

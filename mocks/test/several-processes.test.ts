import { errors, examples, scopes } from '@workspace-api/contract';
import { expect } from 'vitest';
import { createProcessRecords, type ProcessResponse, startProcess, twoProcesses } from './processes.ts';
import { testShared } from './records.ts';
import { tokens } from './start-sandbox.ts';

const both = twoProcesses();
const agents = '/workspaces/acme/agents';
const eight = Array.from({ length: 8 }, (_, index) => index);
const statuses = (responses: readonly ProcessResponse[]) => responses.map(({ status }) => status).toSorted();
const nextPage = (cursor: string) => `${agents}?limit=1&cursor=${encodeURIComponent(cursor)}`;

testShared('two processes that start concurrently insert the demo records once', async () => {
  const where = await createProcessRecords();
  const fresh = await Promise.all([startProcess(where), startProcess(where)]);
  const lists = await Promise.all(fresh.map(({ send }) => send('GET', agents)));
  expect(lists.map(({ json }) => json.data.length)).toEqual([3, 3]);
});

testShared(
  'of concurrent different writes with one key, one is executed and the others are rejected',
  async () => {
    const [a, b] = both();
    const headers = { 'Idempotency-Key': 'both' };
    const responses = await Promise.all(
      eight.map((index) => (index % 2 ? a : b).send('POST', agents, { body: { name: `${index}` }, headers })),
    );
    const refusals = responses.filter(({ status }) => status !== 201);
    expect(refusals).toHaveLength(7);
    for (const { json } of refusals) expect(json.error.code).toBe(errors['idempotency-mismatch'].code);
    expect((await b.send('GET', agents)).json.data).toHaveLength(4);
  },
);

testShared('of two concurrent decisions, one succeeds', async () => {
  const [a, b] = both();
  const responses = await Promise.all([
    a.send('POST', '/approvals/apr_01K9A3/approve'),
    b.send('POST', '/approvals/apr_01K9A3/deny'),
  ]);
  expect(statuses(responses)).toEqual([200, 409]);
  const late = responses.find(({ status }) => status === 409);
  expect(late?.json.error.code).toBe(errors['already-decided'].code);
  const decision = responses.find(({ status }) => status === 200)?.json;
  for (const { send } of [a, b]) expect((await send('GET', '/approvals/apr_01K9A3')).json).toEqual(decision);
});

testShared('concurrent rotations of a key leave one valid secret', async () => {
  const [a, b] = both();
  const { json: key } = await a.send('POST', '/workspaces/acme/tokens', { body: { scopes } });
  const path = `/workspaces/acme/tokens/${key.id}/rotate`;
  const rotated = await Promise.all([a.send('POST', path), b.send('POST', path)]);
  expect(statuses(rotated)).toEqual([200, 200]);
  const uses = await Promise.all(rotated.map(({ json }) => b.send('GET', '/me', { token: json.secret })));
  expect(statuses(uses)).toEqual([200, 401]);
});

testShared('of two concurrent requests for a unique name, one succeeds', async () => {
  const [a, b] = both();
  const pages = examples['page-list'].data.slice(1, 3).map(({ id }) => `/workspaces/acme/pages/${id}`);
  const tokenOptions = { body: { scopes, name: 'ci' } };
  const slug = { body: [{ op: 'replace', path: '/metadata/slug', value: 'taken' }] };
  const kinds = async (...responses: Promise<ProcessResponse>[]) =>
    (await Promise.all(responses))
      .map(({ status, json }) => (status < 300 ? 'done' : `${status} ${json.error.details.kind}`))
      .toSorted();
  expect(
    await kinds(...[a, b].map(({ send }) => send('POST', '/workspaces/acme/tokens', tokenOptions))),
  ).toEqual([`409 ${errors['name-taken'].details.kind}`, 'done']);
  expect(await kinds(...[a, b].map(({ send }, index) => send('PATCH', pages[index] ?? '', slug)))).toEqual([
    `409 ${errors['slug-in-use'].details.kind}`,
    'done',
  ]);
  const creations = await Promise.all(
    [a, b].map(({ control }) => control('POST', '/workspaces', { slug: 'twin', name: 'Twin' })),
  );
  expect(statuses(creations)).toEqual([201, 409]);
  const secret = { body: { name: 'one_of_two', value: 'v' } };
  const set = await Promise.all([a, b].map(({ send }) => send('PUT', '/workspaces/acme/secrets', secret)));
  expect(statuses(set)).toEqual([200, 201]);
});

testShared('a cursor of one process is valid in the other, until it is expired', async () => {
  const [a, b] = both();
  const before = (await a.send('GET', agents)).json.data.map(({ id }: { id: string }) => id);
  const { json: first } = await a.send('GET', `${agents}?limit=1`);
  const ids = [first.data[0].id];
  for (let cursor = first.next_cursor, turn = 0; cursor !== null; turn += 1) {
    await (turn % 2 ? a : b).send('POST', agents, { body: { name: `Added ${turn}` } });
    const { status, json } = await (turn % 2 ? a : b).send('GET', nextPage(cursor));
    expect(status).toBe(200);
    ids.push(...json.data.map(({ id }: { id: string }) => id));
    cursor = json.next_cursor;
  }
  expect(ids).toEqual(before);
  await b.control('POST', '/cursors/expire', { cursor: first.next_cursor });
  expect((await a.send('GET', nextPage(first.next_cursor))).json.error.code).toBe(
    errors['invalid-cursor'].code,
  );
});

testShared('a token has one rate limit in all processes', async () => {
  const [a, b] = both();
  const { json } = await a.control('POST', '/workspaces', {
    slug: 'limited',
    name: 'Limited',
    rate_limit: { limit: 5, window_seconds: 60 },
  });
  const token = json.tokens[0].secret;
  const responses = await Promise.all(
    eight.map((index) => (index % 2 ? a : b).send('GET', '/me', { token })),
  );
  expect(statuses(responses)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const remaining = responses.flatMap(({ status, headers }) =>
    status === 200 ? [Number(headers.get('X-RateLimit-Remaining'))] : [],
  );
  expect(remaining.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

testShared('a tail shows the entries of the other process, each once and in order', async () => {
  const [a, b] = both();
  const controller = new AbortController();
  const response = await fetch(`${a.origin}/v1/workspaces/acme/logs/tail`, {
    headers: { Authorization: `Bearer ${tokens.full}` },
    signal: controller.signal,
  });
  const messages = eight.map((index) => `entry ${index}`);
  const writing = (async () => {
    for (const message of messages)
      await b.control('POST', '/workspaces/acme/records/log_entries', {
        level: 'info',
        source: 'agent',
        message,
      });
  })();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let output = '';
  while (output.split('\n').filter(Boolean).length < messages.length)
    output += (await reader?.read())?.value ?? '';
  await writing;
  controller.abort();
  const lines = output.split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(messages);
});

testShared(
  'an advance in one process applies to the next response of the other, and a reset sets both clocks back',
  async () => {
    const [a, b] = both();
    const hour = 3600;
    const began = Date.parse((await a.control('GET', '/clock')).json.now);
    for (let turn = 1; turn <= 6; turn += 1) {
      const [one, other] = turn % 2 ? [a, b] : [b, a];
      await one.control('POST', '/clock/advance', { seconds: hour });
      const { headers } = await other.send('GET', '/me');
      expect(Date.parse(headers.get('Date') ?? '') + 1000).toBeGreaterThanOrEqual(began + turn * hour * 1000);
    }
    await b.control('POST', '/reset');
    const { now } = (await a.control('GET', '/clock')).json;
    expect(Date.parse(now)).toBeLessThan(began + hour * 1000);
  },
);

testShared('of two concurrent advances, one continues where the other ended', async () => {
  const [a, b] = both();
  const path = `${agents}/${examples['agent-list'].data[0]?.id}`;
  await a.send('POST', `${path}/activate`);
  const began = Date.parse((await a.control('GET', '/clock')).json.now);
  const twoDays = { seconds: 2 * 24 * 3600 };
  await Promise.all([a, b].map(({ control }) => control('POST', '/clock/advance', twoDays)));
  for (const { control } of [a, b]) {
    const { now } = (await control('GET', '/clock')).json;
    expect(Math.round((Date.parse(now) - began) / 3_600_000)).toBe(4 * 24);
  }
  // Each scheduled run starts only once, whichever process advances.
  const { json } = await b.send('GET', `${path}/runs?limit=100`);
  const starts = json.data.map(({ created_at }: { created_at: string }) => created_at);
  expect(starts).toHaveLength(100);
  expect(new Set(starts).size).toBe(100);
});

testShared('a reset applies to both processes, with its records', async () => {
  const [a, b] = both();
  await b.send('POST', agents, { body: { name: 'Before' } });
  const seed = { workspaces: [{ slug: 'shop', name: 'Shop', test: { agents: [{ name: 'Greeter' }] } }] };
  expect((await a.control('POST', '/reset', seed)).status).toBe(204);
  expect((await b.control('GET', '/')).json.workspace).toBe('shop');
  expect((await b.control('GET', '/requests')).json.data).toEqual([]);
  const list = () => a.send('GET', '/workspaces/shop/agents', { token: 'key_test_shop' });
  await a.send('POST', '/workspaces/shop/agents', { token: 'key_test_shop', body: { name: 'More' } });
  expect((await list()).json.data).toHaveLength(2);
  await b.control('POST', '/reset');
  expect((await list()).json.data).toMatchObject([{ name: 'Greeter' }]);
});

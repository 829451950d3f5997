import { errors, examples, mediaTypes } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { testWithAnyHeader } from './page.ts';
import { startSandbox } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';

test.each([
  ['application/x-ndjson', 'agent-list-ndjson'],
  ['text/csv', 'agent-list-csv'],
  ['application/tson', 'agent-list-tson'],
] as const)('a list is returned as %s', async (accept, example) => {
  const { send } = await startSandbox();
  const { headers, text } = await send('GET', agents, { headers: { Accept: accept } });
  expect(headers.get('Content-Type')).toContain(accept);
  expect(text).toBe(examples[example].replace(/^\uFEFF/, ''));
});

test.each([
  [{}, '', mediaTypes.json],
  [{ Accept: '*/*' }, '', mediaTypes.json],
  [{ Accept: 'text/csv;q=0.5, application/x-ndjson' }, '', mediaTypes.ndjson],
  [{ Accept: 'text/html, text/*;q=0.3' }, '', mediaTypes.csv],
  [{ Accept: 'text/csv' }, '?format=ndjson', mediaTypes.ndjson],
  [{ Accept: 'text/csv' }, '?format=json', mediaTypes.json],
  [{ Accept: 'image/png' }, '?format=tson', mediaTypes.tson],
])('with %o and "%s" a list is returned as %s', async (headers, query, mediaType) => {
  const { send } = await startSandbox();
  const response = await send('GET', `${agents}${query}`, { headers });
  expect(response.headers.get('Content-Type')?.split(';')[0]).toBe(mediaType);
});

test.each([
  ['/me', { Accept: 'text/csv' }],
  ['/me?format=ndjson', {}],
  ['/me?format=nonsense', {}],
  [`${agents}/agt_01K9STOCK`, { Accept: 'application/tson' }],
  [agents, { Accept: 'image/png' }],
  [agents, { Accept: 'application/json;q=0' }],
])('%s with %o returns 406, with an error in JSON', async (path, headers) => {
  const { send } = await startSandbox();
  const { status, json } = await send('GET', path, { headers });
  expect([status, json.error.code]).toEqual([406, errors['not-acceptable'].code]);
});

test('a write with an unacceptable encoding has no effect', async () => {
  const { send } = await startSandbox();
  const headers = { Accept: 'text/csv' };
  expect((await send('POST', agents, { body: { name: 'Ghost' }, headers })).status).toBe(406);
  expect((await send('GET', agents)).json.data).toHaveLength(3);
});

test('errors are always JSON', async () => {
  const { send } = await startSandbox();
  const { headers } = await send('GET', `${agents}/agt_none/runs?format=csv`);
  expect(headers.get('Content-Type')).toBe(mediaTypes.json);
});

test('the next cursor of a CSV page is in a header', async () => {
  const { send } = await startSandbox();
  const first = await send('GET', `${agents}?format=csv&bom=false&limit=2`);
  const cursor = first.headers.get('X-Next-Cursor');
  const { json } = await send('GET', `${agents}?limit=2&cursor=${cursor}`);
  expect(json).toEqual({ data: [examples['agent-list'].data[2]], next_cursor: null });
});

testWithAnyHeader(
  'a body over 4 KB is compressed if the client accepts it, and a smaller one is not',
  async () => {
    const { send, sandbox } = await startSandbox();
    const request = () =>
      sandbox.fetch(
        new Request(`http://sandbox/v1${agents}`, {
          headers: { Authorization: 'Bearer key_test_acme', 'Accept-Encoding': 'gzip' },
        }),
      );
    const small = await request();
    expect(small.headers.get('Content-Encoding')).toBeNull();
    expect(small.headers.get('Vary')).toBe('Accept, Accept-Encoding');
    await send('POST', agents, { body: { name: 'Talker', task: 'x'.repeat(4000) } });
    const large = await request();
    expect(large.headers.get('Content-Encoding')).toBe('gzip');
    const unpacked = await new Response(large.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(unpacked).toBe((await send('GET', agents)).text);
  },
);

import { request } from 'undici';
import { expect, vi } from 'vitest';
import { test } from '../../test/sandbox-test.ts';
import { serveInTest } from '../../test/serve-in-test.ts';
import { startSandbox } from '../../test/start-sandbox.ts';

const rule = { operation: 'listAgents', error: 'upstream-unavailable', after_first_record: true, count: 1 };
const accept = 'application/x-ndjson';

type Handle = (request: Request) => Promise<Response>;

const startServed = async (wrap?: (handle: Handle) => Handle) => {
  const { sandbox, control } = await startSandbox();
  const handle = (incoming: Request) => sandbox.fetch(incoming);
  const served = await serveInTest(wrap ? { fetch: wrap(handle) as typeof sandbox.fetch } : sandbox);
  await control('addFaultRule', {}, rule);
  const list = (headers: Record<string, string>) =>
    request(`${served.url}/v1/workspaces/acme/agents`, {
      headers: { authorization: 'Bearer key_test_acme', ...headers },
    });
  return { control, list };
};

test('an error after the first record is reported in a trailer', async () => {
  const { list } = await startServed();
  const { statusCode, headers, body, trailers } = await list({ accept, te: 'trailers' });
  const csv = await body.text();
  expect([statusCode, headers.connection, headers.vary]).toEqual([200, 'close', 'Accept, Accept-Encoding']);
  expect(csv.split('\n')).toEqual([expect.stringMatching(/^\{.*\}$/), '']);
  expect(trailers).toEqual({ 'x-error': 'upstream_unavailable' });
  // Without an error, the trailers end the page.
  const next = await list({ accept, te: 'trailers' });
  expect(await next.body.text()).not.toContain('__meta__');
  expect(next.trailers).toEqual({ 'x-has-more': 'false' });
});

test.each([
  ['', undefined, {}],
  [' for a client that accepts compression', undefined, { 'accept-encoding': 'gzip' }],
  [' of a sandbox that is wrapped', (handle: Handle) => handle, {}],
  [
    ' of a wrapped sandbox whose responses are copied',
    (handle: Handle) => async (incoming: Request) => {
      const { body, status, headers } = await handle(incoming);
      return new Response(body?.pipeThrough(new TransformStream()) ?? null, { status, headers });
    },
    {},
  ],
])('without trailers the connection%s breaks after the first record', async (_which, wrap, extra) => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
  const { list } = await startServed(wrap);
  const { statusCode, body } = await list({ accept, ...extra });
  const chunks: string[] = [];
  const reading = (async () => {
    for await (const chunk of body) chunks.push(String(chunk));
  })();
  await expect(reading).rejects.toThrow('other side closed');
  expect(statusCode).toBe(200);
  expect(chunks.join('').split('\n')).toEqual([expect.stringMatching(/^\{.*\}$/), '']);
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});

test('the rule does not affect other encodings', async () => {
  const { list } = await startServed();
  const { statusCode, body } = await list({});
  expect(((await body.json()) as { data: unknown[] }).data.length).toBeGreaterThan(1);
  expect(statusCode).toBe(200);
});

test('the rule needs an error and an operation that returns a list', async ({ control }) => {
  for (const body of [
    { ...rule, error: undefined, latency: { min: 0, max: 1 } },
    { ...rule, operation: 'getMe' },
  ])
    expect((await control('addFaultRule', {}, body)).status).toBe(400);
});

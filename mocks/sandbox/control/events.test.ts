import { expect } from 'vitest';
import { testInNode } from '../../test/page.ts';
import { test } from '../../test/sandbox-test.ts';
import { type Started, startSandbox } from '../../test/start-sandbox.ts';
import { limits } from '../core/limits.ts';
import type { InspectableSandbox } from '../create-sandbox.ts';

const url = 'http://127.0.0.1:4010/_sandbox/events';
const accept = { Accept: 'text/event-stream' };

type Event = { type: string; data: Record<string, unknown> };

/** Subscribes to the events; `next` waits for the next event of a type. */
const follow = async (sandbox: InspectableSandbox) => {
  const response = await sandbox.fetch(new Request(url, { headers: accept }));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream']);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let unread = '';
  const part = async (): Promise<string | undefined> => {
    while (!unread.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      unread += decoder.decode(value, { stream: true });
    }
    const end = unread.indexOf('\n\n');
    const message = unread.slice(0, end);
    unread = unread.slice(end + 2);
    return message;
  };
  const next = async (type: string): Promise<Event | undefined> => {
    for (let chunk = await part(); chunk !== undefined; chunk = await part()) {
      const [, eventType, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(chunk) ?? [];
      if (eventType === type) return { type, data: JSON.parse(data) };
    }
    return undefined;
  };
  // The first line confirms the subscription.
  expect(await part()).toMatch(/^retry: \d+$/);
  return { next, part, close: () => reader.cancel() };
};

test('a request of another client causes an event with its entry', async ({ sandbox, control, send }) => {
  const { next } = await follow(sandbox);
  await send('GET', '/me');
  const event = await next('request');
  expect(event?.data).toMatchObject({ operation: 'getMe', status: 200, token: 'tok_01K9DEMO' });
  expect(event?.data).toEqual((await control('listRequests')).json.data[0]);
});

test('a request whose body is read after the response causes one event, with the violations of the body', async () => {
  const { sandbox, send } = await startSandbox();
  const { next } = await follow(sandbox);
  await sandbox.fetch('/v1/workspaces/acme/agents', { method: 'POST', body: '{"colour":1}' });
  await sandbox.context.requestLog.settled();
  await send('GET', '/me');
  const [first, second] = [await next('request'), await next('request')];
  expect(JSON.stringify(first?.data.violations)).toContain('/colour');
  expect(second?.data.operation).toBe('getMe');
});

test.for<[string, string, (started: Started) => Promise<unknown>]>([
  [
    'any transaction',
    'changed',
    ({ sandbox }) => sandbox.context.database.transaction(async () => undefined),
  ],
  ['the clock', 'changed', ({ control }) => control('advanceClock', {}, { seconds: 60 })],
  ['a fault rule', 'changed', ({ control }) => control('addFaultRule', {}, { error: 'internal-error' })],
  ['a reset', 'changed', ({ control }) => control('reset')],
  ['clearing the log', 'cleared', ({ control }) => control('clearRequests')],
])('%s causes an event: %s', async ([_, type, change], { started }) => {
  const { next } = await follow(started.sandbox);
  await change(started);
  expect((await next(type))?.data).toEqual({ now: expect.stringMatching(/Z$/) });
});

test('the streams end with the sandbox', async ({ sandbox }) => {
  const { part } = await follow(sandbox);
  await sandbox.close();
  expect(await part()).toBeUndefined();
});

test('a client beyond the limit is rejected until another disconnects', async ({ sandbox, control }) => {
  const all = [];
  for (let count = 0; count < limits.eventListeners; count += 1) all.push(await follow(sandbox));
  expect((await control('followEvents')).status).toBe(503);
  await all[0]?.close();
  await follow(sandbox);
});

test('a client that does not read is disconnected', async ({ sandbox, control, send }) => {
  const { part } = await follow(sandbox);
  for (let count = 0; count <= limits.unreadEvents + 1; count += 1) await send('GET', '/me');
  expect(sandbox.context.activity.count()).toBe(0);
  let parts = 0;
  while ((await part()) !== undefined) parts += 1;
  expect(parts).toBeLessThanOrEqual(limits.unreadEvents + 1);
  expect((await control('getClock')).status).toBe(200);
});

test('a HEAD request does not subscribe, and another media type is rejected', async ({ sandbox }) => {
  await sandbox.fetch(new Request(url, { method: 'HEAD' }));
  expect(sandbox.context.activity.count()).toBe(0);
  expect((await sandbox.fetch(new Request(url, { headers: { Accept: 'application/json' } }))).status).toBe(
    406,
  );
});

testInNode(
  'over a connection, events arrive immediately, and a client that disconnects is removed',
  async ({ sandbox, send }) => {
    const { serveInTest } = await import('../../test/serve-in-test.ts');
    const served = await serveInTest(sandbox);
    const { request } = await import('node:http');
    const clientRequest = request(`${served.url}/_sandbox/events`, { headers: accept });
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      clientRequest.once('response', resolve).once('error', reject).end();
    });
    let body = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    await expect.poll(() => body).toContain('retry:');
    await send('GET', '/me');
    await expect.poll(() => body).toContain('event: request');
    clientRequest.destroy();
    await expect.poll(() => sandbox.context.activity.count()).toBe(0);
  },
);

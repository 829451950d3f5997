import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkspaceClient } from '@workspace-api/client';
import { createSandbox, type Sandbox } from '@workspace-api/mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, startApp } from './start-app.ts';

// The subscription needs a URL before the application starts, because the application needs the subscription's secret.
const endpoint = 'http://localhost/api/workspace-events';
const slug = 'acme';

let sandbox: Sandbox;
let app: App;
let inbox: string;
/** The deliveries that the sandbox has sent, as bytes and headers. */
let sent: { body: ArrayBuffer; headers: Headers }[];
/** Changes the body of a delivery on its way. */
let changeInTransit: (body: ArrayBuffer) => BodyInit;

const api = () =>
  createWorkspaceClient({
    baseUrl: 'https://api.acme.example/v1',
    token: 'key_test_acme',
    fetch: sandbox.fetch,
  });

beforeEach(async () => {
  sent = [];
  changeInTransit = (body) => body;
  inbox = await mkdtemp(join(tmpdir(), 'inbox-'));
  sandbox = await createSandbox({
    // Sends the deliveries to the port on which the application was started.
    outgoing: (next) => async (request) => {
      const body = await request.arrayBuffer();
      sent.push({ body, headers: request.headers });
      const { method, headers, signal } = request;
      const url = new URL(new URL(request.url).pathname, app.url);
      return next(new Request(url, { method, headers, signal, body: changeInTransit(body) }));
    },
  });
  const { secret } = await api().webhooks.create('acme', { url: endpoint, events: ['pages.published'] });
  app = await startApp({ SIGNING_SECRET: secret, INBOX: inbox });
});
afterEach(async () => {
  await app.close();
  await sandbox.close();
  await rm(inbox, { recursive: true });
});

/** Waits for a number of attempts. @returns the event and the status of each, the latest delivery first */
const readAttempts = (count: number) =>
  vi.waitFor(async () => {
    const { data } = await sandbox.control.listDeliveries({ path: { slug } });
    const ended = data.flatMap(({ id, event, attempts }) =>
      attempts.flatMap(({ status }) => (status === null ? [] : [{ id, event: event.id, status }])),
    );
    expect(ended).toHaveLength(count);
    return ended;
  }, 30_000);

/** Sends a request to the application as anyone can. */
const post = async (body: BodyInit, headers: HeadersInit = {}) => {
  const response = await fetch(new URL('/api/workspace-events', app.url), { method: 'POST', body, headers });
  return [response.status, await response.text()];
};

const countProcessed = () => app.output().match(/^processed /gm)?.length ?? 0;

test('a delivery is accepted, and its event is processed after the response', async () => {
  await api().pages.publish('acme');
  const [attempt] = await readAttempts(1);
  expect(attempt?.status).toBe(204);
  expect(await readdir(inbox)).toEqual([`${attempt?.event}.json`]);
  await vi.waitFor(
    () => expect(app.output()).toContain(`processed ${attempt?.event} pages.published`),
    10_000,
  );
  expect(await (await fetch(app.url)).text()).toContain('<code>pages.published</code>');
});

test('an event that is delivered twice is processed once', async () => {
  await api().pages.publish('acme');
  const [first] = await readAttempts(1);
  await sandbox.control.redeliver({ path: { slug, id: first?.id ?? '' } });
  expect(await readAttempts(2)).toMatchObject([
    { event: first?.event, status: 204 },
    { event: first?.event, status: 204 },
  ]);
  // Another event, so that the processing of a second delivery would have happened before.
  await api().pages.publish('acme');
  await readAttempts(3);
  await vi.waitFor(() => expect(countProcessed()).toBe(2), 10_000);
  expect(await readdir(inbox)).toHaveLength(2);
});

test('a delivery that was changed in transit is rejected, and the repeated one is accepted', async () => {
  changeInTransit = (body) => new TextDecoder().decode(body).replace('acme', 'evil');
  await api().pages.publish('acme');
  const [first] = await readAttempts(1);
  expect(first?.status).toBe(400);
  changeInTransit = (body) => body;
  await sandbox.control.redeliver({ path: { slug, id: first?.id ?? '' } });
  expect((await readAttempts(2)).map(({ status }) => status).toSorted()).toEqual([204, 400]);
  expect(await readdir(inbox)).toHaveLength(1);
});

test('a request without a signature is rejected', async () => {
  expect(await post('{"id":"evt_1"}')).toEqual([400, 'missing_headers']);
});

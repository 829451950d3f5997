import { examples } from '@workspace-api/contract';
import { expect, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { acme } from '../sandbox/domain/demo-tenant.ts';
import { testInNode } from './page.ts';
import { test } from './sandbox-test.ts';
import { startSandbox } from './start-sandbox.ts';

const slug = 'acme';

test('a fault rule beyond the limit is rejected until another is removed', async ({ control }) => {
  const add = () => control('addFaultRule', {}, { latency: { min: 0, max: 0 } });
  for (let count = 0; count < limits.faultRules; count += 1) expect((await add()).status).toBe(201);
  const { status, json } = await add();
  expect([status, json.error.message]).toEqual([
    409,
    expect.stringContaining(`${limits.faultRules} fault rules`),
  ]);
  const { json: rules } = await control('listFaultRules');
  await control('removeFaultRule', { id: rules.data[0].id });
  expect((await add()).status).toBe(201);
});

test('a snapshot beyond the limit is rejected, and an earlier one replaced', async ({ control, sandbox }) => {
  const take = (snapshot: string) => control('takeSnapshot', { slug, snapshot });
  expect((await take('first')).status).toBe(204);
  const { database } = sandbox.context;
  const first = await database.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: limits.snapshots - 1 }, (_, n) => ({
    ...first,
    name: `other-${n}`,
    records: '{}',
  }));
  await database.insertInto('snapshots').values(others).execute();
  const { status, json } = await take('one-more');
  expect([status, json.error.message]).toEqual([
    409,
    expect.stringContaining(`${limits.snapshots} snapshots`),
  ]);
  expect((await take('first')).status).toBe(204);
});

test('a list of the control plane has the newest thousand records', async ({ context, records }) => {
  const { database } = context;
  const call = (n: number) => ({
    ...acme,
    id: `call_${String(n).padStart(4, '0')}`,
    capability: 'email',
    args: '{}',
    submission_id: examples['submission-list'].data[0]?.id ?? '',
    called_at: new Date(Date.UTC(2030, 0, 1, 0, 0, n)).toISOString(),
  });
  const calls = Array.from({ length: limits.listedRecords + 1 }, (_, n) => call(n));
  for (let at = 0; at < calls.length; at += 100)
    await database
      .insertInto('capability_calls')
      .values(calls.slice(at, at + 100))
      .execute();
  const { json } = await records.list('capability_calls');
  expect([json.data.length, json.data[0].id]).toEqual([limits.listedRecords, `call_${limits.listedRecords}`]);
});

test('no more deliveries than the limit are sent at a time', async () => {
  const resolvers: ((response: Response) => void)[] = [];
  const outgoing = () => () => new Promise<Response>((resolve) => resolvers.push(resolve));
  const { send } = await startSandbox({ outgoing });
  const body = { url: 'http://127.0.0.1:9/', events: ['agents.created'] };
  await send('POST', `/workspaces/${slug}/webhooks`, { body });
  const events = limits.deliveriesInFlight + 8;
  for (let n = 0; n < events; n += 1)
    await send('POST', `/workspaces/${slug}/agents`, { body: { name: `Agent ${n}` } });
  await vi.waitUntil(() => resolvers.length === limits.deliveriesInFlight, { timeout: 30_000 });
  let count = 0;
  // Each response makes room for exactly one more delivery.
  while (count < events) {
    const respond = await vi.waitUntil(() => resolvers.shift(), { timeout: 30_000 });
    expect(resolvers.length).toBeLessThan(limits.deliveriesInFlight);
    respond(new Response(null, { status: 204 }));
    count += 1;
  }
  expect(count).toBe(events);
});

testInNode('a connection beyond the limit is closed until another ends', async ({ sandbox }) => {
  const { EventEmitter } = await import('node:events');
  const { openSocket, serveInTest } = await import('./serve-in-test.ts');
  const { url } = await serveInTest(sandbox);
  const open = async () => {
    const socket = openSocket(url);
    await EventEmitter.once(socket, 'connect');
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: limits.connections }, open));
  const refusedSocket = await open();
  if (!refusedSocket.closed) await EventEmitter.once(refusedSocket, 'close');
  const fetchResponse = async () => {
    const socket = await open();
    socket.write('GET /health HTTP/1.1\r\nHost: sandbox\r\nConnection: close\r\n\r\n');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    if (!socket.closed) await EventEmitter.once(socket, 'close');
    return Buffer.concat(chunks).toString();
  };
  sockets[0]?.destroy();
  // The server notices this a little later.
  await vi.waitUntil(async () => (await fetchResponse()).includes('"ok"'), { timeout: 30_000 });
});

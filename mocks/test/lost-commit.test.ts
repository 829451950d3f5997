import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { createReceiver } from '../index.ts';
import { freshRecords, testShared } from './records.ts';
import { startSandbox } from './start-sandbox.ts';

/** Whether a client's message is a simple query that commits: a type, a length of four bytes, and the statement. */
const isCommit = (message: Buffer): boolean =>
  message[0] === 'Q'.charCodeAt(0) && message.toString('utf8', 5) === 'commit\0';

/** Where the connection of a commit is cut: before the server gets it, or before the client gets the confirmation. */
type Cut = 'before' | 'after';

type CutOptions = {
  /** Whether new connections are refused from then on, until `restore`. */
  readonly isLast?: boolean;
  /** How many commits pass before it, 0 by default. */
  readonly passing?: number;
};

/** Starts a TCP proxy in front of a PostgreSQL server for one test, which can cut connections at a commit. */
const cutCommits = async (data: string) => {
  const target = new URL(data);
  const sockets = new Set<Socket>();
  let next: { readonly where: Cut; readonly isLast: boolean; passing: number } | undefined;
  let isReachable = true;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    if (!isReachable) return end();
    let isCut = false;
    const cutHere = () => {
      cuts += 1;
      end();
    };
    client.on('data', (chunk) => {
      if (next && isCommit(chunk) && next.passing-- === 0) {
        const { where, isLast } = next;
        next = undefined;
        isCut = true;
        isReachable = !isLast;
        if (where === 'before') return cutHere();
      }
      upstream.write(chunk);
    });
    // The response to a commit shows that the server has executed it.
    upstream.on('data', (chunk) => (isCut ? cutHere() : client.write(chunk)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const url = new URL(data);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    /** Cuts the connection of the next commit. */
    cut(where: Cut, { isLast = false, passing = 0 }: CutOptions = {}) {
      next = { where, isLast, passing };
    },
    /** Accepts new connections again. */
    restore() {
      isReachable = true;
    },
    count: () => cuts,
  };
};

const agents = '/workspaces/acme/agents';
const key = { 'Idempotency-Key': 'once' };

/** A sandbox whose connections to PostgreSQL can be cut at a commit. */
const startBehindCutter = async () => {
  const records = freshRecords();
  const cutter = await cutCommits(records.data ?? '');
  const lines: string[] = [];
  const started = await startSandbox({ ...records, data: cutter.url, log: (line) => lines.push(line) });
  const write = (name: string, headers = {}) => started.send('POST', agents, { body: { name }, headers });
  const countAgents = async (name: string): Promise<number> => {
    const { json } = await started.send('GET', agents);
    return json.data.filter((agent: { name: string }) => agent.name === name).length;
  };
  return { ...started, cutter, lines, write, countAgents };
};

testShared('a write whose commit succeeds but is not confirmed gets its success', async () => {
  const { cutter, write, countAgents } = await startBehindCutter();
  cutter.cut('after');
  expect((await write('Stored')).status).toBe(201);
  expect([cutter.count(), await countAgents('Stored')]).toEqual([1, 1]);
});

testShared('a write whose commit does not arrive gets a 503 and has stored nothing', async () => {
  const { cutter, write, countAgents } = await startBehindCutter();
  cutter.cut('before');
  const { status, json } = await write('Lost');
  expect([status, json.error.code]).toEqual([503, 'upstream_unavailable']);
  expect(json.error.message).not.toContain('stored');
  expect([cutter.count(), await countAgents('Lost')]).toEqual([1, 0]);
});

testShared(
  'a write whose commit can not be looked up gets a 503 that says so, and its Idempotency-Key replays the stored response',
  async () => {
    const { cutter, lines, write, countAgents } = await startBehindCutter();
    cutter.cut('after', { isLast: true });
    const unknown = await write('Unknown', key);
    expect([unknown.status, unknown.json.error.code]).toEqual([503, 'upstream_unavailable']);
    expect(unknown.json.error.message).toContain(
      'It is unknown whether this write was stored. Repeat it with the same Idempotency-Key',
    );
    expect(lines.join('\n')).toContain('It is unknown whether the last commit was stored');
    cutter.restore();
    const repeated = await write('Unknown', key);
    expect([repeated.status, repeated.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect(await countAgents('Unknown')).toBe(1);
  },
);

testShared('a reset and a restore whose commits are not confirmed succeed', async () => {
  const { cutter, sandbox, write, countAgents } = await startBehindCutter();
  await write('Saved');
  const snapshot = await sandbox.snapshot();
  cutter.cut('after');
  await sandbox.reset();
  expect([cutter.count(), await countAgents('Saved')]).toEqual([1, 0]);
  cutter.cut('after');
  await sandbox.restore(snapshot);
  expect([cutter.count(), await countAgents('Saved')]).toEqual([2, 1]);
});

testShared('a webhook delivery whose lease is stored without a confirmation is sent', async () => {
  const { cutter, lines, send } = await startBehindCutter();
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const body = { url: receiver.url, events: ['theme.published'] };
  await send('POST', '/workspaces/acme/webhooks', { body });
  // The first commit is the write's.
  cutter.cut('after', { passing: 1 });
  await send('POST', '/workspaces/acme/theme');
  await receiver.received(1);
  expect([cutter.count(), lines.filter((line) => line.startsWith('Cannot'))]).toEqual([1, []]);
});

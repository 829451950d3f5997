import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { freshRecords, testShared } from './records.ts';
import { startSandbox } from './start-sandbox.ts';

/** Whether a client's message is a simple query that commits: a type, a length of four bytes, and the statement. */
const isCommit = (message: Buffer): boolean =>
  message[0] === 'Q'.charCodeAt(0) && message.toString('utf8', 5) === 'commit\0';

/** Where the connection of a commit is cut: before the server gets it, or before the client gets the confirmation. */
type Cut = 'before' | 'after';

/** Starts a TCP proxy in front of a PostgreSQL server for one test, which can cut connections at a commit. */
const cutCommits = async (data: string) => {
  const target = new URL(data);
  const sockets = new Set<Socket>();
  let next: Cut | undefined;
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
    let isCut = false;
    const cutHere = () => {
      cuts += 1;
      end();
    };
    client.on('data', (chunk) => {
      if (next && isCommit(chunk)) {
        const where = next;
        next = undefined;
        isCut = true;
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
    cut(where: Cut) {
      next = where;
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

testShared.for([
  ['is not confirmed', 'after', 'true', 1],
  ['does not arrive', 'before', null, 0],
] as const)(
  'the response to a write whose commit %s says so, and its Idempotency-Key stores it once',
  async ([, where, replayed, stored]) => {
    const { cutter, lines, write, countAgents } = await startBehindCutter();
    cutter.cut(where);
    const unknown = await write('Unknown', key);
    expect([unknown.status, unknown.json.error.code]).toEqual([503, 'upstream_unavailable']);
    expect(unknown.json.error.message).toContain(
      'It is unknown whether this write was stored. Repeat it with the same Idempotency-Key',
    );
    expect(lines.join('\n')).toContain('It is unknown whether the last commit was stored');
    expect([cutter.count(), await countAgents('Unknown')]).toEqual([1, stored]);
    const repeated = await write('Unknown', key);
    expect([repeated.status, repeated.headers.get('Idempotent-Replayed')]).toEqual([201, replayed]);
    expect(await countAgents('Unknown')).toBe(1);
  },
);

testShared('a reset whose commit is not confirmed is in effect', async () => {
  const { cutter, sandbox, write, countAgents } = await startBehindCutter();
  await write('Saved');
  await sandbox.advance(60_000);
  cutter.cut('after');
  await expect(sandbox.reset()).rejects.toThrow('It is unknown whether the last commit was stored');
  expect([cutter.count(), await countAgents('Saved')]).toEqual([1, 0]);
});

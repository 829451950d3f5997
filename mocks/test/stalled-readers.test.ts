import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { examples } from '@workspace-api/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { serve } from '../sandbox/serve.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

/** Lets clients take no data for a moment only. Test files share the limits, so the test restores it. */
const shortenWait = (): void => {
  const changeable: { unreadMs: number } = limits;
  const { unreadMs } = changeable;
  changeable.unreadMs = 300;
  onTestFinished(() => {
    changeable.unreadMs = unreadMs;
  });
};

const start = async () => {
  shortenWait();
  const started = await startSandbox();
  const { url, close } = await serve(started.sandbox, { port: 0, headersTimeout: 1000 });
  onTestFinished(close);
  const { hostname, port } = new URL(url);
  /** Sends a request, and returns its connection once the response begins. */
  const send = async (path: string, headers: string): Promise<Socket> => {
    const socket = connect({ port: Number(port), host: hostname });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n\r\n`);
    await once(socket, 'data');
    return socket;
  };
  const tail = () => send('/v1/workspaces/acme/logs/tail', `Authorization: Bearer ${tokens.full}`);
  return { ...started, send, tail };
};

/** Resolves once nothing follows a feed any more. */
const untilNoneFollows = (feed: { count(): number }): Promise<void> =>
  vi.waitFor(() => expect(feed.count()).toBe(0), { timeout: 10_000, interval: 20 });

type Started = Awaited<ReturnType<typeof start>>;

/** Writes more entries to the log than a connection buffers. */
const writeManyEntries = async ({ context }: Started): Promise<void> => {
  const entries = Array.from({ length: 100 }, (_, index) => ({
    id: `log_LONG${index}`,
    workspace_id: examples.workspace.id,
    mode: 'test' as const,
    ts: context.clock.now().toISOString(),
    level: 'info' as const,
    source: 'agent',
    message: 'x'.repeat(200_000),
    folded: '',
    request_id: 'req_1',
  }));
  await context.database.insertInto('log_entries').values(entries).execute();
  context.logFeed.wake();
};

test('clients of the log that read nothing are disconnected, and others are not', async () => {
  const started = await start();
  const { context, tail } = started;
  const stalled = await Promise.all([tail(), tail(), tail()]);
  for (const socket of stalled) socket.pause();
  const reading = await tail();
  let received = 0;
  const all = new Promise<void>((resolve) => {
    reading.on('data', ({ length }: Buffer) => {
      received += length;
      if (received > 20_000_000) resolve();
    });
  });
  expect(context.logFeed.count()).toBe(4);
  await writeManyEntries(started);
  await all;
  await vi.waitFor(() => expect(context.logFeed.count()).toBe(1), { timeout: 10_000, interval: 20 });
  expect(reading.closed).toBe(false);
  reading.destroy();
  await untilNoneFollows(context.logFeed);
});

test('a client of the events that reads nothing is disconnected', async () => {
  const { context, send } = await start();
  const socket = await send('/_sandbox/events', 'Accept: text/event-stream\r\nConnection: close');
  socket.pause();
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (let count = 0; count < 50; count += 1)
        context.activity.request({ message: 'x'.repeat(20_000) } as never);
      if (context.activity.count() > 0) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await ended;
  const closed = once(socket, 'close');
  socket.resume();
  await closed;
});

test('a client that waits for new entries stays connected', async () => {
  const { context, tail } = await start();
  const [quiet, stalled] = [await tail(), await tail()];
  stalled.pause();
  // The other connection times out meanwhile.
  const other = connect({ port: Number(quiet.remotePort), host: quiet.remoteAddress ?? '' });
  other.resume();
  await once(other, 'close');
  expect(context.logFeed.count()).toBe(2);
  expect(quiet.closed).toBe(false);
});

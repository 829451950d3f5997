import { type AddressInfo, createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from '../../../receiver/create-receiver.ts';
import type { PrivateAddresses } from '../network.ts';
import { createSender as createSenderOn, type Outgoing } from '../network.ts';
import { noteServed } from './network/addresses.ts';
import { createNetwork } from './network.ts';

const createSender = (allowed: PrivateAddresses, outgoing?: () => Outgoing | undefined) =>
  createSenderOn(createNetwork(allowed), outgoing);

const request = (url: string, signal = new AbortController().signal) => ({
  url,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'x-test': 'one' },
  body: Buffer.from('{"id":"evt_1"}'),
  signal,
});

const startReceiver = async () => {
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
};

test('loopback is refused unless it is allowed, by address and by name', async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  const send = createSender('none');
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '127.1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
  ])
    await expect(send(request(`http://${host}:${port}/`))).rejects.toThrow('private address');
  expect(receiver.deliveries).toEqual([]);
});

test('a name is refused if any address that it resolves to is private', async () => {
  const addresses = [
    { address: '93.184.216.34', family: 4 },
    { address: '::7f00:1', family: 6 },
  ];
  const network = createNetwork('loopback', (_name, _options, callback) => callback(null, addresses));
  await expect(createSenderOn(network)(request('https://mixed.test/'))).rejects.toThrow(
    'mixed.test (::7f00:1) is a private address',
  );
});

test('a sandbox of this process is refused, whatever is allowed, by each address and name of this machine', async () => {
  const receiver = await startReceiver();
  const port = Number(new URL(receiver.url).port);
  const send = createSender('all');
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const own = interfaces.filter(({ scopeid }) => !scopeid).map(({ address }) => address);
  const hosts = [
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:0.0.0.0',
    '127.1',
    ...own,
  ];
  const urls = hosts.map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`);
  const forget = noteServed(port);
  for (const url of urls)
    await expect(send(request(url))).rejects.toThrow(`port ${port} is the sandbox itself`);
  expect(receiver.deliveries).toEqual([]);
  forget();
  expect((await send(request(receiver.url))).status).toBe(204);
});

test('the function that changes requests gets none to a refused URL', async () => {
  const outgoing = () => () => async () => new Response(null, { status: 204 });
  const send = createSender('loopback', outgoing);
  await expect(send(request('https://hooks.acme.example/in'))).rejects.toThrow(
    'hooks.acme.example does not exist',
  );
  await expect(send(request('https://[fd00::1]/'))).rejects.toThrow('fd00::1 is a private address');
  expect((await send(request('http://127.0.0.1:8080/'))).status).toBe(204);
});

test('an aborted request ends', async () => {
  const receiver = await startReceiver();
  receiver.status('silence');
  const controller = new AbortController();
  const delivery = createSender('loopback')(request(receiver.url, controller.signal));
  await receiver.received(1);
  controller.abort();
  await expect(delivery).rejects.toThrow();
});

/** Starts a server that calls a function with each connection that has sent data. */
const startRaw = async (act: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => act(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

test.each([
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['speaks another protocol', (socket: Socket) => socket.end('220 mail.example ready\r\n')],
  ['ends within its headers', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-')],
  ['sends endless headers', (socket: Socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1e6)}`)],
  [
    'switches protocols',
    (socket: Socket) =>
      socket.write(head('HTTP/1.1 101 Switching Protocols', 'Connection: upgrade', 'Upgrade: other')),
  ],
])('a server that %s has not responded', async (_, act) => {
  await expect(createSender('loopback')(request(await startRaw(act)))).rejects.toThrow();
});

test('the start of a body is returned', async () => {
  const url = await startRaw((socket) =>
    socket.write(head('HTTP/1.1 500 Broken', 'Connection: close', 'X-Reason: tea') + 'a'.repeat(10_000)),
  );
  const { status, headers, body } = await createSender('loopback')(request(url));
  expect([status, Object.fromEntries(headers)['x-reason'], body]).toEqual([500, 'tea', 'a'.repeat(4096)]);
});

test('an interim response is ignored, and the body is not awaited', async () => {
  const responseHeads =
    head('HTTP/1.1 103 Early Hints', 'Link: </a>') + head('HTTP/1.1 202 Accepted', 'Content-Length: 9');
  const url = await startRaw((socket) => socket.write(responseHeads));
  expect((await createSender('loopback')(request(url))).status).toBe(202);
});

test('outgoing requests and their responses can be changed', async () => {
  const receiver = await startReceiver();
  receiver.status(204);
  const change: Outgoing = (next) => async (outgoingRequest) => {
    const { status } = await next(new Request(outgoingRequest, { headers: { 'x-test': 'two' } }));
    return new Response(null, { status: status + 300 });
  };
  const send = createSender('loopback', () => change);
  expect((await send(request(`${receiver.url}in?a=%20b`))).status).toBe(504);
  const [delivery] = receiver.deliveries;
  expect([delivery?.path, delivery?.body.toString()]).toEqual(['/in?a=%20b', '{"id":"evt_1"}']);
  expect(delivery?.headers.get('x-test')).toBe('two');
});

test('a wrapper of outgoing requests keeps its state, and ends with the signal', async () => {
  const controller = new AbortController();
  const change: Outgoing = () => {
    let count = 0;
    return async () => {
      count += 1;
      if (count === 3) await new Promise(() => {});
      return new Response(null, { status: 200 + count });
    };
  };
  const send = createSender('loopback', () => change);
  const url = 'http://127.0.0.1:1/';
  expect([(await send(request(url))).status, (await send(request(url))).status]).toEqual([201, 202]);
  const silent = send(request(url, controller.signal));
  controller.abort(new Error('too late'));
  await expect(silent).rejects.toThrow('too late');
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { connectSandbox, createSandbox, InvalidOptionError, serve } from '../index.ts';
import { test } from './sandbox-test.ts';
import { openSocket, serveInTest } from './serve-in-test.ts';
import { tokens } from './start-sandbox.ts';

const authorization = { Authorization: `Bearer ${tokens.full}` };

test('the Date of responses is the time of the sandbox’s clock', async ({ sandbox, clock }) => {
  const { url } = await serveInTest(sandbox);
  const readDate = async () => (await fetch(`${url}/v1/me`, { headers: authorization })).headers.get('Date');
  expect(await readDate()).toBe('Mon, 02 Nov 2026 09:00:00 GMT');
  clock.advance(60_000);
  expect(await readDate()).toBe('Mon, 02 Nov 2026 09:01:00 GMT');
});

test.for([
  ['nothing', ''],
  ['half a request', 'GET /v1/me HTTP/1.1\r\nHost: 127'],
] as const)('a server closes although a client has sent %s', async ([, sent], { sandbox }) => {
  const { url, close } = await serve(sandbox, { port: 0 });
  const socket = openSocket(url);
  socket.write(sent);
  // The server accepts connections in their order.
  await fetch(`${url}/v1/me`, { headers: authorization });
  const closeEvent = once(socket, 'close');
  await close();
  await closeEvent;
});

test.for([
  [{ prot: 4010 }, 'serve has no option "prot". Did you mean "port"?'],
  [{ port: 0, hostname: 'localhost' }, 'serve has no option "hostname". Available: port, host, '],
  [{}, 'serve needs the option "port": serve(sandbox, { port: 4010 })'],
  [undefined, 'serve needs the option "port"'],
  [4010, 'serve takes an object with options.'],
  [{ port: 70_000 }, 'The option "port" of serve takes a whole number from 0 to 65535'],
  [{ port: '4010' }, 'The option "port" of serve takes a whole number'],
  [{ port: 0, host: '' }, 'The option "host" of serve takes an address of this machine'],
  [{ port: 0, log: true }, 'The option "log" of serve takes a function'],
])('serve rejects the options %j', async ([options, message], { sandbox }) => {
  const served = serve(sandbox, options as never);
  await expect(served).rejects.toBeInstanceOf(InvalidOptionError);
  await expect(served).rejects.toThrow(message);
});

test.each([
  [Promise.resolve(), 'serve takes a sandbox, but received a promise. Await it first'],
  [undefined, 'serve takes a sandbox as its first argument: serve(await createSandbox(), { port: 0 }).'],
  [{ port: 0 }, 'serve takes a sandbox as its first argument'],
])('serve rejects %j as a sandbox', async (sandbox, message) => {
  const served = serve(sandbox as never, { port: 0 });
  await expect(served).rejects.toBeInstanceOf(InvalidOptionError);
  await expect(served).rejects.toThrow(message);
});

test('serve suggests a remedy for a port in use or a missing address', async ({ sandbox }) => {
  const { url } = await serveInTest(sandbox);
  const port = Number(new URL(url).port);
  const second = serve(sandbox, { port });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(second).rejects.toThrow(`Port ${port} is in use. Choose another port (0 for any free one).`);
  await expect(serve(sandbox, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'This machine has no address 192.0.2.1. Choose another host.',
  );
});

const controlToken = 'control_token_of_a_test';

const startServed = async () => {
  const sandbox = await createSandbox({ controlToken });
  onTestFinished(() => sandbox.close());
  return { sandbox, url: (await serveInTest(sandbox)).url };
};

test('a sandbox that is served is controlled with its token, from any address below its origin', async () => {
  const { sandbox, url } = await startServed();
  for (const address of [url, `${url}/`, `${url}/v1`]) {
    const { control } = connectSandbox(address, controlToken);
    await control.advanceClock({ body: { seconds: 60 } });
  }
  const { data } = await connectSandbox(url, controlToken).control.listWorkspaces();
  expect(data.map(({ slug }) => slug)).toContain(sandbox.tokens[0]?.workspace);
});

test('without its token, the error says what to send', async () => {
  const { url } = await startServed();
  for (const token of [undefined, 'control_token_of_another'])
    await expect(connectSandbox(url, token).control.getClock()).rejects.toThrow(
      /returned 401: control_token_required, .*bearer token/,
    );
});

test('the error of a rejected request names the unknown members, and has its status', async () => {
  const { url } = await startServed();
  const path = { slug: 'acme', resource: 'agents' } as const;
  const body = { name: 'Greeter', colour: 'red' } as object as { name: string };
  await expect(connectSandbox(url, controlToken).control.addRecord({ path, body })).rejects.toMatchObject({
    name: 'ControlError',
    status: 400,
    message: expect.stringContaining('/colour: '),
  });
});

test('a missing path parameter is named, and what is wrong with a whole body', async () => {
  const { url } = await startServed();
  const { control } = connectSandbox(url, controlToken);
  await expect(control.restoreSnapshot({ path: { slug: 'acme' } } as never)).rejects.toThrow(
    'restoreSnapshot needs snapshot in path',
  );
  await expect(control.advanceClock({ body: {} } as never)).rejects.toThrow(' the request: ');
});

test('an address without a sandbox is named', async () => {
  expect(() => connectSandbox('localhost:4010')).toThrow('http://127.0.0.1:4010, not "localhost:4010"');
  const server = createServer((_, response) => response.end('<p>Hello</p>')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { control } = connectSandbox(url);
  await expect(control.getClock()).rejects.toThrow(`GET ${url}/_sandbox/clock: expected JSON, got`);
  server.closeAllConnections();
  await once(server.close(), 'close');
  await expect(control.getClock()).rejects.toThrow(`No sandbox responds at ${url}. Is it started`);
});

test('the violations of its requests are listed', async () => {
  const { url } = await startServed();
  const sandbox = connectSandbox(url, controlToken);
  await sandbox.fetch('/v1/me?colour=red', { headers: { Authorization: 'Bearer key_test_acme' } });
  expect(await sandbox.violations()).toMatchObject([
    { path: '/v1/me', violations: [{ in: 'query', path: '/colour' }] },
  ]);
});

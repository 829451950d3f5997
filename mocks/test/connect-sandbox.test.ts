import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectSandbox, createSandbox, serve } from '@workspace-api/mock';
import { expect, onTestFinished, test } from 'vitest';

const controlToken = 'control_token_of_a_test';

const startServed = async () => {
  const sandbox = await createSandbox({ controlToken });
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(async () => {
    await close();
    await sandbox.close();
  });
  return { sandbox, url };
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

import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from './balancer.ts';

const startNamed = async (name: string): Promise<number> => {
  const server = createServer((_, response) => response.end(name)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Sends a request on a connection of its own. */
const read = async (port: number): Promise<string> => {
  const agent = new Agent();
  const [response] = await once(get({ port, host: '127.0.0.1', agent }), 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  agent.destroy();
  return body;
};

test('connections are distributed in turn', async () => {
  const balancer = await startBalancer([await startNamed('one'), await startNamed('two')]);
  onTestFinished(() => balancer.stop());
  const bodies: string[] = [];
  for (let request = 0; request < 4; request += 1) bodies.push(await read(balancer.port));
  expect(bodies).toEqual(['one', 'two', 'one', 'two']);
});

test('a connection to a port on which nothing listens is closed', async () => {
  const balancer = await startBalancer([1]);
  onTestFinished(() => balancer.stop());
  await expect(read(balancer.port)).rejects.toThrow(/hang up|ECONNRESET/);
});

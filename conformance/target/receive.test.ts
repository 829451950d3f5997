import type { RequestListener } from 'node:http';
import { Agent } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { type ReadOptions, receive } from './receive.ts';

const fetchResponse = async (listener: RequestListener, options: ReadOptions = {}) => {
  const agent = new Agent();
  onTestFinished(() => agent.destroy());
  const url = await listen(listener);
  return receive(agent, { method: 'GET', url, headers: {}, body: null }, 30_000, options);
};

const breaksOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('begun', () => response.destroy());
};

test('a complete body is not truncated, and has its trailers', async () => {
  const received = await fetchResponse((_request, response) => {
    response.writeHead(200, { trailer: 'x-end' });
    response.write('whole');
    response.addTrailers({ 'x-end': 'yes' });
    response.end();
  });
  expect(received).toMatchObject({ status: 200, trailers: { 'x-end': 'yes' } });
  expect(received.isBroken).toBeUndefined();
});

test('a truncated body is an error, unless it is to be kept', async () => {
  await expect(fetchResponse(breaksOff)).rejects.toThrow();
  const brokenResponse = await fetchResponse(breaksOff, { keepBroken: true });
  expect([Buffer.from(brokenResponse.bytes).toString(), brokenResponse.isBroken]).toEqual(['begun', true]);
});

test('skips an interim response', async () => {
  const received = await fetchResponse((_request, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.end('final');
  });
  expect([received.status, Buffer.from(received.bytes).toString()]).toEqual([200, 'final']);
});

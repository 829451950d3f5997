import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from '../../receiver/create-receiver.ts';
import { createSender } from './sender.ts';

const request = (url: string, signal = new AbortController().signal) => ({
  url,
  headers: { 'Content-Type': 'application/json', 'x-test': 'one' },
  body: Buffer.from('{"id":"evt_1"}'),
  signal,
});

const startReceiver = async () => {
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
};

test('a request is posted byte for byte to the URL with its query, and its status is told', async () => {
  const receiver = await startReceiver();
  receiver.answer(418);
  expect(await createSender('loopback')(request(`${receiver.url}in?a=%20b`))).toBe(418);
  const [got] = receiver.deliveries;
  expect([got?.method, got?.path, got?.body.toString()]).toEqual(['POST', '/in?a=%20b', '{"id":"evt_1"}']);
  expect(got?.headers.get('x-test')).toBe('one');
});

test('a redirect is not followed', async () => {
  const receiver = await startReceiver();
  receiver.answer(307);
  expect(await createSender('loopback')(request(receiver.url))).toBe(307);
  expect(receiver.deliveries).toHaveLength(1);
});

test('this machine is not reached where it is not allowed, by address or by name', async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  const send = createSender('none');
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
    await expect(send(request(`http://${host}:${port}/`))).rejects.toThrow('private address');
  expect(receiver.deliveries).toEqual([]);
});

test('private networks are not reached', async () => {
  const send = createSender('loopback');
  for (const host of ['10.0.0.1', '169.254.169.254', '[fd00::1]'])
    await expect(send(request(`https://${host}/`))).rejects.toThrow('private address');
});

test('names that are reserved for examples exist nowhere', async () => {
  await expect(createSender('all')(request('https://hooks.acme.example/'))).rejects.toThrow('does not exist');
});

test('a request that is given up ends', async () => {
  const receiver = await startReceiver();
  receiver.answer('silence');
  const controller = new AbortController();
  const sent = createSender('loopback')(request(receiver.url, controller.signal));
  await receiver.received(1);
  controller.abort();
  await expect(sent).rejects.toThrow();
});

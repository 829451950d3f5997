import { expect, test } from 'vitest';
import { deferred, manualClock } from './clocks.test-helper.ts';
import { timeouts } from './timeouts.ts';
import type { Send } from './wrap-fetch.ts';

const address = 'http://127.0.0.1/v1/me';
/** A server that never responds, and reports when it receives a request. */
const silent = () => {
  const arrival = deferred<Request>();
  const server: Send = (request) => {
    arrival.resolve(request);
    return new Promise(() => {});
  };
  return { server, receivedRequest: arrival.promise };
};

test('a request without a response within the limit is aborted', async () => {
  const clock = manualClock();
  const { server, receivedRequest } = silent();
  const response = timeouts(5000, clock)(server)(address);
  const { signal } = await receivedRequest;
  clock.advance(4999);
  expect(signal.aborted).toBe(false);
  clock.advance(1);
  await expect(response).rejects.toMatchObject({
    kind: 'timeout',
    message: `GET ${address}: No response within 5000 ms. Try again, or increase timeout.`,
  });
  expect(signal.aborted).toBe(true);
});

test('a response within the limit cancels the timer', async () => {
  const clock = manualClock();
  const response = await timeouts(5000, clock)(() => new Response('here'))(address);
  expect([await response.text(), clock.pending]).toEqual(['here', 0]);
});

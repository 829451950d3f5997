import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../sandbox/core/clock.ts';
import { startSandbox } from './start-sandbox.ts';

const hour = 3_600_000;

/** A sandbox on the machine's clock, which is set back by an hour whenever the test calls `setBack`. */
const startOnMachine = async (options: Parameters<typeof startSandbox>[0] = {}) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const started = await startSandbox({ ...options, clock: systemClock(new Date()) });
  return { ...started, setBack: () => vi.setSystemTime(Date.now() - hour) };
};

test('a rate limit ends on time when the machine’s clock is set back', async () => {
  const { send, setBack } = await startOnMachine({ rateLimit: { limit: 1, windowSeconds: 60 } });
  const getStatus = async () => (await send('GET', '/me')).status;
  expect([await getStatus(), await getStatus()]).toEqual([200, 429]);
  setBack();
  vi.advanceTimersByTime(59_999);
  expect(await getStatus()).toBe(429);
  vi.advanceTimersByTime(1);
  expect(await getStatus()).toBe(200);
});

test('a failed webhook delivery is retried on time when the machine’s clock is set back', async () => {
  let attempts = 0;
  const refuse = async () => {
    attempts += 1;
    return new Response(null, { status: 500 });
  };
  const { send, setBack } = await startOnMachine({ outgoing: () => refuse });
  const body = { url: 'https://hooks.acme.dev', events: ['theme.published'] };
  await send('POST', '/workspaces/acme/webhooks', { body });
  await send('POST', '/workspaces/acme/theme');
  await expect.poll(() => attempts, { interval: 0 }).toBe(1);
  setBack();
  await vi.advanceTimersByTimeAsync(128_000);
  await vi.waitFor(() => expect(attempts).toBe(2));
});

import { expect, test } from 'vitest';
import { start } from './start-control-plane.ts';

test('refused requests are not counted, so a raised limit applies immediately', async () => {
  const { api, control } = await start();
  const setLimit = (limit: number) =>
    control('updateWorkspace', { slug: 'acme' }, { rate_limit: { limit, window_seconds: 60 } });
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let request = 0; request < count; request += 1)
      all.push((await api('GET', '/workspaces/acme/agents')).status);
    return all;
  };
  await setLimit(5);
  expect(await statuses(30)).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
  await setLimit(20);
  expect(await statuses(16)).toEqual([...Array(15).fill(200), 429]);
});

test('a changed window applies immediately to the requests that were counted', async () => {
  const { sandbox, control } = await start();
  const setWindow = (window_seconds: number) =>
    control('updateWorkspace', { slug: 'acme' }, { rate_limit: { limit: 2, window_seconds } });
  const send = async () => {
    const headers = { Authorization: 'Bearer key_test_acme' };
    const { status, headers: sent } = await sandbox.fetch('/v1/workspaces/acme/agents', { headers });
    return [status, ...['Remaining', 'Reset'].map((name) => Number(sent.get(`X-RateLimit-${name}`)))];
  };
  await setWindow(3600);
  expect(await send()).toEqual([200, 1, 3600]);
  await setWindow(10);
  expect(await send()).toEqual([200, 0, 10]);
  await setWindow(20);
  expect(await send()).toEqual([429, 0, 20]);
  await sandbox.advance(15_000);
  expect(await send()).toEqual([429, 0, 5]);
  await setWindow(15);
  expect(await send()).toEqual([200, 1, 15]);
});

test('simultaneous requests are counted one after the other', async () => {
  const { api, control } = await start();
  await control('updateWorkspace', { slug: 'acme' }, { rate_limit: { limit: 5, window_seconds: 60 } });
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => api('GET', '/workspaces/acme/agents')),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

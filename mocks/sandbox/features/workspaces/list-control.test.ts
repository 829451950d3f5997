import { headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

test('the workspaces are listed with their holds and rate limits, starting with the workspace of the first token', async () => {
  const { control } = await start();
  await control('createWorkspace', {}, { slug: 'aardvark', rate_limit: { limit: 5, window_seconds: 10 } });
  await control('lockWorkspace', { slug: 'globex' }, { held: true });
  const usual = { limit: 10_000, window_seconds: 60, own: false };
  expect((await control('listWorkspaces')).json.data).toMatchObject([
    { slug: 'acme', held: false, rate_limit: usual },
    { slug: 'aardvark', held: false, rate_limit: { limit: 5, window_seconds: 10, own: true } },
    { slug: 'globex', held: true, rate_limit: usual },
  ]);
});

test('a hold can be read', async () => {
  const { control } = await start();
  expect((await control('getHold', { slug: 'acme' })).json).toEqual({ held: false });
  await control('lockWorkspace', { slug: 'acme' }, { held: true });
  expect((await control('getHold', { slug: 'acme' })).json).toEqual({ held: true });
  expect((await control('getHold', { slug: 'nobody' })).status).toBe(404);
});

test('a rate limit applies from the next request on, and can be removed', async () => {
  const { sandbox, control } = await start();
  const request = () =>
    sandbox.fetch('/v1/workspaces/acme/agents', { headers: { Authorization: 'Bearer key_test_acme' } });
  expect((await request()).status).toBe(200);
  expect((await request()).status).toBe(200);
  const set = await control('setRateLimit', { slug: 'acme' }, { limit: 1, window_seconds: 60 });
  expect(set.json).toEqual({ limit: 1, window_seconds: 60, own: true });
  const refusal = await request();
  expect([refusal.status, refusal.headers.get(headerNames.rateLimitRemaining)]).toEqual([429, '0']);
  expect((await control('getRateLimit', { slug: 'acme' })).json).toEqual(set.json);
  expect((await control('removeRateLimit', { slug: 'acme' })).status).toBe(204);
  expect((await request()).status).toBe(200);
  expect((await control('getRateLimit', { slug: 'acme' })).json).toMatchObject({ limit: 10_000, own: false });
});

test.each([
  [{ limit: 0, window_seconds: 60 }, '/limit'],
  [{ limit: 1.5, window_seconds: 60 }, '/limit'],
  [{ limit: 5 }, '/window_seconds'],
  [{ limit: 5, window_seconds: 86_401 }, '/window_seconds'],
])('a rate limit of %j is rejected', async (body, path) => {
  const { control } = await start();
  const { status, json } = await control('setRateLimit', { slug: 'acme' }, body);
  expect([status, json.error.fields[0].path]).toEqual([400, path]);
  expect((await control('getRateLimit', { slug: 'acme' })).json.own).toBe(false);
});

test('only existing workspaces have a rate limit', async () => {
  const { control } = await start();
  const body = { limit: 1, window_seconds: 60 };
  expect((await control('setRateLimit', { slug: 'nobody' }, body)).status).toBe(404);
  expect((await control('getRateLimit', { slug: 'nobody' })).status).toBe(404);
  expect((await control('removeRateLimit', { slug: 'nobody' })).status).toBe(404);
});

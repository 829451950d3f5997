import { headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

test('a rate limit applies from the next request on, and can be removed', async () => {
  const { sandbox, control } = await start();
  const request = () =>
    sandbox.fetch('/v1/workspaces/acme/agents', { headers: { Authorization: 'Bearer key_test_acme' } });
  expect((await request()).status).toBe(200);
  expect((await request()).status).toBe(200);
  const set = await control(
    'updateWorkspace',
    { slug: 'acme' },
    { rate_limit: { limit: 1, window_seconds: 60 } },
  );
  expect(set.json.rate_limit).toEqual({ limit: 1, window_seconds: 60, own: true });
  const refusal = await request();
  expect([refusal.status, refusal.headers.get(headerNames.rateLimitRemaining)]).toEqual([429, '0']);
  expect((await control('getWorkspace', { slug: 'acme' })).json).toEqual(set.json);
  expect((await control('updateWorkspace', { slug: 'acme' }, { rate_limit: null })).status).toBe(200);
  expect((await request()).status).toBe(200);
  expect((await control('getWorkspace', { slug: 'acme' })).json.rate_limit).toMatchObject({
    limit: 10_000,
    own: false,
  });
});

test.each([
  [{ limit: 0, window_seconds: 60 }, '/rate_limit/limit'],
  [{ limit: 1.5, window_seconds: 60 }, '/rate_limit/limit'],
  [{ limit: 5 }, '/rate_limit/window_seconds'],
  [{ limit: 5, window_seconds: 86_401 }, '/rate_limit/window_seconds'],
])('a rate limit of %j is rejected', async (body, path) => {
  const { control } = await start();
  const { status, json } = await control('updateWorkspace', { slug: 'acme' }, { rate_limit: body });
  expect([status, json.error.fields[0].path]).toEqual([400, path]);
  expect((await control('getWorkspace', { slug: 'acme' })).json.rate_limit.own).toBe(false);
});

test('only existing workspaces have a rate limit', async () => {
  const { control } = await start();
  const body = { limit: 1, window_seconds: 60 };
  expect((await control('updateWorkspace', { slug: 'nobody' }, { rate_limit: body })).status).toBe(404);
  expect((await control('getWorkspace', { slug: 'nobody' })).status).toBe(404);
  expect((await control('updateWorkspace', { slug: 'nobody' }, { rate_limit: null })).status).toBe(404);
});

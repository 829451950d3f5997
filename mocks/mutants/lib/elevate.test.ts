import { expect, test } from 'vitest';
import type { Fetch } from '../../wrappers/fetch.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createElevation } from './elevate.ts';

const next: Fetch = async (request) =>
  new Response(null, { status: request.headers.get('Authorization') === 'Bearer full' ? 200 : 403 });

const as = (token: string) =>
  new Request('http://server.test/v1/me', { headers: { Authorization: `Bearer ${token}` } });

test('repeats a rejected request with a previously accepted token', async () => {
  const { note, elevate } = createElevation(next);
  note(as('full'), await next(as('full')));
  const { again } = await repeatable(as('weak'));
  expect((await elevate(again, new Response(null, { status: 403 }))).status).toBe(200);
});

test('returns the rejection if no token was accepted before', async () => {
  const { note, elevate } = createElevation(next);
  note(as('other'), await next(as('other')));
  const refusal = new Response(null, { status: 403 });
  const { again } = await repeatable(as('weak'));
  expect(await elevate(again, refusal)).toBe(refusal);
});

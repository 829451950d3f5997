import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/secrets';
const [stripe, smtp, crm] = examples['secret-list'].data;
const maps = examples['set-secret-request'];
const now = '2026-11-02T09:00:00.000Z';
const minute = 60_000;

test('secrets are listed newest first, with their metadata and page by page', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path)).json).toEqual(examples['secret-list']);
  const first = (await send('GET', `${path}?limit=2`)).json;
  expect(first.data).toEqual([stripe, smtp]);
  const rest = (await send('GET', `${path}?limit=2&cursor=${first.next_cursor}`)).json;
  expect(rest).toEqual({ data: [crm], next_cursor: null });
});

test('a new name makes a secret (201), a known one overwrites it (200)', async () => {
  const { send, clock } = await startSandbox();
  const created = await send('PUT', path, { body: maps });
  expect(created.status).toBe(201);
  expect(created.json).toEqual({ ...examples['secret-created'], created_at: now, updated_at: now });
  clock.advance(minute);
  const overwritten = await send('PUT', path, { body: { name: maps.name, value: 'another' } });
  expect(overwritten.status).toBe(200);
  expect(overwritten.json).toEqual({ ...created.json, updated_at: '2026-11-02T09:01:00.000Z' });
  expect((await send('GET', path)).json.data).toEqual([overwritten.json, stripe, smtp, crm]);
});

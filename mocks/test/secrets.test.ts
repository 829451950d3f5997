import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/secrets';
const [stripe, smtp, crm] = examples['secret-list'].data;
const maps = examples['set-secret-request'];
const now = '2026-11-02T09:00:00.000Z';
const minute = 60_000;

test('secrets are listed newest first, with their metadata, page by page', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path)).json).toEqual(examples['secret-list']);
  const first = (await send('GET', `${path}?limit=2`)).json;
  expect(first.data).toEqual([stripe, smtp]);
  const rest = (await send('GET', `${path}?limit=2&cursor=${first.next_cursor}`)).json;
  expect(rest).toEqual({ data: [crm], next_cursor: null });
});

test('a new name creates a secret, an existing one overwrites it', async () => {
  const { send, clock } = await startSandbox();
  const created = await send('PUT', path, { body: maps });
  expect(created.status).toBe(201);
  expect(created.json).toEqual({ ...examples['secret-created'], created_at: now, updated_at: now });
  clock.advance(minute);
  const overwritten = await send('PUT', path, {
    body: { name: maps.name, value: 'another', residency: 'us' },
  });
  expect(overwritten.status).toBe(200);
  expect(overwritten.json).toEqual({
    ...created.json,
    residency: 'us',
    updated_at: '2026-11-02T09:01:00.000Z',
  });
  expect((await send('GET', path)).json.data).toEqual([overwritten.json, stripe, smtp, crm]);
});

test('an overwrite has a later time, even within a millisecond', async () => {
  const { send } = await startSandbox();
  const [first, second] = [await send('PUT', path, { body: maps }), await send('PUT', path, { body: maps })];
  expect(Date.parse(second.json.updated_at)).toBeGreaterThan(Date.parse(first.json.updated_at));
});

test('by default, a secret has no purpose, the home region and no zero data retention', async () => {
  const { send } = await startSandbox();
  const { json } = await send('PUT', path, { body: { name: 'plain', value: 'v' } });
  expect(json).toMatchObject({ purpose: null, residency: 'eu', zdr: false });
});

test('setting a secret needs its own scope, which other scopes do not include', async () => {
  const { send } = await startSandbox();
  const keyWith = async (...scopes: string[]) =>
    (await send('POST', '/workspaces/acme/tokens', { body: { scopes } })).json.secret as string;
  const [setter, destroyer] = [await keyWith('secrets:set'), await keyWith('secrets:destructive')];
  expect((await send('PUT', path, { body: maps, token: setter })).status).toBe(201);
  expect((await send('POST', `${path}/${maps.name}/rotate`, { token: setter })).status).toBe(403);
  expect((await send('PUT', path, { body: maps, token: destroyer })).json.error.details.required_scope).toBe(
    'secrets:set',
  );
  expect((await send('POST', `${path}/${maps.name}/rotate`, { token: destroyer })).status).toBe(200);
});

test('a deleted secret is not found, and its name can be used again', async () => {
  const { send, clock } = await startSandbox();
  expect((await send('DELETE', `${path}/${smtp?.name}`)).status).toBe(204);
  expect((await send('GET', path)).json.data).toEqual([stripe, crm]);
  for (const [method, what] of [
    ['DELETE', ''],
    ['POST', '/rotate'],
  ] as const)
    expect((await send(method, `${path}/${smtp?.name}${what}`)).json.error.code).toBe('not_found');
  clock.advance(minute);
  const again = await send('PUT', path, { body: { name: smtp?.name, value: 'v' } });
  expect(again.status).toBe(201);
  expect(again.json).toMatchObject({ created_at: '2026-11-02T09:01:00.000Z', purpose: null });
});

test('a rotation shows the end of the overlap until it has passed', async () => {
  const { send, clock } = await startSandbox();
  const rotated = await send('POST', `${path}/${stripe?.name}/rotate`);
  expect([rotated.status, rotated.json]).toEqual([200, examples['secret-rotated']]);
  expect((await send('GET', path)).json.data[0]).toEqual(rotated.json);
  clock.advance(60 * minute);
  const { overlap_ends_at: _, ...after } = rotated.json;
  expect((await send('GET', path)).json.data[0]).toEqual(after);
});

test('a rotation accepts a value that the secret does not have', async () => {
  const { send } = await startSandbox();
  const rotate = `${path}/${maps.name}/rotate`;
  await send('PUT', path, { body: maps });
  const same = await send('POST', rotate, { body: { value: maps.value } });
  expect([same.status, same.json.error.fields[0].path]).toEqual([400, '/value']);
  expect((await send('POST', rotate, { body: { value: 'another' } })).status).toBe(200);
  // The previous value is still accepted.
  expect((await send('POST', rotate, { body: { value: maps.value } })).status).toBe(400);
});

test('modes and workspaces are isolated', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path, { token: tokens.live })).json.data).toEqual([]);
  expect((await send('DELETE', `${path}/${stripe?.name}`, { token: tokens.live })).status).toBe(404);
  expect((await send('PUT', path, { token: tokens.live, body: maps })).status).toBe(201);
  expect((await send('PUT', path, { body: maps })).status).toBe(201);
  const elsewhere = '/workspaces/globex/secrets';
  expect((await send('GET', elsewhere, { token: tokens.globex })).json.data).toEqual([]);
  expect((await send('GET', path, { token: tokens.globex })).status).toBe(404);
});

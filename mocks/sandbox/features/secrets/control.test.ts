import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';
import { acme } from '../../domain/demo-tenant.ts';

const secrets = '/workspaces/acme/secrets';
const mine = { slug: 'acme', name: 'mine' };
const hour = 3600;

/** Starts a sandbox whose secret `mine` has had the value `first` for a second. */
const startWithSecret = async () => {
  const started = await startSandbox();
  const write = (method: string, rest: string, body?: object) =>
    started.send(method, `${secrets}${rest}`, { body });
  const use = (url: string) => started.sandbox.fetch(url);
  await write('PUT', '', { name: 'mine', value: 'first', purpose: 'payments' });
  await started.control('advanceClock', {}, { seconds: 1 });
  const matches = async (value: string) =>
    (await started.control('resolveSecret', mine, { value })).json.matches as unknown;
  return { ...started, write, matches, use };
};

test('values are accepted until their overlap ends, and then deleted', async () => {
  const { control, records, write, matches } = await startWithSecret();
  await write('POST', '/mine/rotate', { value: 'second' });
  await control('advanceClock', {}, { seconds: hour / 2 });
  await write('POST', '/mine/rotate', { value: 'third' });
  expect(await matches('first')).toBe('previous');
  await control('advanceClock', {}, { seconds: hour / 2 });
  expect([await matches('first'), await matches('second')]).toEqual([null, 'previous']);
  await write('POST', '/mine/rotate', { value: 'fourth' });
  const { values } = (await records.get('secrets', 'mine')).json.stored;
  expect(values.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2]);
});

test('sandboxes with the same seed have the same fingerprints', async () => {
  const [one, other] = [await startWithSecret(), await startWithSecret()];
  expect((await one.control('resolveSecret', mine)).json).toEqual(
    (await other.control('resolveSecret', mine)).json,
  );
});

test('every wrap and unwrap of a data key is logged with its principal and purpose', async () => {
  const { control, records, write, use } = await startWithSecret();
  const { url } = (await write('POST', '/proxy-url', { name: 'mine' })).json;
  await use(url);
  await write('POST', '/mine/rotate');
  await control('resolveSecret', mine);
  const { data } = (await records.list('key_uses')).json;
  const rows = data.map(({ id: _, used_at: __, ...entry }: Record<string, string>) => Object.values(entry));
  expect(rows).toEqual([
    ['unwrap', 'control plane', 'resolveSecret'],
    ['unwrap', 'tok_01K9DEMO', 'rotateSecret'],
    ['unwrap', 'tok_01K9DEMO', 'resolve through a proxy URL'],
    ['unwrap', 'tok_01K9DEMO', 'setSecret'],
    // Created for the first secrets and used for all of them.
    ['wrap', 'sandbox', 'seed records'],
  ]);
});

test('a use of the key is logged even if its request is rejected', async () => {
  const { records, write } = await startWithSecret();
  expect((await write('POST', '/mine/rotate', { value: 'first' })).status).toBe(400);
  const { data } = (await records.list('key_uses')).json;
  expect(data[0]).toMatchObject({ action: 'unwrap', principal: 'tok_01K9DEMO', purpose: 'rotateSecret' });
});

test('the key log keeps the newest thousand uses and the creation of the key', async () => {
  const { records, context, rows, write } = await startWithSecret();
  const old = Array.from({ length: 1005 }, (_, index) => ({
    id: `use_${String(index).padStart(4, '0')}`,
    workspace_id: acme.workspace_id,
    action: 'unwrap' as const,
    purpose: 'before',
    principal: 'tok_01K9DEMO',
    used_at: new Date(index).toISOString(),
  }));
  await context.database.insertInto('key_uses').values(old).execute();
  await write('POST', '/mine/rotate');
  const uses = await rows('key_uses');
  expect(uses).toHaveLength(1000);
  expect(uses.filter(({ action }) => action === 'wrap')).toHaveLength(1);
  expect((await records.list('key_uses')).json.data[0].purpose).toBe('rotateSecret');
});

test('an unknown secret cannot be resolved', async ({ control }) => {
  expect((await control('resolveSecret', { slug: 'acme', name: 'none' }, {})).status).toBe(404);
  expect((await control('resolveSecret', { slug: 'none', name: 'none' }, {})).status).toBe(404);
});

test('the states of secrets have the accepted versions and whether a rotation is required, never a value', async () => {
  const { control, records, write } = await startWithSecret();
  const readSecretState = async () => (await records.list('secrets')).json.data[0];
  expect(await readSecretState()).toMatchObject({
    name: 'mine',
    rotation_required_by: null,
    purpose: 'payments',
    residency: 'eu',
    versions: [{ version: 1, accepted_until: null }],
  });
  await records.change('secrets', 'mine', { rotation_required_by: 'email' });
  expect(await readSecretState()).toMatchObject({ rotation_required_by: 'email' });
  await write('POST', '/mine/rotate', { value: 'second' });
  const rotated = await readSecretState();
  expect(rotated).toMatchObject({ rotation_required_by: null });
  expect(rotated.versions).toEqual([
    { version: 2, accepted_until: null },
    { version: 1, accepted_until: expect.any(String) },
  ]);
  expect(JSON.stringify(rotated)).not.toMatch(/first|second/);
  await control('advanceClock', {}, { seconds: hour });
  expect((await readSecretState()).versions).toEqual([{ version: 2, accepted_until: null }]);
  expect((await records.list('secrets', { mode: 'live' })).json.data).toEqual([]);
  expect((await control('listRecords', { slug: 'nobody', resource: 'secrets' })).status).toBe(404);
});

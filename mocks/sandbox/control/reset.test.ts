import { expect } from 'vitest';
import { test } from '../../test/sandbox-test.ts';

const own = { workspaces: [{ slug: 'shop', test: { agents: [{ name: 'Greeter' }] } }] };

test('a reset to the demo records restores them, and so do later resets', async ({ control }) => {
  const demo = (await control('exportSeed')).json;
  await control('reset', {}, own);
  await control('reset');
  expect((await control('getSandbox')).json.workspace).toBe('shop');
  expect((await control('reset', {}, { records: 'demo' })).status).toBe(204);
  expect((await control('getSandbox')).json.workspace).toBe('acme');
  await control('reset');
  expect((await control('exportSeed')).json).toEqual(demo);
});

test.for([
  [{}, '/workspaces'],
  [{ records: 'mine' }, '/records'],
  [{ records: 'demo', ...own }, '/records'],
  [{ workspaces: [{ slug: 'shop', test: { agents: [{}] } }] }, '/workspaces/0/test/agents/0/name'],
])('a reset with %j is rejected without an effect', async ([body, path], { control, records, send }) => {
  await records.add('pages', { slug: 'kept', title: 'Kept' });
  const { status, json } = await control('reset', {}, body);
  expect([status, json.error.fields[0].path]).toEqual([400, path]);
  expect((await send('GET', '/workspaces/acme/pages')).json.data[0].slug).toBe('kept');
});

test('a seed is checked like the records of a reset, and changes nothing', async ({ control }) => {
  const before = (await control('exportSeed')).json;
  expect(await control('checkSeed', {}, own)).toMatchObject({ status: 200, json: { warnings: [] } });
  const misspelt = [{ name: 'Greeter', trigger: 'form.submitted' }];
  const unlikely = await control(
    'checkSeed',
    {},
    { workspaces: [{ slug: 'shop', test: { agents: misspelt } }] },
  );
  expect(unlikely.json.warnings).toMatchObject([{ path: '/workspaces/0/test/agents/0/trigger' }]);
  const repeated = await control('checkSeed', {}, { workspaces: [{ slug: 'shop' }, { slug: 'shop' }] });
  expect([repeated.status, repeated.json.error.fields[0].path]).toEqual([400, '/workspaces/1/slug']);
  expect((await control('exportSeed')).json).toEqual(before);
});

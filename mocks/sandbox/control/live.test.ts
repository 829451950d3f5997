import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from './start.test-helper.ts';

const acme = { slug: 'acme' };

test('visitors get a page as it was published last, under its slug of then', async () => {
  const { control } = await start();
  const { json } = await control('getLivePage', { ...acme, page: 'home' });
  expect(json).toEqual({ id: 'page_01K9HOME', version: 6, document: examples['page-home-rolled-back'] });
});

test('a page is there for visitors once it is published', async () => {
  const { control, api } = await start();
  const { json: added } = await control('addPage', acme, { slug: 'pricing', title: 'Pricing' });
  expect((await control('getLivePage', { ...acme, page: 'pricing' })).status).toBe(404);
  await api('POST', '/workspaces/acme/pages-publish');
  const { json } = await control('getLivePage', { ...acme, page: 'pricing' });
  expect(json).toMatchObject({ id: added.id, version: 1, document: { metadata: { title: 'Pricing' } } });
});

test('visitors see the theme that was published last', async () => {
  const { control, api } = await start();
  expect((await control('getLiveTheme', acme)).json).toEqual({ version: 3, document: examples.theme });
  await api('POST', '/workspaces/acme/theme');
  expect((await control('getLiveTheme', acme)).json.version).toBe(4);
});

test('visitors of test and live data see their own', async () => {
  const { control } = await start();
  expect((await control('getLivePage', { ...acme, page: 'home' }, undefined, { mode: 'live' })).status).toBe(
    404,
  );
  expect((await control('getLiveTheme', acme, undefined, { mode: 'live' })).json.version).toBe(1);
  const unknown = await control('getLiveTheme', acme, undefined, { mode: 'draft' });
  expect(unknown).toMatchObject({ status: 400, json: { error: { fields: [{ path: '/mode' }] } } });
});

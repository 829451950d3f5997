import { expect, test } from 'vitest';
import { homePath, menu, path, startPages } from './start-pages.ts';

const setSlug = (value: string) => [{ op: 'replace', path: '/metadata/slug', value }];

test('a new slug applies to the draft immediately, and to the live page when it is published', async () => {
  const { send, live } = await startPages();
  await send('PATCH', `${path}/${menu?.id}`, { body: setSlug('drinks') });
  expect((await send('GET', path)).json.data[1].slug).toBe('drinks');
  expect((await live('menu'))?.id).toBe(menu?.id);
  expect(await live('drinks')).toBeUndefined();
  await send('POST', '/workspaces/acme/pages-publish');
  expect((await live('drinks'))?.id).toBe(menu?.id);
  expect(await live('menu')).toBeUndefined();
});

test('a released slug is reserved for a day, and the page can take it back', async () => {
  const { send, clock } = await startPages();
  const menuPath = `${path}/${menu?.id}`;
  await send('PATCH', menuPath, { body: setSlug('drinks') });
  const { status, json } = await send('PATCH', homePath, { body: setSlug('menu') });
  expect([status, json.error.details]).toEqual([409, { kind: 'tombstoned' }]);
  expect(json.error.message).toContain(' menu ');
  expect((await send('POST', menuPath, { body: { version: 4 } })).json.metadata.slug).toBe('menu');
  await send('PATCH', menuPath, { body: setSlug('drinks') });
  clock.advance(24 * 60 * 60 * 1000);
  expect((await send('PATCH', homePath, { body: setSlug('menu') })).status).toBe(200);
});

test('a rollback cannot take a slug that another page now has', async () => {
  const { send, clock } = await startPages();
  const menuPath = `${path}/${menu?.id}`;
  await send('PATCH', menuPath, { body: setSlug('drinks') });
  clock.advance(24 * 60 * 60 * 1000);
  await send('PATCH', homePath, { body: setSlug('menu') });
  const { status, json } = await send('POST', menuPath, { body: { version: 4 } });
  expect([status, json.error.details]).toEqual([409, { kind: 'slug_in_use' }]);
});

test.each(['../home', '', 'Über uns', 'a/b', 'a'.repeat(300)])(
  'the slug %j is rejected, because a path cannot contain it',
  async (slug) => {
    const { send } = await startPages();
    const { status, json } = await send('PATCH', homePath, { body: setSlug(slug) });
    expect([status, json.error]).toMatchObject([
      400,
      { code: 'invalid_patch', details: { operation: 0, path: '/metadata/slug' } },
    ]);
    expect((await send('GET', homePath)).json.metadata.slug).toBe('home');
  },
);

import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };

test('visitors see the last published theme', async () => {
  const { control, api } = await start();
  expect((await control('getLiveTheme', acme)).json).toEqual({ version: 6, document: examples.theme });
  await api('POST', '/workspaces/acme/theme');
  expect((await control('getLiveTheme', acme)).json.version).toBe(7);
});

test('visitors of test and live data see their own theme', async () => {
  const { control } = await start();
  expect((await control('getLiveTheme', acme, undefined, { mode: 'live' })).json.version).toBe(1);
  const unknown = await control('getLiveTheme', acme, undefined, { mode: 'draft' });
  expect(unknown).toMatchObject({ status: 400, json: { error: { fields: [{ path: '/mode' }] } } });
});

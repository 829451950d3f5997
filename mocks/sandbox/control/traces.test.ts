import { expect, test } from 'vitest';
import { start } from '../../test/start-control-plane.ts';

const text = 'a trace of "this" text';

test.each([
  ['plain', text],
  ['base64', Buffer.from(text).toString('base64')],
  ['hex', Buffer.from(text).toString('hex')],
  ['percent', encodeURIComponent(text)],
])('a string is found in a table, encoded as %s', async (encoding, encodedValue) => {
  const { control } = await start();
  await control(
    'addLogEntry',
    { slug: 'acme' },
    { level: 'info', source: 'request', message: `> ${encodedValue} <` },
  );
  expect((await control('findTraces', {}, { text })).json.data).toEqual([{ place: 'log_entries', encoding }]);
});

test('a string is found in the request log, and a search is not logged', async () => {
  const { control, api } = await start();
  await control('findTraces', {}, { text });
  expect((await control('findTraces', {}, { text })).json.data).toEqual([]);
  await api('GET', `/workspaces/acme/logs/search?q=${encodeURIComponent(text)}`);
  expect((await control('findTraces', {}, { text })).json.data).toEqual([
    { place: 'request log', encoding: 'plain' },
  ]);
});

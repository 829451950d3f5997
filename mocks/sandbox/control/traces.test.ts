import { expect, test } from 'vitest';
import { toBase64, toHex, utf8 } from '#host/bytes.ts';
import { start } from '../../test/start-control-plane.ts';

const text = 'a trace of "this" text';

test.each([
  ['plain', text],
  ['base64', toBase64(utf8(text))],
  ['hex', toHex(utf8(text))],
  ['percent', encodeURIComponent(text)],
])('a string is found in a table, encoded as %s', async (encoding, encodedValue) => {
  const { control } = await start();
  await control(
    'addRecord',
    { slug: 'acme', resource: 'log_entries' },
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

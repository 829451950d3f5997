import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { InvalidRecordsError } from '../sandbox/store/seed/seed-records.ts';
import { start } from './start-control-plane.ts';
import { startSandbox } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const theme = '/workspaces/acme/theme';

const half = String.raw`\ud83d`;
const patch = (value: string) => `[{"op":"replace","path":"/colors","value":{"primary":${value}}}]`;

test.each([
  ['half of a surrogate pair', 'POST', agents, `{"name":"${half}"}`, '/name', 'half of a surrogate pair'],
  ['half of a pair in a name', 'PATCH', theme, patch(`"x","${half}":1`), '/0/value', 'name of a member'],
  ['half of a pair in a patch', 'PATCH', theme, patch(`"${half}"`), '/0/value/primary', 'surrogate'],
  ['a number beyond the range', 'PATCH', theme, patch('1e400'), '/0/value/primary', 'out of range'],
  [
    'a number of 400 digits',
    'PATCH',
    theme,
    patch(`-${'9'.repeat(400)}`),
    '/0/value/primary',
    'out of range',
  ],
] as const)('%s is rejected with its place', async (_, method, path, body, place, message) => {
  const { send } = await startSandbox();
  const { status, json } = await send(method, path, { body });
  expect([status, json.error.fields]).toEqual([
    400,
    [{ path: place, reason: 'format_mismatch', message: expect.stringContaining(message) }],
  ]);
});

test.each([
  ['a whole surrogate pair', String.raw`\ud83d\ude00`, '😀'],
  ['an escaped backslash before a u', String.raw`\\ud83d`, String.raw`\ud83d`],
])('%s is stored unchanged', async (_, literal, name) => {
  const { send } = await startSandbox();
  const { json } = await send('POST', agents, { body: `{"name":"${literal}"}` });
  expect((await send('GET', `${agents}/${json.id}`)).json.name).toBe(name);
});

test.each([
  ['too many levels', `${'['.repeat(4000)}${']'.repeat(4000)}`, ''],
  ['half of a surrogate pair', `"${half}"`, '/values/email'],
])('a submission of a visitor with %s is rejected, and the list stays readable', async (_, value, place) => {
  const { control, api } = await start();
  const form = { slug: 'acme', id: 'frm_01K9NEWS' };
  const { status, json } = await control(
    'addRecord',
    { ...form, resource: 'submissions' },
    `{"values":{"email":${value}}}`,
  );
  expect([status, json.error.fields[0].path]).toEqual([400, place]);
  const list = await api('GET', `/workspaces/${form.slug}/forms/${form.id}/submissions`);
  expect([list.status, list.json.data]).toEqual([200, []]);
});

test('records with unstorable values are rejected', async () => {
  const records = (name: unknown) => ({ workspaces: [{ slug: 'shop', test: { agents: [{ name }] } }] });
  await expect(createSandbox({ records: records('\ud83d') as never })).rejects.toThrow(
    new InvalidRecordsError([
      {
        path: '/workspaces/0/test/agents/0/name',
        reason: 'format_mismatch',
        message: 'The string contains half of a surrogate pair, which UTF-8 cannot encode.',
      },
    ]),
  );
});

test.each(['__proto__', 'constructor', 'toString', 'xml'])('the format %s is unknown', async (format) => {
  const { send } = await startSandbox();
  const { status, json } = await send('GET', `${agents}?format=${format}`);
  expect([status, json.error.fields]).toMatchObject([400, [{ path: '/format', reason: 'unknown_value' }]]);
});

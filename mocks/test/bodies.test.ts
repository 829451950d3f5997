import { expect } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { InvalidRecordsError } from '../sandbox/store/seed/seed-records.ts';
import { test } from './sandbox-test.ts';
import { tokens as keys, startSandbox } from './start-sandbox.ts';

const tokens = '/workspaces/acme/tokens';
const agents = '/workspaces/acme/agents';

test('an error lists the first hundred invalid fields, and counts the others', async ({ send }) => {
  const scopes = Array.from({ length: 10_000 }, (_, index) => `scope-${index}`);
  const { status, json, text } = await send('POST', tokens, { body: { scopes } });
  expect(status).toBe(400);
  expect(json.error.fields).toHaveLength(limits.fieldErrors);
  expect(json.error.details).toEqual({ omitted_fields: 10_000 - limits.fieldErrors });
  expect(text.length).toBeLessThan(50_000);
});

test('a too deeply nested body is rejected', async ({ send }) => {
  const createNestedBody = (levels: number) =>
    `{"name":"Deep","extra":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  const { status, json } = await send('POST', agents, { body: createNestedBody(limits.bodyDepth + 1) });
  expect([status, json.error.fields]).toEqual([
    400,
    [{ path: '', reason: 'format_mismatch', message: expect.stringContaining(`${limits.bodyDepth} levels`) }],
  ]);
  const { json: body } = await send('POST', agents, { body: createNestedBody(limits.bodyDepth) });
  expect(body.error.fields).toMatchObject([{ path: '/extra', reason: 'unknown_field' }]);
});

test('the body of a rejected request is read as far as the log needs it', async ({ sandbox, context }) => {
  const chunk = new Uint8Array(1024).fill(0x20);
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const response = await sandbox.fetch(
    new Request(`http://sandbox/v1${agents}`, { method: 'POST', body, duplex: 'half' } as RequestInit),
  );
  expect(response.status).toBe(401);
  await context.requestLog.settled();
  // A stream buffers one or two more chunks.
  expect(pulled).toBeLessThanOrEqual(limits.loggedBodyBytes + 4 * chunk.byteLength);
});

test('a body in too many chunks is rejected, and the rest is not read', async ({ sandbox, context }) => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(Uint8Array.of(0x20));
    },
  });
  const response = await sandbox.fetch(
    new Request(`http://sandbox/v1${agents}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${keys.full}` },
      body,
      duplex: 'half',
    } as RequestInit),
  );
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect([response.status, error.code]).toEqual([413, 'payload_too_large']);
  expect(error.message).toContain(`more than ${limits.bodyChunks} chunks`);
  await context.requestLog.settled();
  // A stream buffers one or two more chunks.
  expect(pulled).toBeLessThanOrEqual(limits.bodyChunks + 4);
});

const theme = '/workspaces/acme/theme';

const half = String.raw`\ud83d`;
const patch = (value: string) => `[{"op":"replace","path":"/colors","value":{"primary":${value}}}]`;

test.for([
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
] as const)('%s is rejected with its place', async ([_, method, path, body, place, message], { send }) => {
  const { status, json } = await send(method, path, { body });
  expect([status, json.error.fields]).toEqual([
    400,
    [{ path: place, reason: 'format_mismatch', message: expect.stringContaining(message) }],
  ]);
});

test.for([
  ['a whole surrogate pair', String.raw`\ud83d\ude00`, '😀'],
  ['an escaped backslash before a u', String.raw`\\ud83d`, String.raw`\ud83d`],
])('%s is stored unchanged', async ([_, literal, name], { send }) => {
  const { json } = await send('POST', agents, { body: `{"name":"${literal}"}` });
  expect((await send('GET', `${agents}/${json.id}`)).json.name).toBe(name);
});

test.for([
  ['too many levels', `${'['.repeat(4000)}${']'.repeat(4000)}`, ''],
  ['half of a surrogate pair', `"${half}"`, '/values/email'],
])('a submission with %s is rejected, and not listed', async ([_, value, place], { records, send }) => {
  const { status, json } = await records.add('submissions', `{"values":{"email":${value}}}`);
  expect([status, json.error.fields[0].path]).toEqual([400, place]);
  const list = await send('GET', '/workspaces/acme/forms/frm_01K9NEWS/submissions');
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

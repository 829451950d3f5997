import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PlainRequest } from '../send/draft.ts';
import type { Received } from '../send/transport.ts';
import { createRepetition, readSequence, type Step } from './repeat.ts';

const target = 'https://api.example.com/v2/';

const toStep = (curl: string, body: unknown = {}, part: Partial<Step> = {}): Step => ({
  operation: 'mintToken',
  curl: `curl -sS -i ${curl}`,
  status: 200,
  headers: {},
  body: JSON.stringify(body),
  isFailing: false,
  ...part,
});

const toReceived = (body: unknown, part: Partial<Received> = {}): Received => ({
  status: 200,
  headers: {},
  text: JSON.stringify(body),
  size: 0,
  duration: 0,
  isComplete: true,
  ...part,
});

type Demo = Parameters<typeof createRepetition>[1];

const toToken = (secret: string, part: Partial<Demo['tokens'][number]> = {}): Demo['tokens'][number] => ({
  secret,
  kind: 'key',
  mode: 'test',
  workspace: 'acme',
  id: secret,
  scopes: [],
  ...part,
});

const demo: Demo = {
  workspace: 'acme',
  tokens: [
    toToken('key_test_acme'),
    toToken('sess_acme', { kind: 'session' }),
    toToken('key_live_acme', { mode: 'live' }),
    toToken('key_test_globex', { workspace: 'globex' }),
  ],
};

/** A repetition on a server with these responses. */
const start = (...responses: Received[]) => {
  const sent: PlainRequest[] = [];
  const advanced: number[] = [];
  const advance = async (seconds: number) => advanced.push(seconds);
  const send = async (request: PlainRequest) => {
    sent.push(request);
    return responses[sent.length - 1] ?? toReceived({});
  };
  return {
    sent,
    repeat: createRepetition({ target, workspace: 'team-1' }, demo, { send, advance, run: 'one' }),
    advanced,
  };
};

test('requests get the address, the workspace and the demo tokens of the sandbox', async () => {
  const { sent, repeat } = start();
  for (const name of ['TOKEN', 'SESSION_TOKEN', 'LIVE_TOKEN', 'SECOND_TOKEN'])
    await repeat(toStep(`${target}workspaces/team-1/agents?q=team-1 -H "authorization: Bearer $${name}"`));
  expect(sent.map(({ headers }) => headers[0]?.[1])).toEqual(
    demo.tokens.map(({ secret }) => `Bearer ${secret}`),
  );
  expect(sent[0]?.url).toBe('/v1/workspaces/acme/agents?q=team-1');
});

test('what the sandbox created is in later requests, in place of what the report has', async () => {
  const { sent, repeat } = start(
    toReceived({ id: 'tok_22222222', token: 'key_test_new', state: 'active' }, { headers: { etag: '"b"' } }),
  );
  const created = { id: 'tok_11111111', token: '[redacted]', state: 'broken' };
  await repeat(
    toStep(`${target}me -H 'idempotency-key: k-1' --data-raw '{}'`, created, { headers: { etag: '"a"' } }),
  );
  await repeat(
    toStep(
      `-X PATCH ${target}tokens/tok_11111111 -H "authorization: Bearer $TOKEN_93" -H 'if-match: "a"' --data-raw '{"of":"tok_11111111","state":"broken"}'`,
    ),
  );
  expect(sent[0]?.headers).toContainEqual(['idempotency-key', 'k-1-one']);
  expect(sent[1]).toMatchObject({
    method: 'PATCH',
    url: '/v1/tokens/tok_22222222',
    // Only values that a server creates are replaced: a wrong state may be the finding.
    body: '{"of":"tok_22222222","state":"broken"}',
  });
  expect(sent[1]?.headers).toEqual(
    expect.arrayContaining([
      ['authorization', 'Bearer key_test_new'],
      ['if-match', '"b"'],
    ]),
  );
});

test('lines that differ only in created values are equal, and show what each server returned', async () => {
  const { repeat } = start(
    toReceived({ id: 'tok_22222222', token: 'key_test_new', state: 'active' }),
    toReceived({ id: 'tok_333', state: 'active' }, { status: 201 }),
  );
  const recorded = { id: 'tok_11111111', token: '[redacted]', state: 'active' };
  const same = await repeat(toStep(`${target}me`, recorded));
  expect(same?.isSame).toBe(true);
  expect(same?.rows[3]).toMatchObject({
    before: '  "id": "tok_11111111",',
    after: '  "id": "tok_22222222",',
  });
  // An id of another length may be the finding.
  const other = await repeat(toStep(`${target}me`, { id: 'tok_44444444', state: 'active' }));
  expect(other?.rows.filter(({ kind }) => kind !== 'same').map(({ before }) => before)).toEqual([
    'status 200',
    '  "id": "tok_44444444",',
  ]);
});

test('a call of the driver that advances the clock advances the clock of the sandbox', async () => {
  const { advanced, sent, repeat } = start();
  expect(await repeat({ ...toStep(''), curl: '# driver: advance-clock {"seconds":86401}' })).toBe(null);
  expect([advanced, sent]).toEqual([[86_401], []]);
});

test.each([
  ['a call of the driver', '# driver: add-page {"slug":"a"}', 'not repeated'],
  ['an address outside the API', 'curl -sS -i https://other.example.com/v2/me', 'outside the API'],
  ['a path that only looks like the API', 'curl -sS -i https://api.example.com/v2x/me', 'outside the API'],
  [
    'a body that the report lacks',
    `curl -sS -i ${target}me --data-binary @body  # body: too long`,
    'data-binary',
  ],
])('%s is not sent, and the reason is stated', async (_, curl, reason) => {
  const { sent, repeat } = start();
  await expect(repeat({ ...toStep(''), curl })).rejects.toThrow(reason);
  expect(sent).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['wrong steps', JSON.stringify({ clause: '', expected: '', got: '', target, workspace: '', steps: [{}] })],
])('a link with %s is refused with what to do', async (_, text) => {
  const link = deflateRawSync(text).toString('base64url');
  await expect(readSequence(link)).rejects.toThrow('Open it again from report.html.');
});

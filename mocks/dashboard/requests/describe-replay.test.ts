import { expect, test } from 'vitest';
import { ownToken } from '../send/tokens.ts';
import { compareResponses, consoleChoice, describeReplay } from './describe-replay.ts';
import type { Exchange } from './logged-request.ts';

const now = '2026-11-02T09:00:00.000Z';

const describe = (exchange: Exchange, choice: string, body = '{}') =>
  describeReplay(exchange, { choice, body, now });

const keyed = { 'Idempotency-Key': 'one' };

const logged = (entry: object, headers: Record<string, string> = keyed): Exchange =>
  ({
    entry: {
      method: 'POST',
      path: '/v1/workspaces/acme/agents',
      operation: 'createAgent',
      at: now,
      status: 201,
      forced: null,
      token: 'tok_1',
      ...entry,
    },
    request: { headers, body: '{}', omitted: null },
  }) as unknown as Exchange;

const inConsole = {
  path: '/_sandbox/workspaces/acme/console/test/v1/workspaces/acme/agents',
  token: 'tok_CONSOLE',
};

test.each([
  ['with the key and token of the request', {}, 'tok_1'],
  ['of the console, with its key', inConsole, consoleChoice],
])('the replay of a successful write %s has no effect', (_, entry, choice) => {
  expect(describe(logged(entry), choice)).toMatch(/the same token.*changes nothing/);
  expect(describe(logged(entry), choice, '{"other": 1}')).toMatch(/another body.*rejects it with 422/);
});

test.each([
  ['another token', {}, 'tok_2'],
  ['no token', {}, ''],
  ['a token in place of console access', inConsole, 'tok_1'],
])('with %s, the stored response is not returned', (_, entry, choice) => {
  expect(describe(logged(entry), choice)).toMatch(/another token.*doesn't return the stored response/);
});

test.each([{ status: 409 }, { status: 201, forced: 'code=201' }])(
  'a request that was not executed is handled as a new one: %s',
  (entry) => {
    expect(describe(logged(entry), 'tok_1')).toMatch(/stored no response.*like a new request/);
  },
);

test('a write without a key is executed again, and a read has no note', () => {
  expect(describe(logged({}, {}), 'tok_1')).toMatch(/no Idempotency-Key.*executes/);
  for (const method of ['GET', 'HEAD']) expect(describe(logged({ method }), 'tok_1')).toBeUndefined();
});

test('a replay that the sandbox has no stored response for is executed', () => {
  expect(describe(logged({ operation: 'exchangeAuthorizationCode' }), 'tok_1')).toMatch(/ignores.*executes/);
  expect(describe(logged({ at: '2026-11-01T09:00:00.000Z' }), 'tok_1')).toMatch(
    /older than 24 hours.*executes/,
  );
  expect(describe(logged({}), ownToken)).toMatch(/With the token of the request.*any other one.*executes/);
});

const exchange = (status: number, body: string | null, omitted: Exchange['response']['omitted'] = null) =>
  ({ entry: { status }, response: { headers: {}, body, omitted } }) as unknown as Exchange;

test.each<[string, Exchange, Exchange, boolean]>([
  ['The status and the body are equal.', exchange(200, '{}'), exchange(200, '{}'), true],
  ['Status 403 instead of 201.', exchange(201, '{}'), exchange(403, '{}'), false],
  ['The status is equal, but the body differs.', exchange(200, '{}'), exchange(200, '[]'), false],
  [
    "The log doesn't have both bodies: only the status was compared.",
    exchange(200, 'a', 'truncated'),
    exchange(200, 'b', 'truncated'),
    true,
  ],
])('%s', (description, original, replay, isSame) => {
  expect(compareResponses(original, replay)).toEqual({ isSame, description });
});

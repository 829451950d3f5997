import { expect, test } from 'vitest';
import { ownToken } from '../send/tokens.ts';
import { compareResponses, consoleChoice, describeReplay } from './describe-replay.ts';
import type { Exchange } from './logged-request.ts';

const describe = (exchange: Exchange, choice: string, body = '{}') =>
  describeReplay(exchange, { choice, body });

const keyed = { 'Idempotency-Key': 'one' };

const logged = (entry: object, headers: Record<string, string> = keyed): Exchange =>
  ({
    entry: {
      method: 'POST',
      path: '/v1/workspaces/acme/agents',
      operation: 'createAgent',
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
  ['with the token of the request', {}, 'tok_1'],
  ['with a token that is entered', {}, ownToken],
  ['of the console', inConsole, consoleChoice],
])('the replay of a successful write %s has no effect', (_, entry, choice) => {
  expect(describe(logged(entry), choice)).toMatch(/stored response.*changes nothing/);
  expect(describe(logged(entry), choice, '{"other": 1}')).toMatch(/rejects.*422.*another body/);
});

test.each([
  ['with another token', logged({}), 'tok_2'],
  ['without a token', logged({}), ''],
  ['with a token in place of console access', logged(inConsole), 'tok_1'],
  ['of a failed request', logged({ status: 409 }), 'tok_1'],
  ['of a forced response', logged({ forced: 'code=201' }), 'tok_1'],
  ['without a key', logged({}, {}), 'tok_1'],
  ['of an operation that takes no key', logged({ operation: 'exchangeAuthorizationCode' }), 'tok_1'],
])('a replay %s is executed', (_, exchange, choice) => {
  expect(describe(exchange, choice)).toMatch(/executes the replay as a new request/);
});

test('a read has no note', () => {
  for (const method of ['GET', 'HEAD']) expect(describe(logged({ method }), 'tok_1')).toBeUndefined();
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

import { getOperation, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Exchange } from '../target/exchange.ts';
import { createDisclosures } from './disclosed-secrets.ts';

const secret = 'key_test_0123456789abcdef';

const respond = (
  body: unknown,
  requestBody: unknown = null,
  headers: Record<string, string> = {},
): Exchange =>
  ({
    status: 200,
    text: JSON.stringify(body),
    headers,
    request: { headers: {}, body: Buffer.from(JSON.stringify(requestBody)) },
  }) as unknown as Exchange;

/** The check results for the last of these responses. */
const checkLast = (...responses: [OperationId, Exchange][]) => {
  const { check } = createDisclosures();
  const all = responses.map(([id, exchange]) => check(exchange, getOperation(id)));
  return (all.at(-1) ?? []).map(({ clause, difference }) => [clause, difference === null]);
};

test('the response that issues a key may show it, and so may its replay', () => {
  const response = respond({ id: 'tok_1', secret });
  expect(checkLast(['mintToken', response], ['mintToken', response])).toEqual([]);
});

test.each([
  ['its body', respond({ last: secret })],
  ['its body in Base64', respond({ last: Buffer.from(secret).toString('base64') })],
  ['a header', respond({}, null, { 'x-key': secret })],
])('detects a later response that shows a key in %s', (_, later) => {
  expect(checkLast(['mintToken', respond({ secret })], ['listLogs', later])).toEqual([
    ['tokens.secret-shown-once', false],
  ]);
});

test('a later response without the key satisfies the clause', () => {
  expect(
    checkLast(['rotateToken', respond({ secret })], ['getMe', respond({ prefix: secret.slice(0, 12) })]),
  ).toEqual([['tokens.secret-shown-once', true]]);
});

test("no response may show a secret's value, not even the response to the request that sets it", () => {
  const set = respond({ echo: 'a value of a secret' }, { name: 'mail', value: 'a value of a secret' });
  expect(checkLast(['setSecret', set])).toEqual([['secrets.value-never-returned', false]]);
});

test('a rejected value does not count as set', () => {
  const refusal = {
    ...respond({ said: 'a value of a secret' }, { value: 'a value of a secret' }),
    status: 400,
  };
  expect(checkLast(['setSecret', refusal])).toEqual([]);
});

test('a string that begins like a long value, but isn’t it, discloses nothing', () => {
  const long = 'a'.repeat(4_000);
  const set = respond({ name: 'mail' }, { name: 'mail', value: `${long}!` });
  expect(checkLast(['setSecret', set], ['createAgent', respond({ task: long })])).toEqual([
    ['secrets.value-never-returned', true],
  ]);
  expect(checkLast(['setSecret', set], ['createAgent', respond({ task: `${long}!` })])).toEqual([
    ['secrets.value-never-returned', false],
  ]);
});

import { expect, test } from 'vitest';
import { forgedSessions, nearEquals } from './forged-tokens.ts';

test('near-equals of a token in one letter case are a longer, a shorter and a changed one', () => {
  expect(nearEquals('key_test_01234', 'key_test_')).toEqual([
    'key_test_012340',
    'key_test_0123',
    'key_test_01134',
  ]);
});

test('only a token in mixed case has a near-equal in swapped case', () => {
  expect(nearEquals('aBc')).toContain('AbC');
  expect(nearEquals('abc')).not.toContain('ABC');
});

test('a token is not one of its own near-equals', () => {
  for (const value of ['a', '1', 'A1b2', 'zz']) expect(nearEquals(value)).not.toContain(value);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a signed session is forged without a signature, and with another signature or payload', () => {
  const token = `sess_${part({ alg: 'HS256' })}.${part({ sub: 'usr_1', exp: 1 })}.c2lnbmF0dXJl`;
  const forged = forgedSessions(token);
  expect(forged).not.toContain(token);
  expect(forged.every((each) => each.startsWith('sess_'))).toBe(true);
  expect(new Set(forged).size).toBe(6);
});

test('an encrypted session is changed in only one part', () => {
  expect(forgedSessions('sess_aaaa.bbbb.cccc.dddd.eeee')).toEqual(['sess_aaaa.bbbb.ccac.dddd.eeee']);
});

import { expect, test } from 'vitest';
import { forgedSessions, nearEquals } from './forged-tokens.ts';

test('a text in one alphabet nearly equals a longer, a shorter and a changed one', () => {
  expect(nearEquals('key_test_01234', 'key_test_')).toEqual([
    'key_test_012340',
    'key_test_0123',
    'key_test_01134',
  ]);
});

test('only text in both cases is tried in the other case', () => {
  expect(nearEquals('aBc')).toContain('AbC');
  expect(nearEquals('abc')).not.toContain('ABC');
});

test('no text nearly equals itself', () => {
  for (const value of ['a', '1', 'A1b2', 'zz']) expect(nearEquals(value)).not.toContain(value);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a signed session is forged with another signature, another payload and none', () => {
  const token = `sess_${part({ alg: 'HS256' })}.${part({ sub: 'usr_1', exp: 1 })}.c2lnbmF0dXJl`;
  const forged = forgedSessions(token);
  expect(forged).not.toContain(token);
  expect(forged.every((each) => each.startsWith('sess_'))).toBe(true);
  expect(new Set(forged).size).toBe(6);
});

test('an encrypted session is changed in one part only', () => {
  expect(forgedSessions('sess_aaaa.bbbb.cccc.dddd.eeee')).toEqual(['sess_aaaa.bbbb.ccac.dddd.eeee']);
});

import { expect, test } from 'vitest';
import { containsId } from './each-encoding.ts';

test('an id is found in a cell, a string and a list of strings', () => {
  for (const text of ['agt_1,Name', '"agt_1"', 'a;agt_1;b', '[id]\nagt_1', 'agt_1'])
    expect(containsId(text, 'agt_1')).toBe(true);
});

test('a longer id is another one', () => {
  for (const text of ['agt_12,Name', '"xagt_1"', 'agt_1-2', ''])
    expect(containsId(text, 'agt_1')).toBe(false);
});

test('an id after a longer one is found', () => {
  expect(containsId('agt_12,agt_1', 'agt_1')).toBe(true);
});

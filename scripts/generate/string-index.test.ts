import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createKeyIndex, createStringIndex } from '../../generated/code/string-index.ts';

const createIndex = (strings: readonly string[]) => {
  const index = createStringIndex();
  for (const string of strings) index.add(string);
  return index;
};

test('finds the same strings as a search for each of them', () => {
  const string = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(string, { maxLength: 8 }),
      fc.string({ unit: fc.constantFrom('a', 'b') }),
      (strings, text) => {
        const index = createIndex(strings);
        for (let at = 0; at <= text.length; at += 1) {
          const fits = strings.filter((each) => text.startsWith(each, at)).map(({ length }) => length);
          expect(index.lengthAt(text, at)).toBe(Math.max(0, ...fits));
        }
      },
    ),
  );
});

test('a text that was cut off may end with the start of a string', () => {
  const index = createIndex(['key_test_1', 'key_test_2', 'other']);
  expect([index.lengthAt('x key_test_', 2, 8), index.lengthAt('x key_test_', 2)]).toEqual([9, 0]);
  expect([
    index.lengthAt('x oth', 2, 3),
    index.lengthAt('x oth', 2, 4),
    index.lengthAt('x otx', 2, 3),
  ]).toEqual([3, 0, 0]);
});

test('strings that overlap are replaced together', () => {
  const index = createIndex(['abcd', 'cdef', 'ef', 'x']);
  expect([index.replaceIn('-abcdefg-xx', '*'), index.replaceIn('ab', '*', 2)]).toEqual(['-*g-**', '*']);
});

test('a search takes as many steps for 4,000 strings as for 40', () => {
  const countSteps = (count: number): number => {
    const index = createIndex(Array.from({ length: count }, (_, number) => `key_test_${number * 7919}`));
    const text = `${'a key_test_x '.repeat(1_000)}key_test_7919`;
    const reads = vi.spyOn(Map.prototype, 'get');
    const compares = vi.spyOn(String.prototype, 'startsWith');
    expect(index.findIn(text)).toBe('key_test_7919');
    const steps = reads.mock.calls.length + compares.mock.calls.length;
    reads.mockRestore();
    compares.mockRestore();
    return steps;
  };
  expect(countSteps(4_000)).toBe(countSteps(40));
});

test('the index of a map has its new keys', () => {
  const toIndex = createKeyIndex((key) => [key, key.toUpperCase()]);
  const keys = new Map([['one', 1]]);
  const index = toIndex(keys);
  keys.set('two', 2);
  expect([toIndex(keys) === index, index.findIn('a TWO'), index.findIn('a one')]).toEqual([
    true,
    'TWO',
    'one',
  ]);
});

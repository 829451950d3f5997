import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findExcess, isDeeperThan } from './json-extent.ts';

const bytes = (json: string) => new TextEncoder().encode(json);

const valuesIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 1
    : Object.values(value).reduce<number>((sum, child) => sum + valuesIn(child), 1);

const levelsIn = (value: unknown): number =>
  typeof value !== 'object' || value === null ? 0 : 1 + Math.max(0, ...Object.values(value).map(levelsIn));

test('the values and levels of any JSON are counted as in the parsed value', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), fc.constantFrom(undefined, 2), (json, indent) => {
      const value: unknown = JSON.parse(json);
      const jsonBytes = bytes(JSON.stringify(value, null, indent));
      const [values, levels] = [valuesIn(value), levelsIn(value)];
      expect(findExcess(jsonBytes, { values, levels })).toBeUndefined();
      expect(findExcess(jsonBytes, { values: values - 1, levels })).toBe('values');
      if (levels > 0) expect(findExcess(jsonBytes, { values, levels: levels - 1 })).toBe('levels');
    }),
  );
});

test('the content of a string is not counted', () => {
  const allowed = { values: 2, levels: 1 };
  for (const value of ['[[[,,,', '\\', '\\\\"', '"[,', '\\",[', '💥,'])
    expect(findExcess(bytes(JSON.stringify([value])), allowed)).toBeUndefined();
});

test('reading stops at the first excess', () => {
  let reads = 0;
  const json = new Proxy(bytes('['.repeat(10_000)), {
    get: (target, name) => {
      reads += 1;
      return Reflect.get(target, name, target);
    },
  });
  expect(findExcess(json, { values: 100, levels: 50 })).toBe('levels');
  expect(reads).toBeLessThan(300);
});

test('reading bytes that are not JSON ends', () => {
  for (const value of ['"', '"\\', '[,"', ']]}', '{"a'])
    expect(findExcess(bytes(value), { values: 9, levels: 9 })).toBeUndefined();
});

test.each([
  [1, 0],
  [null, 0],
  [[], 1],
  [{ a: [1, { b: 2 }] }, 3],
])('%j has %i levels', (value, levels) => {
  expect(isDeeperThan(value, levels)).toBe(false);
  expect(isDeeperThan(value, levels - 1)).toBe(levels > 0);
});

test('a deeply nested value is checked only to the given depth', () => {
  const endless = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(isDeeperThan(endless, 100)).toBe(true);
});

import { expect, test } from 'vitest';
import { seededRandom, systemRandom } from './random.ts';

test('seeded bytes are repeatable and continue across calls', () => {
  const [one, same] = [seededRandom(5), seededRandom(5)];
  expect(one(16)).toEqual(same(16));
  expect(one(16)).not.toEqual(seededRandom(5)(16));
});

test('seeded bytes take all values', () => {
  expect(new Set(seededRandom(1)(10_000)).size).toBe(256);
});

test('the system returns the requested number of bytes', () => {
  expect(systemRandom(24)).toHaveLength(24);
});

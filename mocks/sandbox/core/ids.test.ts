import { expect, test } from 'vitest';
import { manualClock } from './clock.ts';
import { createIds } from './ids.ts';
import { seededRandom } from './random.ts';

const createSeededIds = (seed: number) => {
  const clock = manualClock(new Date('2026-11-02T09:00:00.000Z'));
  return { clock, ids: createIds(clock, seededRandom(seed)) };
};

test('an id has the prefix of its kind', () => {
  expect(createSeededIds(1).ids('agt')).toMatch(/^agt_[0-9A-Z]{26}$/);
});

test('later ids sort after earlier ones, within one millisecond and across', () => {
  const { clock, ids } = createSeededIds(1);
  const newIds = Array.from({ length: 50 }, (_, index) => {
    if (index % 10 === 0) clock.advance(1);
    return ids('run');
  });
  expect(newIds.toSorted()).toEqual(newIds);
  expect(new Set(newIds).size).toBe(50);
});

test('equal seeds give equal ids, different seeds different ones', () => {
  expect(createSeededIds(3).ids('agt')).toBe(createSeededIds(3).ids('agt'));
  expect(createSeededIds(3).ids('agt')).not.toBe(createSeededIds(4).ids('agt'));
});

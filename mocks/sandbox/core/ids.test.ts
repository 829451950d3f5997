import { expect, test } from 'vitest';
import { manualClock } from './clock.ts';
import { createIds } from './ids.ts';
import { seededRandom } from './random.ts';

const idsOf = (seed: number) => {
  const clock = manualClock(new Date('2026-11-02T09:00:00.000Z'));
  return { clock, ids: createIds(clock, seededRandom(seed)) };
};

test('an id has the prefix of its kind', () => {
  expect(idsOf(1).ids('agt')).toMatch(/^agt_[0-9A-Z]{26}$/);
});

test('later ids sort after earlier ones, within one millisecond and across', () => {
  const { clock, ids } = idsOf(1);
  const made = Array.from({ length: 50 }, (_, index) => {
    if (index % 10 === 0) clock.advance(1);
    return ids('run');
  });
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(50);
});

test('equal seeds give equal ids, different seeds different ones', () => {
  expect(idsOf(3).ids('agt')).toBe(idsOf(3).ids('agt'));
  expect(idsOf(3).ids('agt')).not.toBe(idsOf(4).ids('agt'));
});

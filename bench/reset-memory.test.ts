import { expect, test } from 'vitest';
import { formatResetMemory } from './reset-memory.ts';

test('the growth is measured in the second half, so what is reserved once in the first rounds is not counted', () => {
  const mib = 1024;
  const rounds = [10, 30, 40, 40, 40, 40].map((heap, index) => ({
    heap: heap * mib,
    now: (100 + index * 2) * mib,
  }));
  const text = formatResetMemory({ amount: 1_000, started: { heap: 5 * mib, now: 90 * mib }, rounds });
  expect(text).toContain('heap, MiB: 5.0 at the start; 10.0, 30.0, 40.0, 40.0, 40.0, 40.0');
  expect(text).toContain('by 0.0 MiB of heap and 2.0 MiB of resident memory');
  expect(text).toContain('4,000 requests a round; 1,000 of them created records');
});

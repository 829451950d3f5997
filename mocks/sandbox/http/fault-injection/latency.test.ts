import { expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { drawLatency, parseLatency } from './latency.ts';

test.each([
  ['0', { min: 0, max: 0 }],
  ['300', { min: 300, max: 300 }],
  ['200-800', { min: 200, max: 800 }],
])('%s is a latency', (value, latency) => {
  expect(parseLatency(value)).toEqual(latency);
});

test.each(['', '-5', '5ms', '800-200', '60001', '1.5', '1-2-3'])('%j is not a latency', (value) => {
  expect(parseLatency(value)).toBeUndefined();
});

test('draws are spread between the bounds', () => {
  const random = seededRandom(1);
  const latencies = Array.from({ length: 200 }, () => drawLatency({ min: 200, max: 800 }, random));
  expect(Math.min(...latencies)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...latencies)).toBeLessThanOrEqual(800);
  expect(Math.min(...latencies)).toBeLessThan(300);
  expect(Math.max(...latencies)).toBeGreaterThan(700);
});

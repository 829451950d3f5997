import { expect, test } from 'vitest';
import { createDeliveryWaits } from './delivery-waits.ts';

/** A receiver that checks once, and records its timeouts. */
const createReceiver = () => {
  const limits: number[] = [];
  const until = async <T>(find: () => T | undefined, milliseconds: number) => {
    limits.push(milliseconds);
    return find();
  };
  return { receiver: { until }, limits };
};

test('a delivery that has not arrived is checked again after a flush', async () => {
  const { receiver } = createReceiver();
  let flushes = 0;
  const waits = createDeliveryWaits(receiver, async () => {
    flushes += 1;
  });
  expect(await waits.arrival(() => (flushes > 0 ? 'a delivery' : undefined))).toBe('a delivery');
  expect(flushes).toBe(1);
  expect(await waits.arrival(() => 'another one')).toBe('another one');
  expect(flushes).toBe(1);
  expect(await waits.arrival(() => undefined)).toBeUndefined();
  expect(flushes).toBe(2);
});

test('without a flush, the wait for the first delivery is longer than for further ones', async () => {
  const { receiver, limits } = createReceiver();
  const waits = createDeliveryWaits(receiver, null);
  await waits.arrival(() => undefined);
  await waits.arrival(() => undefined);
  const [first = 0, next = 0] = limits;
  expect(limits).toHaveLength(2);
  expect(first).toBeGreaterThan(next);
});

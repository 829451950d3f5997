import { expect, test } from 'vitest';
import type { WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';
import { createDeliveryWaits } from './delivery-waits.ts';

/** A receiver that checks once, and records its timeouts. */
const createReceiver = () => {
  const limits: number[] = [];
  const receiver: WebhookReceiver = {
    isConfirmed: true,
    endpoint: () => {
      throw new Error('The test uses no endpoint.');
    },
    until: async (find, milliseconds) => {
      limits.push(milliseconds);
      return find();
    },
  };
  return { receiver, limits };
};

test('a delivery that has not arrived is checked again after a flush', async () => {
  const { receiver } = createReceiver();
  let flushes = 0;
  const waits = createDeliveryWaits(receiver, async () => {
    flushes += 1;
  });
  expect(await waits.next(() => (flushes > 0 ? 'a delivery' : undefined))).toBe('a delivery');
  expect(flushes).toBe(1);
  expect(await waits.first(() => 'another one')).toBe('another one');
  expect(flushes).toBe(1);
  expect(await waits.next(() => undefined)).toBeUndefined();
  expect(flushes).toBe(2);
});

test('without a flush, the wait for the first delivery is longer than for further ones', async () => {
  const { receiver, limits } = createReceiver();
  const waits = createDeliveryWaits(receiver, null);
  await waits.first(() => undefined);
  await waits.next(() => undefined);
  const [first = 0, next = 0] = limits;
  expect(limits).toHaveLength(2);
  expect(first).toBeGreaterThan(next);
});

import { expect, test } from 'vitest';
import type { WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';
import { createDeliveryWaits } from './delivery-waits.ts';

/** A receiver that checks once, and records how long it was to wait. */
const createReceiver = () => {
  const limits: number[] = [];
  const receiver: WebhookReceiver = {
    isConfirmed: true,
    endpoint: () => {
      throw new Error('not used');
    },
    until: async (find, milliseconds) => {
      limits.push(milliseconds);
      return find();
    },
  };
  return { receiver, limits };
};

test('what does not arrive by itself is looked for once more after the target was made to send it', async () => {
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

test('a target that cannot be made to send has longer for the first delivery than for further ones', async () => {
  const { receiver, limits } = createReceiver();
  const waits = createDeliveryWaits(receiver, null);
  await waits.first(() => undefined);
  await waits.next(() => undefined);
  const [first = 0, next = 0] = limits;
  expect(limits).toHaveLength(2);
  expect(first).toBeGreaterThan(next);
});

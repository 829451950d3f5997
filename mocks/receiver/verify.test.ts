import { createRequire } from 'node:module';
import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createSignature } from '../sandbox/features/webhooks/sign.ts';
import { verifyDelivery } from './verify.ts';

const secret = `whsec_${'ab'.repeat(32)}`;
const body = Buffer.from('{"id":"evt_1"}');
const exampleBody = Buffer.from(JSON.stringify(examples['event-pages-published']));
const now = new Date('2026-11-02T09:00:00.000Z');
const seconds = now.getTime() / 1000;

const delivery = (timestamp = String(seconds), signature = createSignature(secret, timestamp, body)) => ({
  headers: new Headers({ 'svc-timestamp': timestamp, 'svc-signature': signature }),
  body,
});

test('the example of a delivery in the contract is genuine', () => {
  const { components } = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as {
    components: { parameters: Record<string, { name: string; example: string }> };
  };
  const { SvcSignature, SvcTimestamp, SvcEvent } = components.parameters;
  const headers = [SvcSignature, SvcTimestamp, SvcEvent].map((one) => [one?.name ?? '', one?.example ?? '']);
  const example = { headers: new Headers(headers as [string, string][]), body: exampleBody };
  expect(verifyDelivery(example, examples['webhook-subscription-created'].secret, now)).toBeUndefined();
  expect(verifyDelivery({ ...example, body }, examples['webhook-subscription-created'].secret, now)).toBe(
    'bad_signature',
  );
});

test('an invalid time accepts no delivery', () => {
  expect(verifyDelivery(delivery(), secret, new Date(''))).toBe('stale_timestamp');
});

import { expect, test } from 'vitest';
import { fromUtf8 } from '#host/bytes.ts';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { eventViolations, families } from './contract-events.ts';
import { tokens } from './start-sandbox.ts';
import { changes, secretValues } from './state-changes.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

test.each(changes)('%s: %s emits one event that fits the contract', async (family, _, change) => {
  const started = await startWithEndpoint();
  await started.subscribe([family]);
  await change(started);
  await started.settle();
  const events = started.receiver.deliveries.map(({ event }) => event);
  expect(events.map(({ type }) => type)).toEqual([family]);
  expect(events.flatMap(eventViolations)).toEqual([]);
});

/** The secrets of keys in responses. */
const keysIn = (responses: readonly unknown[]) =>
  JSON.stringify(responses).match(/key_(?:test|live)_[A-Za-z0-9]+/g) ?? [];

test('a subscription to all events receives every family of the contract, without any secret', async () => {
  const started = await startWithEndpoint();
  const { context, receiver } = started;
  const { secret: signing } = await started.subscribe();
  const responses: unknown[] = [];
  for (const [, , change] of changes) responses.push(await change(started));
  await started.settle();
  const events = receiver.deliveries.map(({ event }) => event);
  expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual(families.toSorted());
  expect(events.flatMap(eventViolations)).toEqual([]);
  expect(new Set(events.map((event) => `${Object.keys(event)} ${event.version}`)).size).toBe(1);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);

  const keySecrets = keysIn(responses);
  // Two were created and one was rotated, so the list must not be empty.
  expect(new Set(keySecrets).size).toBe(3);
  const rows = await context.database.selectFrom('webhook_events').select('body').execute();
  const bodies = [
    ...rows.map(({ body }) => body),
    ...receiver.deliveries.map(({ body }) => fromUtf8(body)),
  ].join('\n');
  const secrets = [...secretValues, ...keySecrets, ...Object.values(tokens), signing, paymentTokens.accepted];
  expect(secrets.filter((secret) => bodies.includes(secret))).toEqual([]);
  expect(bodies).not.toMatch(/key_(?:test|live)_|whsec_|sess_|pmtok_/);
});

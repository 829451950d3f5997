import { expect, test } from 'vitest';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { eventFaults, families } from './contract-events.ts';
import { tokens } from './start-sandbox.ts';
import { changes, secretValues } from './state-changes.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

test.each(changes)('%s: %s is told once, as the contract shows it', async (family, _, change) => {
  const started = await startWithEndpoint();
  await started.subscribe([family]);
  await change(started);
  await started.settle();
  const events = started.receiver.deliveries.map(({ event }) => event);
  expect(events.map(({ type }) => type)).toEqual([family]);
  expect(events.flatMap(eventFaults)).toEqual([]);
});

/** Makes every change, one after the other, while a subscription asks for all of them. */
const changeAll = async () => {
  const started = await startWithEndpoint();
  const { secret } = await started.subscribe();
  const answers: unknown[] = [];
  for (const [, , change] of changes) answers.push(await change(started));
  await started.settle();
  return { ...started, signing: secret, answers };
};

test('a subscription to everything is told of every family of the contract, under one envelope', async () => {
  const { receiver } = await changeAll();
  const events = receiver.deliveries.map(({ event }) => event);
  expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual(families.toSorted());
  expect(events.flatMap(eventFaults)).toEqual([]);
  expect(new Set(events.map((event) => `${Object.keys(event)} ${event.version}`)).size).toBe(1);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

/** The secrets of keys, wherever an answer shows one. */
const keysIn = (answers: readonly unknown[]) =>
  JSON.stringify(answers).match(/key_(?:test|live)_[A-Za-z0-9]+/g) ?? [];

test('no event tells the value of a secret, the secret of a token or what an endpoint’s signatures are made with', async () => {
  const { context, receiver, signing, answers } = await changeAll();
  const minted = keysIn(answers);
  // Two were made, and one was rotated: what is looked for has to be there.
  expect(new Set(minted).size).toBe(3);
  const kept = await context.database.selectFrom('webhook_events').select('body').execute();
  const bodies = [...kept.map(({ body }) => body), ...receiver.deliveries.map(({ body }) => body)].join('\n');
  const secrets = [...secretValues, ...minted, ...Object.values(tokens), signing, paymentTokens.accepted];
  expect(secrets.filter((secret) => bodies.includes(secret))).toEqual([]);
  expect(bodies).not.toMatch(/key_(?:test|live)_|whsec_|sess_|pmtok_/);
});

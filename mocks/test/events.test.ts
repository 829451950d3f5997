import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { fromUtf8 } from '#host/bytes.ts';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { eventViolations, families } from './contract-events.ts';
import { tokens } from './start-sandbox.ts';
import { changes, control, secretValues } from './state-changes.ts';
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

const acme = '/workspaces/acme';
const keyPath = `${acme}/tokens/${examples['api-key'].id}`;
const [stripe] = examples['secret-list'].data;
const secretPath = `${acme}/secrets/${stripe?.name}`;

/** A sandbox, and the families of all events that its subscription received. */
const startWithEvents = async () => {
  const started = await startWithEndpoint();
  await started.subscribe();
  const listEvents = async () => {
    await started.settle();
    return started.receiver.deliveries.map(({ event }) => event.type).toSorted();
  };
  return { ...started, listEvents };
};

test('a repeated rotation request emits no event, and the rotation resolves it', async () => {
  const started = await startWithEvents();
  const { send, listEvents } = started;
  const requireRotation = () =>
    control(started, 'PATCH', `${acme}/records/secrets/${stripe?.name}`, {
      rotation_required_by: 'payments',
    });
  await requireRotation();
  await requireRotation();
  expect(await listEvents()).toEqual(['secrets.suspended']);
  await send('POST', `${secretPath}/rotate`);
  await requireRotation();
  expect(await listEvents()).toEqual(['secrets.suspended', 'secrets.suspended', 'secrets.updated']);
});

test('concurrent deletions of a secret or revocations of a key emit one event', async () => {
  const { send, listEvents } = await startWithEvents();
  for (const path of [secretPath, keyPath]) {
    const responses = await Promise.all(Array.from({ length: 4 }, () => send('DELETE', path)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
  }
  expect(await listEvents()).toEqual(['secrets.deleted', 'tokens.revoked']);
});

test('a new session emits no key event', async () => {
  const started = await startWithEvents();
  await control(started, 'POST', `${acme}/records/tokens`, { kind: 'session' });
  expect(await started.listEvents()).toEqual([]);
});

test('the event of a rotation contains the end of the overlap', async () => {
  const { send, settle, receiver, subscribe } = await startWithEndpoint();
  await subscribe();
  const { json } = await send('POST', `${secretPath}/rotate`);
  await settle();
  expect(receiver.deliveries.map(({ event }) => event.data)).toEqual([json]);
  expect(json.overlap_ends_at).toBeDefined();
});

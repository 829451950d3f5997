import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { control } from './state-changes.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

const acme = '/workspaces/acme';
const key = `${acme}/tokens/${examples['api-key'].id}`;
const [stripe] = examples['secret-list'].data;
const secret = `${acme}/secrets/${stripe?.name}`;

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
  await send('POST', `${secret}/rotate`);
  await requireRotation();
  expect(await listEvents()).toEqual(['secrets.suspended', 'secrets.suspended', 'secrets.updated']);
});

test('the event of a rotation contains the end of the overlap', async () => {
  const { send, settle, receiver, subscribe } = await startWithEndpoint();
  await subscribe();
  const { json } = await send('POST', `${secret}/rotate`);
  await settle();
  expect(receiver.deliveries.map(({ event }) => event.data)).toEqual([json]);
  expect(json.overlap_ends_at).toBeDefined();
});

test('concurrent deletions of a secret or revocations of a key emit one event', async () => {
  const { send, listEvents } = await startWithEvents();
  for (const path of [secret, key]) {
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

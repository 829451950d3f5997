import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { fromUtf8 } from '#host/bytes.ts';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { eventViolations, families } from './contract-events.ts';
import { tokens } from './start-sandbox.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

type Started = Awaited<ReturnType<typeof startWithEndpoint>>;
type Change = (started: Started) => Promise<unknown>;

const slug = 'acme';
const acme = `/workspaces/${slug}`;
const keyPath = `${acme}/tokens/${examples['api-key'].id}`;
const [, contact] = examples['form-list'].data;
const [home] = examples['page-list'].data;
const homePath = `${acme}/pages/${home?.id}`;
const [stripe, smtp, crm] = examples['secret-list'].data;
const secretPath = `${acme}/secrets/${stripe?.name}`;
const day = 24 * 60 * 60 * 1000;

/** The values of secrets in the changes, which no event may contain. */
const secretValues = ['value-of-a-new-secret', 'value-of-a-known-secret', 'value-of-a-rotation'];
const [newValue, knownValue, rotatedValue] = secretValues;

const api =
  (method: string, path: string, body?: object): Change =>
  ({ send }) =>
    send(method, path, { body });
const add =
  (resource: string, record: object): Change =>
  ({ records }) =>
    records.add(resource, record);

/** Changes and the families of their events. */
const changes: readonly [family: string, change: Change][] = [
  ['agents.created', api('POST', `${acme}/agents`, { name: 'New' })],
  ['agents.activated', api('POST', `${acme}/agents/agt_01K9STOCK/activate`)],
  ['agents.deactivated', api('POST', `${acme}/agents/agt_01K9REFUND/deactivate`)],
  ['approvals.decided', api('POST', '/approvals/apr_01K9A3/deny')],
  ['approvals.requested', ({ control }) => control('pauseRun', { slug, id: 'run_01K9D2' }, {})],
  ['forms.created', add('forms', { name: 'Feedback', fields: ['text'] })],
  ['forms.submitted', add('submissions', { form_id: contact?.id, data: {} })],
  ['pages.created', add('pages', { slug: 'jobs', title: 'Jobs' })],
  ['pages.updated', api('PATCH', homePath, examples['page-patch'])],
  ['pages.updated', api('POST', homePath, examples['rollback-page-request'])],
  ['pages.published', api('POST', `${acme}/pages-publish`)],
  ['theme.updated', api('PATCH', `${acme}/theme`, examples['theme-patch'])],
  ['theme.published', api('POST', `${acme}/theme`)],
  ['secrets.created', api('PUT', `${acme}/secrets`, { name: 'new_key', value: newValue })],
  ['secrets.updated', api('PUT', `${acme}/secrets`, { name: smtp?.name, value: knownValue })],
  ['secrets.updated', api('POST', `${secretPath}/rotate`, { value: rotatedValue })],
  ['secrets.updated', api('POST', `${secretPath}/rotate`)],
  [
    'secrets.suspended',
    ({ records }) => records.change('secrets', smtp?.name ?? '', { rotation_required_by: 'email' }),
  ],
  ['secrets.deleted', api('DELETE', `${acme}/secrets/${crm?.name}`)],
  ['tokens.created', api('POST', `${acme}/tokens`, examples['mint-token-request'])],
  ['tokens.created', add('tokens', { kind: 'key' })],
  ['tokens.rotated', api('POST', `${keyPath}/rotate`)],
  ['tokens.revoked', api('DELETE', keyPath)],
  ['billing.updated', api('POST', `${acme}/billing/plan`, examples['change-plan-request'])],
  ['billing.updated', api('POST', `${acme}/billing/payment-method`, { token: 'pmtok_new5100' })],
  ['billing.updated', ({ sandbox }) => sandbox.advance(30 * day)],
  ['payments.succeeded', ({ sandbox }) => sandbox.advance(31 * day)],
];

/** The secrets of keys in responses. */
const keysIn = (responses: readonly unknown[]) =>
  JSON.stringify(responses).match(/key_(?:test|live)_[A-Za-z0-9]+/g) ?? [];

test('each change emits one event that fits the contract, and no event has a secret', async () => {
  const started = await startWithEndpoint();
  const { rows, receiver } = started;
  const { secret: signing } = await started.subscribe();
  const responses: unknown[] = [];
  for (const [index, [family, change]] of changes.entries()) {
    const before = receiver.deliveries.length;
    responses.push(await change(started));
    await started.settle();
    const types = receiver.deliveries.slice(before).map(({ event }) => event.type);
    expect(
      types.filter((type) => type === family),
      `${index} ${types}`,
    ).toEqual([family]);
  }
  const events = receiver.deliveries.map(({ event }) => event);
  expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual(families.toSorted());
  expect(events.flatMap(eventViolations)).toEqual([]);
  expect(new Set(events.map((event) => `${Object.keys(event)} ${event.version}`)).size).toBe(1);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);

  const keySecrets = keysIn(responses);
  // Two were created and one was rotated, so the list must not be empty.
  expect(new Set(keySecrets).size).toBe(3);
  const bodies = [
    ...(await rows('webhook_events')).map(({ body }) => body),
    ...receiver.deliveries.map(({ body }) => fromUtf8(body)),
  ].join('\n');
  const secrets = [...secretValues, ...keySecrets, ...Object.values(tokens), signing, paymentTokens.accepted];
  expect(secrets.filter((secret) => bodies.includes(secret))).toEqual([]);
  expect(bodies).not.toMatch(/key_(?:test|live)_|whsec_|sess_|pmtok_/);
});

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
  const { send, records, listEvents } = await startWithEvents();
  const requireRotation = () =>
    records.change('secrets', stripe?.name ?? '', { rotation_required_by: 'payments' });
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
  const { records, listEvents } = await startWithEvents();
  await records.add('tokens', { kind: 'session' });
  expect(await listEvents()).toEqual([]);
});

test('the event of a rotation contains the end of the overlap', async () => {
  const { send, settle, receiver, subscribe } = await startWithEndpoint();
  await subscribe();
  const { json } = await send('POST', `${secretPath}/rotate`);
  await settle();
  expect(receiver.deliveries.map(({ event }) => event.data)).toEqual([json]);
  expect(json.overlap_ends_at).toBeDefined();
});

import { examples } from '@workspace-api/contract';
import { schemas, type Validator } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { startWithEndpoint } from './webhook-endpoint.ts';

type Started = Awaited<ReturnType<typeof startWithEndpoint>>;

const control = async ({ sandbox }: Started, path: string, body: unknown) => {
  const request = new Request(`http://127.0.0.1/_sandbox${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const response = await sandbox.fetch(request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const acme = '/workspaces/acme';
const [, contact] = examples['form-list'].data;

/** What changes, what it is called, and the schema of what is told. */
const changes: readonly [string, keyof typeof schemas, (started: Started) => Promise<unknown>][] = [
  ['agents.activated', 'Agent', ({ send }) => send('POST', `${acme}/agents/agt_01K9STOCK/activate`)],
  ['agents.deactivated', 'Agent', ({ send }) => send('POST', `${acme}/agents/agt_01K9REFUND/deactivate`)],
  ['approvals.decided', 'Approval', ({ send }) => send('POST', '/approvals/apr_01K9A3/deny')],
  [
    'approvals.requested',
    'Approval',
    async (started) => control(started, `${acme}/runs/run_01K9D2/pause`, { action: 'review' }),
  ],
  [
    'forms.submitted',
    'Submission',
    (started) => control(started, `${acme}/forms/${contact?.id}/submissions`, { data: {} }),
  ],
  [
    'pages.updated',
    'PageSummary',
    ({ send }) => send('PATCH', `${acme}/pages/page_01K9HOME`, { body: examples['page-patch'] }),
  ],
  [
    'pages.updated',
    'PageSummary',
    ({ send }) => send('POST', `${acme}/pages/page_01K9HOME`, { body: examples['rollback-page-request'] }),
  ],
  ['pages.published', 'PagePublication', ({ send }) => send('POST', `${acme}/pages-publish`)],
  ['theme.published', 'ThemePublication', ({ send }) => send('POST', `${acme}/theme`)],
  ['payments.succeeded', 'EventDataPayment', ({ context }) => context.advance(30 * 24 * 60 * 60 * 1000)],
];

test.each(changes)('%s is told once, with a %s', async (type, schema, change) => {
  const started = await startWithEndpoint();
  await started.subscribe([type]);
  await change(started);
  await started.settle();
  const [delivery, ...more] = started.receiver.deliveries;
  expect(more).toEqual([]);
  const validate: Validator = schemas[schema];
  const event = delivery?.event;
  expect([event?.type, validate(event?.data), validate.errors ?? []]).toEqual([type, true, []]);
  expect(schemas.EventEnvelope(event)).toBe(true);
});

test('a subscription to every family is told of all of them, under one envelope', async () => {
  const started = await startWithEndpoint();
  await started.subscribe(['*']);
  for (const [, , change] of changes) await change(started);
  await started.settle();
  const { deliveries } = started.receiver;
  expect(new Set(deliveries.map(({ event }) => event.type))).toEqual(new Set(changes.map(([type]) => type)));
  const shapes = deliveries.map(({ event }) => `${Object.keys(event)} ${event.version}`);
  expect(new Set(shapes).size).toBe(1);
  expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(deliveries.length);
});

import { examples } from '@workspace-api/contract';
import type { startWithEndpoint } from './webhook-endpoint.ts';

type Started = Awaited<ReturnType<typeof startWithEndpoint>>;

/** Sends a request to the control plane. @returns its response */
export const control = async (
  { sandbox }: Pick<Started, 'sandbox'>,
  method: string,
  path: string,
  body: object,
) => {
  const request = new Request(`http://127.0.0.1/_sandbox${path}`, { method, body: JSON.stringify(body) });
  const response = await sandbox.fetch(request);
  const rawBody = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${rawBody}`);
  return rawBody === '' ? undefined : JSON.parse(rawBody);
};

const acme = '/workspaces/acme';
const [, contact] = examples['form-list'].data;
const [stripe, smtp, crm] = examples['secret-list'].data;
const key = examples['api-key'].id;
const [home] = examples['page-list'].data;

/** The values of secrets in these changes, which no event may contain. */
export const secretValues = ['value-of-a-new-secret', 'value-of-a-known-secret', 'value-of-a-rotation'];
const [newValue, knownValue, rotatedValue] = secretValues;

/** A change and the family of its event. @returns the response */
export const changes: readonly [
  family: string,
  name: string,
  change: (started: Started) => Promise<unknown>,
][] = [
  ['agents.created', 'a new agent', ({ send }) => send('POST', `${acme}/agents`, { body: { name: 'New' } })],
  ['agents.activated', 'an activation', ({ send }) => send('POST', `${acme}/agents/agt_01K9STOCK/activate`)],
  [
    'agents.deactivated',
    'a deactivation',
    ({ send }) => send('POST', `${acme}/agents/agt_01K9REFUND/deactivate`),
  ],
  ['approvals.decided', 'a denial', ({ send }) => send('POST', '/approvals/apr_01K9A3/deny')],
  [
    'approvals.requested',
    'a run that pauses',
    (started) => control(started, 'POST', `${acme}/runs/run_01K9D2/pause`, { action: 'review' }),
  ],
  [
    'forms.created',
    'a form from the editor',
    (started) => control(started, 'POST', `${acme}/records/forms`, { name: 'Feedback', fields: ['text'] }),
  ],
  [
    'forms.submitted',
    'a submission',
    (started) => control(started, 'POST', `${acme}/records/submissions`, { form_id: contact?.id, data: {} }),
  ],
  [
    'pages.created',
    'a page from the editor',
    (started) => control(started, 'POST', `${acme}/records/pages`, { slug: 'jobs', title: 'Jobs' }),
  ],
  [
    'pages.updated',
    'a patch of a page',
    ({ send }) => send('PATCH', `${acme}/pages/${home?.id}`, { body: examples['page-patch'] }),
  ],
  [
    'pages.updated',
    'a rollback of a page',
    ({ send }) => send('POST', `${acme}/pages/${home?.id}`, { body: examples['rollback-page-request'] }),
  ],
  ['pages.published', 'a publish of the pages', ({ send }) => send('POST', `${acme}/pages-publish`)],
  [
    'theme.updated',
    'a patch of the theme',
    ({ send }) => send('PATCH', `${acme}/theme`, { body: examples['theme-patch'] }),
  ],
  ['theme.published', 'a publish of the theme', ({ send }) => send('POST', `${acme}/theme`)],
  [
    'secrets.created',
    'a new secret',
    ({ send }) => send('PUT', `${acme}/secrets`, { body: { name: 'new_key', value: newValue } }),
  ],
  [
    'secrets.updated',
    'a secret that is overwritten',
    ({ send }) => send('PUT', `${acme}/secrets`, { body: { name: smtp?.name, value: knownValue } }),
  ],
  [
    'secrets.updated',
    'a rotation to a value from the client',
    ({ send }) => send('POST', `${acme}/secrets/${stripe?.name}/rotate`, { body: { value: rotatedValue } }),
  ],
  [
    'secrets.updated',
    'a rotation to a generated value',
    ({ send }) => send('POST', `${acme}/secrets/${stripe?.name}/rotate`),
  ],
  [
    'secrets.suspended',
    'a rotation that a provider requires',
    (started) =>
      control(started, 'PATCH', `${acme}/records/secrets/${smtp?.name}`, {
        rotation_required_by: 'email',
      }),
  ],
  ['secrets.deleted', 'a deletion of a secret', ({ send }) => send('DELETE', `${acme}/secrets/${crm?.name}`)],
  [
    'tokens.created',
    'a new key',
    ({ send }) => send('POST', `${acme}/tokens`, { body: examples['mint-token-request'] }),
  ],
  [
    'tokens.created',
    'a key from the console',
    (started) => control(started, 'POST', `${acme}/records/tokens`, { kind: 'key' }),
  ],
  ['tokens.rotated', 'a rotated key', ({ send }) => send('POST', `${acme}/tokens/${key}/rotate`)],
  ['tokens.revoked', 'a revoked key', ({ send }) => send('DELETE', `${acme}/tokens/${key}`)],
  [
    'billing.updated',
    'a scheduled plan change',
    ({ send }) => send('POST', `${acme}/billing/plan`, { body: examples['change-plan-request'] }),
  ],
  [
    'billing.updated',
    'a new payment method',
    ({ send }) => send('POST', `${acme}/billing/payment-method`, { body: { token: 'pmtok_new5100' } }),
  ],
  ['billing.updated', 'the end of a period', ({ context }) => context.advance(30 * 24 * 60 * 60 * 1000)],
  // If all changes are made in sequence, this is the next period.
  ['payments.succeeded', 'a charge', ({ context }) => context.advance(31 * 24 * 60 * 60 * 1000)],
];

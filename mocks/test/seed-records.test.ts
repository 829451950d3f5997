import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { InvalidRecordsError, type Seed } from '../sandbox/store/seed/seed-records.ts';
import { startSandbox } from './start-sandbox.ts';

const page = {
  version: '1.0',
  metadata: { slug: 'home', title: 'Old' },
  schema: {},
  tree: { block: 'NavShell' as const, props: { brand: 'Shop' } },
};
const records: Seed = {
  workspaces: [
    {
      slug: 'shop',
      name: 'Shop',
      test: {
        agents: [{ id: 'agt_A', name: 'First', status: 'active' }, { name: 'Second' }],
        runs: [
          { id: 'run_A', agent_id: 'agt_A', status: 'awaiting_approval' },
          { id: 'run_B', agent_id: 'agt_A', status: 'completed', created_at: '2026-10-01T10:00:00+02:00' },
        ],
        approvals: [{ id: 'apr_A', run_id: 'run_A', action: 'send', payload: { to: 3 } }],
        pages: [{ slug: 'home', title: 'Home', document: page, published: true }],
        forms: [{ id: 'frm_A', name: 'Contact us', fields: ['email'] }],
        submissions: [{ form_id: 'frm_A', data: { email: 'visitor@customer.example' } }],
        theme: { ...examples.theme, colors: { brand_primary: '#123456' } },
        log_entries: [{ level: 'info', source: 'agent', message: 'Ready' }],
        invoices: [
          {
            period_start: '2026-09-01T00:00:00Z',
            period_end: '2026-10-01T00:00:00Z',
            amount: 100,
            currency: 'EUR',
            status: 'open',
          },
        ],
        secrets: [{ name: 'smtp_password', value: 'not-a-real-one', zdr: true }],
      },
      live: { agents: [{ name: 'Live one' }] },
    },
    { slug: 'acme', test: { forms: [{ name: 'Only form', fields: ['name'] }] } },
  ],
};
const shop = { token: 'key_test_shop' };
const within = '/workspaces/shop';

test('the API returns every kind of seed record', async () => {
  const { send } = await startSandbox({ records });
  const data = async (path: string) => (await send('GET', within + path, shop)).json.data;
  expect(await data('/agents')).toMatchObject([
    { id: 'agt_A', name: 'First', status: 'active' },
    { name: 'Second', status: 'inactive' },
  ]);
  expect(await data('/agents/agt_A/runs')).toMatchObject([
    { id: 'run_A', status: 'awaiting_approval', approval_id: 'apr_A', finished_at: null },
    { id: 'run_B', created_at: '2026-10-01T08:00:00.000Z', finished_at: '2026-10-01T08:00:00.000Z' },
  ]);
  expect(await data('/forms/frm_A/submissions')).toMatchObject([
    { data: { email: 'visitor@customer.example' } },
  ]);
  expect(await data('/logs')).toMatchObject([{ message: 'Ready' }]);
  expect(await data('/logs/search?q=READY')).toHaveLength(1);
  expect(await data('/billing/invoices')).toMatchObject([{ amount: 100, currency: 'EUR' }]);
  expect(await data('/secrets')).toMatchObject([{ name: 'smtp_password', zdr: true }]);
  const theme = await send('GET', `${within}/theme`, shop);
  expect(theme.json.colors).toEqual({ brand_primary: '#123456' });
  const [home] = await data('/pages');
  expect(home).toMatchObject({ slug: 'home', title: 'Home', published_version: 1 });
  const { json } = await send('GET', `${within}/pages/${home.id}`, shop);
  expect(json).toMatchObject({ metadata: { title: 'Home' }, tree: { props: { brand: 'Shop' } } });
});

test('a seed replaces the demo records, separates modes, and adds keys for a new workspace', async () => {
  const { send, context, session } = await startSandbox({ records });
  expect((await send('GET', '/workspaces/acme/agents')).json.data).toEqual([]);
  expect((await send('GET', '/workspaces/acme/forms')).json.data).toMatchObject([{ name: 'Only form' }]);
  const live = await send('GET', `${within}/agents`, { token: 'key_live_shop' });
  expect(live.json.data).toMatchObject([{ name: 'Live one' }]);
  expect(context.knownTokens[0]).toMatchObject({ secret: 'key_test_shop', workspace: 'shop' });
  const { workspaces } = (await send('GET', '/workspaces', { token: session })).json;
  expect(workspaces.map(({ slug }: { slug: string }) => slug)).toContain('shop');
});

const agent = { id: 'agt_A', name: 'First' };
const form = { id: 'frm_A', name: 'Contact', fields: ['email'] };
const period = { period_start: '2026-10-01T00:00:00Z', amount: 1, currency: 'EUR', status: 'open' };
test.each([
  [{ agents: [agent, agent] }, '/agents/1/id'],
  [{ agents: [{ ...agent, colour: 'red' }] }, '/agents/0/colour'],
  [{ agents: [{ ...agent, schedule: 'every day' }] }, '/agents/0/schedule'],
  [
    {
      agents: [agent],
      runs: [{ id: 'run_A', agent_id: 'agt_A', status: 'completed' }],
      approvals: [{ run_id: 'run_A', action: 'send' }],
    },
    '/approvals/0/status',
  ],
  [{ agents: [agent], runs: [{ agent_id: 'agt_A', status: 'awaiting_approval' }] }, '/runs/0/status'],
  [{ runs: [{ agent_id: 'agt_A', status: 'running' }] }, '/runs/0/agent_id'],
  [{ approvals: [{ run_id: 'run_A', action: 'send' }] }, '/approvals/0/run_id'],
  [
    { agents: [agent], runs: [{ agent_id: 'agt_A', status: 'denied', approval_id: 'apr_A' }] },
    '/runs/0/approval_id',
  ],
  [{ submissions: [{ form_id: 'frm_A', data: {} }] }, '/submissions/0/form_id'],
  [
    { forms: [form], submissions: [{ form_id: 'frm_A', data: { 'e/mail': '' } }] },
    '/submissions/0/data/e~1mail',
  ],
  [
    {
      pages: [
        { slug: 'a', title: 'A' },
        { slug: 'a', title: 'B' },
      ],
    },
    '/pages/1/slug',
  ],
  [
    {
      secrets: [
        { name: 'a', value: 'x' },
        { name: 'a', value: 'y' },
      ],
    },
    '/secrets/1/name',
  ],
  [{ invoices: [{ ...period, period_end: '2026-10-01T00:00:00Z' }] }, '/invoices/0/period_end'],
])('the records %j are rejected with their path', async (test, path) => {
  const seed = { workspaces: [{ slug: 'shop', test }] } as Seed;
  const failure = await createInspectableSandbox({ records: seed }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidRecordsError);
  expect((failure as InvalidRecordsError).fields.map(({ path }) => path)).toEqual([
    `/workspaces/0/test${path}`,
  ]);
});

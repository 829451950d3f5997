import { expect, test } from 'vitest';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { InvalidRecordsError, type Seed } from '../sandbox/store/seed/seed-records.ts';
import { startSandbox } from './start-sandbox.ts';

const records: Seed = {
  workspaces: [
    { slug: 'shop', name: 'Shop', live: { agents: [{ name: 'Live one' }] } },
    { slug: 'acme', test: { forms: [{ name: 'Only form', fields: ['name'] }] } },
  ],
};

test('a seed replaces the demo records, separates modes, and adds keys for a new workspace', async () => {
  const { send, context, session } = await startSandbox({ records });
  expect((await send('GET', '/workspaces/acme/agents')).json.data).toEqual([]);
  expect((await send('GET', '/workspaces/acme/forms')).json.data).toMatchObject([{ name: 'Only form' }]);
  const live = await send('GET', '/workspaces/shop/agents', { token: 'key_live_shop' });
  expect(live.json.data).toMatchObject([{ name: 'Live one' }]);
  expect(context.knownTokens[0]).toMatchObject({ secret: 'key_test_shop', workspace: 'shop' });
  const { workspaces } = (await send('GET', '/workspaces', { token: session })).json;
  expect(workspaces.map(({ slug }: { slug: string }) => slug)).toContain('shop');
});

const agent = { id: 'agt_A', name: 'First' };
const page = { slug: 'a', title: 'A' };
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
  [
    { forms: [form], submissions: [{ form_id: 'frm_A', data: { 'e/mail': '' } }] },
    '/submissions/0/data/e~1mail',
  ],
  [{ pages: [page, { ...page, title: 'B' }] }, '/pages/1/slug'],
  [{ invoices: [{ ...period, period_end: '2026-10-01T00:00:00Z' }] }, '/invoices/0/period_end'],
])('the records %j are rejected with their path', async (test, path) => {
  const seed = { workspaces: [{ slug: 'shop', test }] } as Seed;
  const failure = await createInspectableSandbox({ records: seed }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidRecordsError);
  expect((failure as InvalidRecordsError).fields.map(({ path }) => path)).toEqual([
    `/workspaces/0/test${path}`,
  ]);
});

import { createWorkspaceClient } from '@workspace-api/client';
import { createSandbox, manualClock, type Sandbox } from '@workspace-api/mock';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createInbox, type InboxView } from './approval-inbox.ts';

let sandbox: Sandbox;

// One sandbox for the file. Each test starts with the demo records, and without the fault rules of the previous test.
beforeAll(async () => {
  sandbox = await createSandbox({ clock: manualClock(new Date('2026-11-02T09:00:00Z')) });
  return () => sandbox.close();
});
beforeEach(() => sandbox.reset());
afterEach(() => void vi.useRealTimers());

const openInbox = (token = 'key_test_acme') => {
  const views: InboxView[] = [];
  const api = createWorkspaceClient({
    baseUrl: 'https://api.acme.example/v1',
    token,
    timeout: 10_000,
    retries: 1,
    fetch: sandbox.fetch,
  });
  return { api, views, inbox: createInbox(api, (view) => views.push(view)) };
};

/** Calls the control plane, to do what the platform and its agents do. */
const control = async (path: string, body: object): Promise<void> => {
  const response = await sandbox.fetch(`/_sandbox${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.ok, await response.text()).toBe(true);
};

const loading = { status: 'loading' };
const ready = { status: 'ready', rows: [{ id: 'apr_01K9A3', action: 'issue_refund' }] };

test('the inbox lists the pending approvals', async () => {
  const { inbox, views } = openInbox();
  await inbox.load();
  expect(views).toEqual([loading, ready]);
});

test('a decision removes the row, and the approval is denied', async () => {
  const { api, inbox, views } = openInbox();
  await inbox.decide('apr_01K9A3', 'deny');
  expect(views.at(-1)).toEqual({ status: 'ready', rows: [] });
  expect(await api.approvals.get('apr_01K9A3')).toMatchObject({ status: 'denied' });
});

test('a decision that is too late shows a notice', async () => {
  const { api, inbox, views } = openInbox();
  await api.approvals.approve('apr_01K9A3');
  await inbox.decide('apr_01K9A3', 'deny');
  expect(views.at(-1)).toEqual({ status: 'ready', rows: [], notice: 'Someone else has already decided.' });
  expect(await api.approvals.get('apr_01K9A3')).toMatchObject({ status: 'approved' });
});

test('a token without the scope shows the missing scope', async () => {
  const { inbox, views } = openInbox('key_test_acme_readonly');
  await inbox.decide('apr_01K9A3', 'approve');
  expect(views).toEqual([{ status: 'failed', message: expect.stringContaining('approvals:write') }]);
});

test("an error that isn't retryable is shown immediately", async () => {
  await control('/fault-rules', {
    operation: 'listApprovals',
    error: 'upstream-unavailable',
    retryable: false,
  });
  const { inbox, views } = openInbox();
  await inbox.load();
  expect(views).toEqual([loading, { status: 'failed', message: expect.any(String) }]);
});

// The client's timers are fake, so ten seconds pass immediately.
test('a request whose response takes too long is retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await control('/fault-rules', {
    operation: 'listApprovals',
    latency: { min: 60_000, max: 60_000 },
    count: 1,
  });
  const { inbox, views } = openInbox();
  const loaded = inbox.load();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(views).toEqual([loading]);
  await vi.advanceTimersByTimeAsync(1 + 1_500);
  await loaded;
  expect(views).toEqual([loading, ready]);
});

test('the page fails after the second time-out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await control('/fault-rules', { operation: 'listApprovals', latency: { min: 60_000, max: 60_000 } });
  const { inbox, views } = openInbox();
  const loaded = inbox.load();
  await vi.advanceTimersByTimeAsync(10_000 + 1_500 + 10_000);
  await loaded;
  expect(views).toEqual([loading, { status: 'failed', message: expect.stringContaining('within 10000 ms') }]);
});

// The sandbox has its own clock: everything that is due within half an hour happens immediately.
test('a new approval appears when a run pauses', async () => {
  const { api, inbox, views } = openInbox();
  await api.agents.activate('acme', 'agt_01K9STOCK'); // every 30 minutes
  await sandbox.advance(30 * 60_000);
  for await (const run of api.agents.listRuns('acme', 'agt_01K9STOCK')) {
    await control(`/workspaces/acme/runs/${run.id}/pause`, { action: 'order_beans' });
  }
  await inbox.load();
  expect(views.at(-1)).toMatchObject({ rows: [{ action: 'order_beans' }, { action: 'issue_refund' }] });
});

import { createWorkspaceClient } from '@workspace-api/client';
import { expect, test } from 'vitest';

// The sandbox runs in another process: happy-dom sends these requests over the network, as a browser does.
const baseUrl = process.env.API_URL;
const options = { baseUrl, token: 'key_test_acme' };

test('the page runs in happy-dom', () => {
  expect(navigator.userAgent).toContain('HappyDOM');
});

test('a list and a write reach the sandbox', async () => {
  const api = createWorkspaceClient(options);
  const titles = [];
  for await (const { title } of api.pages.list('acme')) titles.push(title);
  expect(titles).toEqual(['Acme Coffee', 'Menu', 'About us']);
  const approved = await api.approvals.approve('apr_01K9A3').result();
  expect([approved.status, approved.ok && approved.data.status]).toEqual([200, 'approved']);
  const late = await api.approvals.deny('apr_01K9A3').result();
  expect([late.status, late.code]).toEqual([409, 'already_decided']);
});

test('a write with a body is sent again after a failure', async () => {
  const rule = { operation: 'createAgent', error: 'internal-error', count: 1 };
  const control = new URL('/_sandbox/fault-rules', baseUrl);
  expect((await fetch(control, { method: 'POST', body: JSON.stringify(rule) })).status).toBe(201);
  const delays = [];
  const api = createWorkspaceClient({
    ...options,
    onRetry: ({ delay }) => delays.push(delay),
    // The retry follows immediately, and the time-out of an attempt never comes.
    clock: {
      now: Date.now,
      after: (delay, run) => {
        if (delay < 10_000) queueMicrotask(run);
        return () => {};
      },
    },
  });
  const agent = await api.agents.create('acme', { name: 'Menu planner' });
  expect([agent.name, delays.length]).toEqual(['Menu planner', 1]);
});

test('an aborted call rejects with the reason of its signal', async () => {
  const api = createWorkspaceClient(options);
  const aborting = new AbortController();
  const reason = new Error('The user has left.');
  const call = api.pages.get('acme', 'page_01K9HOME', { signal: aborting.signal });
  aborting.abort(reason);
  await expect(call).rejects.toBe(reason);
});

// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Sandbox } from '@workspace-api/mock';
import { test as base } from '@workspace-api/mock/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { App } from '../src/app.tsx';

// A machine that runs other programs may take longer than a second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no IndexedDB. The key of a workspace takes the place of a user's tokens.
vi.mock('idb-keyval', () => {
  const tokens = { access_token: 'key_test_acme', refresh_token: '', expires_in: 3600 };
  return { get: async () => tokens, set: async () => {}, del: async () => {} };
});

const key = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };
const homePage = '/v1/workspaces/acme/pages/page_01K9HOME';

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Sends requests to a sandbox, like another program of the workspace. */
const connect =
  (sandbox: Sandbox): Send =>
  async (method, path, body) => {
    const init = { method, headers: key, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await sandbox.fetch(path, init);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.status === 204 ? undefined : response.json();
  };

const test = base.extend<{
  send: Send;
  /** The requests of the app. A test sets `before` to do something before a request reaches the sandbox. */
  requests: Request[] & { before?: (request: Request) => unknown };
}>({
  send: async ({ sandbox }, use) => use(connect(sandbox)),
  requests: [
    async ({ sandbox }, use) => {
      const requests: Request[] & { before?: (request: Request) => unknown } = [];
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          observe() {}
          disconnect() {}
        },
      );
      vi.stubGlobal('fetch', async (request: Request) => {
        requests.push(request);
        await requests.before?.(request);
        return sandbox.fetch(request);
      });
      await use(requests);
      cleanup();
      vi.unstubAllGlobals();
    },
    { auto: true },
  ],
});

test.override({ failOnViolations: true });

afterEach(() => {
  vi.useRealTimers();
  location.hash = '';
});

const open = (hash: string) => {
  location.hash = hash;
  return render(<App isSignedIn />);
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** The error message of a field, which screen readers read with the field. */
const getProblem = (label: string) => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

const findSwitch = (name: string, checked: boolean) => screen.findByRole('checkbox', { name, checked });

describe('agents', () => {
  describe('that the service rejects', () => {
    test.override({ failOnViolations: false });

    test('have each message of the service at its field', async () => {
      open('#/agents');
      await type('Schedule (optional)', '*'.repeat(121));
      await press('Create agent');
      await waitFor(() =>
        expect(['Name', 'Schedule (optional)'].map(getProblem)).toEqual([
          'The value must not be empty.',
          expect.stringContaining('120'),
        ]),
      );
      await type('Name', 'Menu planner');
      await type('Schedule (optional)', '@weekly');
      await press('Create agent');
      await screen.findByText('Created Menu planner.');
      await findSwitch('Menu planner', false);
    });
  });

  test('are switched before the service has responded, and back after an error', async ({
    requests,
    sandbox,
  }) => {
    await sandbox.control.addFaultRule({ body: { operation: 'activateAgent', error: 'policy-denied' } });
    let respond = () => {};
    requests.before = ({ method }) =>
      method === 'POST' && new Promise<void>((resolve) => (respond = resolve));
    open('#/agents');
    fireEvent.click(await findSwitch('Stock watcher', false));
    await findSwitch('Stock watcher', true);
    respond();
    await screen.findByText(/A policy of your workspace forbids this/);
    await findSwitch('Stock watcher', false);
  });

  test('are read page by page, also after the cursor has expired', async ({ requests, sandbox }) => {
    const path = { slug: 'acme', resource: 'agents' } as const;
    for (let number = 1; number <= 25; number++)
      await sandbox.control.addRecord({ path, body: { name: `Agent ${number}` } });
    let expired = 0;
    requests.before = async ({ url }) => {
      const cursor = new URL(url).searchParams.get('cursor');
      if (cursor && expired++ === 0) await sandbox.control.expireCursor({ body: { cursor } });
    };
    open('#/agents');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(20));
    await press('Show more agents');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(28));
    expect(expired).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('requests', () => {
  const isFake = { toFake: ['setTimeout', 'clearTimeout'] } as const;

  test('are repeated after the time in Retry-After', async ({ requests, sandbox }) => {
    vi.useFakeTimers({ toFake: [...isFake.toFake] });
    const rule = { operation: 'listPages', error: 'rate-limited', count: 1 } as const;
    await sandbox.control.addFaultRule({ body: rule });
    open('#/pages');
    const count = () => requests.filter(({ url }) => url.includes('/pages')).length;
    await vi.waitFor(() => expect(count()).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => screen.getByText('Acme Coffee'));
    expect(count()).toBe(2);
  });

  test('that write are repeated with the same idempotency key', async ({ requests, sandbox }) => {
    vi.useFakeTimers({ toFake: [...isFake.toFake] });
    const rule = { operation: 'createAgent', error: 'internal-error', count: 1 } as const;
    await sandbox.control.addFaultRule({ body: rule });
    open('#/agents');
    await vi.waitFor(() => screen.getByText('Stock watcher'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Menu planner' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create agent' }));
    await vi.waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => screen.getByText('Created Menu planner.'));
    const keys = requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('are repeated if the response takes too long', async ({ requests, sandbox }) => {
    vi.useFakeTimers({ toFake: [...isFake.toFake] });
    const latency = { min: 60_000, max: 60_000 };
    await sandbox.control.addFaultRule({ body: { operation: 'listApprovals', latency, count: 1 } });
    open('#/approvals');
    await vi.waitFor(() => expect(requests.filter(({ url }) => url.includes('/approvals'))).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000 + 1_500);
    await vi.waitFor(() => screen.getByText('issue refund'));
  });

  test("that another attempt can't change fail immediately", async ({ requests }) => {
    open('#/pages/page_ABSENT');
    expect((await screen.findByRole('alert')).textContent).toContain('Not found. It may have been deleted.');
    expect(requests.filter(({ url }) => url.includes('page_ABSENT'))).toHaveLength(1);
  });
});

describe('approvals', () => {
  test.override({ sandboxOptions: { clock: '2026-11-02T09:00:00Z' } });

  test('are decided', async ({ send }) => {
    open('#/approvals');
    await press('Deny');
    await screen.findByText('The request is denied.');
    await screen.findByText('This list is empty.');
    expect(await send('GET', '/v1/approvals/apr_01K9A3')).toMatchObject({ status: 'denied' });
  });

  test('that someone else has decided show a message', async ({ send }) => {
    open('#/approvals');
    await screen.findByRole('button', { name: 'Approve' });
    await send('POST', '/v1/approvals/apr_01K9A3/deny');
    await press('Approve');
    await screen.findByText('Someone else has already decided this.');
    await screen.findByText('This list is empty.');
  });

  // The sandbox has its own clock: everything that is due within half an hour happens immediately.
  test('appear when a run pauses', async ({ sandbox, send }) => {
    await send('POST', '/v1/workspaces/acme/agents/agt_01K9STOCK/activate'); // every 30 minutes
    await sandbox.advance(30 * 60_000);
    const { data } = (await send('GET', '/v1/workspaces/acme/agents/agt_01K9STOCK/runs')) as {
      data: { id: string }[];
    };
    const path = { slug: 'acme', id: data[0]?.id ?? '' };
    await sandbox.control.pauseRun({ path, body: { action: 'order_beans' } });
    open('#/approvals');
    await screen.findByText('order beans');
  });
});

describe('a page', () => {
  test('that someone else has changed is a conflict, and the changes can be applied', async ({ send }) => {
    open('#/pages/page_01K9HOME');
    await type('Title', 'Acme Coffee Roasters');
    await send('PATCH', homePage, [{ op: 'replace', path: '/metadata/title', value: 'Acme Coffee & Cake' }]);
    await press('Save draft');
    await screen.findByText(/Someone else has saved this page/);
    expect(await send('GET', homePage)).toMatchObject({ metadata: { title: 'Acme Coffee & Cake' } });
    await press('Save draft');
    await screen.findByText('Saved.');
    expect(await send('GET', homePage)).toMatchObject({ metadata: { title: 'Acme Coffee Roasters' } });
  });

  test('with a slug that the service rejects has the message at its field', async () => {
    open('#/pages/page_01K9HOME');
    await type('Slug', 'Not a slug');
    await press('Save draft');
    await waitFor(() => expect(getProblem('Slug')).toBe('This value is not valid.'));
    await type('Slug', 'menu');
    await press('Save draft');
    await waitFor(() => expect(getProblem('Slug')).toBe('Another page has this slug. Choose another.'));
  });
});

test('the log shows entries as they are written', async ({ requests, sandbox }) => {
  open('#/logs');
  await screen.findByText('Waiting for new entries…');
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/tail'))).toBe(true));
  await waitFor(async () => {
    await sandbox.control.addRecord({
      path: { slug: 'acme', resource: 'log_entries' },
      body: { level: 'warn', source: 'agent', message: 'Low on beans' },
    });
    expect(screen.getByRole('log').textContent).toContain('warn Low on beans');
  });
});

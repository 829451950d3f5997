// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createSandbox, type Sandbox } from '@workspace-api/mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../src/app.tsx';

// jsdom has no IndexedDB. The key of a workspace takes the place of a user's tokens.
vi.mock('../src/session/token-store.ts', () => {
  const tokens = { access_token: 'key_test_acme', refresh_token: '', expires_in: 3600 };
  return { tokenStore: { load: async () => tokens, save: async () => {}, forget: async () => {} } };
});

const homePage = '/v1/workspaces/acme/pages/page_01K9HOME';

let sandbox: Sandbox;
/** The page's requests, as method and path, and their idempotency keys. */
let requests: { call: string; key: string | null }[];
/** What a test does before a request reaches the sandbox. */
let beforeRequest: (request: Request) => unknown;

beforeEach(async () => {
  sandbox = await createSandbox();
  requests = [];
  beforeRequest = () => undefined;
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, search } = new URL(input.url);
    requests.push({
      call: `${input.method} ${pathname}${search}`,
      key: input.headers.get('Idempotency-Key'),
    });
    await beforeRequest(input);
    return sandbox.fetch(input);
  });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  location.hash = '';
  // The sandbox compares every request with the contract.
  const violations = await sandbox.fetch('/_sandbox/requests?only=violations');
  expect(await violations.json()).toEqual({ data: [] });
  await sandbox.close();
});

/** Sends a request to the sandbox, like another program of the workspace or the platform. */
const send = async (method: string, path: string, body?: unknown) => {
  const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };
  const response = await sandbox.fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.status === 204 ? undefined : response.json();
};

const count = (start: string) => requests.filter(({ call }) => call.startsWith(start)).length;

const open = (hash: string) => {
  location.hash = hash;
  return render(<App initial={{ isSignedIn: true }} />);
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Holds back the requests of an operation. @returns a function that lets them pass */
const holdBack = (method: string): (() => void) => {
  let letPass = (): void => {};
  const passed = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  beforeRequest = (request) => (request.method === method ? passed : undefined);
  return letPass;
};

test('a failed request is repeated after the time in Retry-After, which the page shows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
  const rule = { operation: 'listPages', error: 'rate-limited', count: 1 };
  await send('POST', '/_sandbox/fault-rules', rule);
  open('#/pages');
  await vi.waitFor(() => expect(screen.getByText(/The page tries again at/)).toBeDefined());
  expect(count('GET /v1/workspaces/acme/pages')).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(screen.getByText('Acme Coffee')).toBeDefined());
  expect(count('GET /v1/workspaces/acme/pages')).toBe(2);
  expect(screen.queryByText(/The page tries again at/)).toBeNull();
});

test("an error that another attempt can't change is shown without a retry", async () => {
  open('#/pages/page_ABSENT');
  expect((await screen.findByRole('alert')).textContent).toContain('Not found. It may have been deleted.');
  expect(count('GET /v1/workspaces/acme/pages/page_ABSENT')).toBe(1);
});

test('a repeated write has the idempotency key of the first attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
  await send('POST', '/_sandbox/fault-rules', {
    operation: 'createAgent',
    error: 'internal-error',
    count: 1,
  });
  open('#/agents');
  // `findBy…` of Testing Library waits with the timers that are fake here.
  await vi.waitFor(() => screen.getByText('Stock watcher'));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Menu planner' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create agent' }));
  await vi.waitFor(() => screen.getByText(/The page tries again at/));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => screen.getByText('Created Menu planner.'));
  const keys = requests.filter(({ call }) => call.startsWith('POST')).map(({ key }) => key);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a list whose cursor has expired continues with a new one', async () => {
  for (let number = 1; number <= 25; number++) {
    const slug = `page-${number}`;
    await send('POST', '/_sandbox/workspaces/acme/records/pages', { slug, title: `Page ${number}` });
  }
  open('#/pages');
  const isCursor = (request: Request) => new URL(request.url).searchParams.get('cursor') || undefined;
  let expired = 0;
  beforeRequest = async (request) => {
    const cursor = isCursor(request);
    if (cursor && expired++ === 0) await send('POST', '/_sandbox/cursors/expire', { cursor });
  };
  await press('Show more pages');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(28));
  expect(expired).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more pages' })).toBeNull();
});

/** The error message of a field, which screen readers read with the field. */
const getProblem = (label: string): string | undefined => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
};

test('each message of the service is shown at its field', async () => {
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
  await screen.findByText('Menu planner');
  // The service validates the form, so the log contains the rejected request.
  await send('DELETE', '/_sandbox/requests');
});

test('a value that the service rejects is reported at its field of the draft', async () => {
  open('#/pages/page_01K9HOME');
  await type('Slug', 'Not a slug');
  await press('Save draft');
  await screen.findByText(/^Use lowercase letters/);
  expect((await screen.findByLabelText('Slug')).getAttribute('aria-invalid')).toBe('true');
  await type('Slug', 'menu');
  await press('Save draft');
  await screen.findByText('Another page has this slug. Choose another.');
});

/** Opens the list, then a page of it, and saves a new title. */
const saveTitle = async (): Promise<void> => {
  open('#/pages');
  fireEvent.click(await screen.findByRole('link', { name: 'Acme Coffee' }));
  await type('Title', 'Acme Coffee Roasters');
  await press('Save draft');
};

const openList = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('link', { name: 'Pages' }));
  await screen.findByRole('heading', { name: 'Pages' });
};

test('the list shows a new title before the service has responded', async () => {
  const letPass = holdBack('PATCH');
  await saveTitle();
  await screen.findByRole('button', { name: 'Saving…' });
  await openList();
  await screen.findByText('Acme Coffee Roasters');
  letPass();
  await waitFor(async () =>
    expect(await send('GET', homePage)).toMatchObject({ metadata: { title: 'Acme Coffee Roasters' } }),
  );
  await screen.findByText('Acme Coffee Roasters');
});

test('the list shows the old title again after an error', async () => {
  await send('POST', '/_sandbox/fault-rules', { operation: 'updatePage', error: 'policy-denied' });
  await saveTitle();
  expect((await screen.findByRole('alert')).textContent).toContain('A policy of your workspace forbids this');
  await openList();
  await screen.findByText('Acme Coffee');
  expect(screen.queryByText('Acme Coffee Roasters')).toBeNull();
});

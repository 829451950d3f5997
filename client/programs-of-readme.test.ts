import { createHash, createHmac } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import * as reactQuery from '@tanstack/react-query';
import { examples } from '@workspace-api/contract';
import ts from 'typescript';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readVectors } from '../test/support/read-vectors.ts';
import * as client from './index.ts';
import * as node from './node/save-list.ts';
import * as operations from './operations/index.ts';
import { programs } from './programs-of-readme.test-helper.ts';
import { startSandbox } from './sandboxes.test-helper.ts';
import { decideOnPage } from './session/start-session.test-helper.ts';
import * as tanstackQuery from './tanstack-query/create-queries.ts';

/** The database of the programs. */
const database = new Map<string, unknown>();

const modules: Readonly<Record<string, unknown>> = {
  '@workspace-api/client': client,
  '@workspace-api/client/node': node,
  '@workspace-api/client/operations': operations,
  '@workspace-api/client/tanstack-query': tanstackQuery,
  '@tanstack/react-query': reactQuery,
  'idb-keyval': {
    get: async (key: string) => database.get(key),
    set: async (key: string, value: unknown) => void database.set(key, value),
  },
  'node:os': os,
  'node:path': path,
};

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (require: (name: string) => unknown, exports: object) => Promise<void>;

/** Runs the program of a section, and returns its exports and the lines that it prints. */
const run = async (section: string) => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const { outputText } = ts.transpileModule(programs[section] ?? '', {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports: Record<string, (input?: unknown) => Promise<unknown>> = {};
  await new AsyncFunction('require', 'exports', outputText)((name) => modules[name], exports);
  return { exports, lines: printed.mock.calls.map((line) => line.join(' ')) };
};

const stub = (globals: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
};

/** Starts a sandbox in place of the network. */
const replaceNetwork = async () => {
  const { send, control } = await startSandbox();
  const entry = { level: 'error', source: 'agent', message: 'Out of beans', request_id: 'req_1' };
  stub({
    fetch: async (request: Request) => {
      const response = await send(request);
      if (request.url.endsWith('/tail')) await control('POST', '/workspaces/acme/records/log_entries', entry);
      return response;
    },
  });
  return send;
};

const printing: Readonly<Record<string, unknown[]>> = {
  '@workspace-api/client': [
    'page_01K9HOME Acme Coffee',
    'page_01K9MENU Menu',
    'page_01K9ABOUT About us',
    'Acme Coffee Roasters',
  ],
  'Two layers': ['Acme Coffee', 'Acme Coffee', 'Acme Coffee'],
  Lists: ['issue_refund', '2 more', '1 the last page', 'Acme Coffee Menu', '2', 'true', 'true'],
  'Encodings and streams': [
    ...examples['log-list'].data.map(({ message }) => message),
    'email',
    'name, email, message',
  ],
  'The log tail': [expect.stringMatching(/error Out of beans$/)],
  Errors: ['/name too_short', 'Already decided.'],
  'Retries, keys and timeouts': ['inactive', '401'],
  Hooks: ['POST /v1/workspaces/acme/secrets/crm_token/rotate [redacted] [object Object]', '200 string true'],
  'TanStack Query': ['Refund assistant', '2'],
  'Small bundles': ['Acme Coffee', 'Menu', 'About us'],
};

test.each(Object.entries(printing))(
  'the program of "%s" prints the expected lines',
  async (section, lines) => {
    await replaceNetwork();
    expect((await run(section)).lines).toEqual(lines);
  },
);

test('each program of the README has a test', () => {
  const tested = [...Object.keys(printing), 'Sign-in', 'Sessions', 'Webhooks'];
  expect(Object.keys(programs)).toEqual(expect.arrayContaining(tested));
  expect(tested).toHaveLength(Object.keys(programs).length);
});

test('a user signs in, and the client keeps the session', async () => {
  const send = await replaceNetwork();
  const storage = new Map<string, string>();
  const location = { origin: 'http://127.0.0.1:53682', href: '', assign: vi.fn<(url: string) => void>() };
  stub({
    location,
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
  const { pressSignIn, openCallback } = (await run('Sign-in')).exports;

  await pressSignIn?.();
  const url = location.assign.mock.calls[0]?.[0] ?? '';
  location.href = await decideOnPage(send, url, 'allow');
  await openCallback?.();
  expect(storage.size).toBe(0);
  expect((await run('Sessions')).lines).toEqual(['test', '200']);
});

test('the receiver accepts a delivery once it is verified', async () => {
  const { secret = '' } = readVectors('webhooks')[0] ?? {};
  vi.stubEnv('SIGNING_SECRET', secret);
  onTestFinished(() => void vi.unstubAllEnvs());
  const store = vi.fn();
  stub({ store });
  const { receive } = (await run('Webhooks')).exports;
  const deliver = (headers: Record<string, string>, body: string) =>
    receive?.(
      new Request('https://hooks.acme.example', { method: 'POST', headers, body }),
    ) as Promise<Response>;

  const unsigned = await deliver({}, '{}');
  expect([unsigned.status, await unsigned.text()]).toEqual([400, 'missing_headers']);

  const event = { id: 'evt_1', workspace: 'acme' };
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', secret).update(`${timestamp}.${digest}`).digest('hex');
  expect((await deliver({ 'svc-signature': signature, 'svc-timestamp': timestamp }, body)).status).toBe(204);
  expect(store.mock.calls).toEqual([[event]]);
});

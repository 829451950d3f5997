import { createHash, createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { examples } from '@workspace-api/contract';
import { createSandbox } from '@workspace-api/mock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decideOnPage } from '../session/start-console.test-helper.ts';

const folder = new URL('./', import.meta.url);
const names = (await readdir(folder)).filter((name) => !/\.test(-helper)?\.ts$/.test(name));
const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
const readme = await readFile(new URL('../README.md', folder), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);

test.each(blocks)('block %# of the README is part of an example', (block) => {
  expect(sources.filter((source) => source.includes(block))).toHaveLength(1);
});

test.each(names)('%s is in the README', (name) => {
  const source = sources[names.indexOf(name)] ?? '';
  expect(blocks.some((block) => source.includes(block))).toBe(true);
});

const entry = { level: 'error', source: 'agent', message: 'Out of beans', request_id: 'req_1' };

/** Runs an example with a sandbox in place of the network, and returns the lines that it prints. */
const run = async (load: () => Promise<unknown>): Promise<string[]> => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await sandbox.fetch(request);
    if (request.url.endsWith('/tail')) {
      const body = JSON.stringify(entry);
      await sandbox.fetch('/_sandbox/workspaces/acme/records/log_entries', { method: 'POST', body });
    }
    return response;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  await load();
  return printed.mock.calls.map((line) => line.join(' '));
};

test.each([
  {
    name: 'first-use',
    load: () => import('./first-use.ts'),
    lines: [
      'page_01K9HOME Acme Coffee',
      'page_01K9MENU Menu',
      'page_01K9ABOUT About us',
      'Acme Coffee Roasters',
    ],
  },
  {
    name: 'openapi-fetch',
    load: () => import('./openapi-fetch.ts'),
    lines: ['Acme Coffee', 'Acme Coffee', 'Acme Coffee'],
  },
  { name: 'functions', load: () => import('./functions.ts'), lines: [] },
  {
    name: 'lists',
    load: () => import('./lists.ts'),
    lines: ['issue_refund', '2 more', '1 the last page'],
  },
  {
    name: 'encodings',
    load: () => import('./encodings.ts'),
    lines: [...examples['log-list'].data.map(({ message }) => message), 'email', 'name, email, message'],
  },
  { name: 'tail', load: () => import('./tail.ts'), lines: [expect.stringMatching(/error Out of beans$/)] },
  {
    name: 'errors',
    load: () => import('./errors.ts'),
    lines: ['/name too_short', 'Already decided.', 'The token lacks the scope.'],
  },
  {
    name: 'hooks',
    load: () => import('./hooks.ts'),
    lines: [
      'POST /v1/workspaces/acme/secrets/crm_token/rotate [redacted] [object Object]',
      '200 string true',
    ],
  },
  { name: 'export', load: () => import('./export.ts'), lines: ['2', 'true'] },
  { name: 'wrappers', load: () => import('./wrappers.ts'), lines: ['401'] },
  { name: 'options', load: () => import('./options.ts'), lines: ['inactive'] },
])('$name prints the expected lines', async ({ load, lines }) => {
  expect(await run(load)).toEqual(lines);
});

test('a user signs in, and the client keeps the session', async () => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const storage = new Map<string, string>();
  const location = { origin: 'http://127.0.0.1:53682', href: '', assign: vi.fn<(url: string) => void>() };
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { openCallback, pressSignIn } = await import('./sign-in.ts');

  await pressSignIn();
  const url = location.assign.mock.calls[0]?.[0] ?? '';
  location.href = await decideOnPage((request) => sandbox.fetch(request), url, 'allow');
  await openCallback();
  expect(storage.size).toBe(0);

  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await import('./sessions.ts');
  expect(printed.mock.calls).toEqual([['test'], [200]]);
});

test('the receiver accepts a delivery once it is verified', async () => {
  const vectors = await readFile(new URL('../../conformance/vectors/webhooks.json', folder), 'utf8');
  const { secret } = (JSON.parse(vectors) as { vectors: { secret: string }[] }).vectors[0] ?? { secret: '' };
  vi.stubEnv('SIGNING_SECRET', secret);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { receive } = await import('./receive.ts');
  const deliver = (headers: Record<string, string>, body: string) =>
    receive(new Request('https://hooks.acme.example', { method: 'POST', headers, body }));

  const unsigned = await deliver({}, '{}');
  expect([unsigned.status, await unsigned.text()]).toEqual([400, 'missing_headers']);

  const body = JSON.stringify({ id: 'evt_1', workspace: 'acme' });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', secret).update(`${timestamp}.${digest}`).digest('hex');
  expect((await deliver({ 'svc-signature': signature, 'svc-timestamp': timestamp }, body)).status).toBe(204);
});

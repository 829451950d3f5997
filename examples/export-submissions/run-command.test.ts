import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSandbox, type Sandbox, type Seed, serve } from '@workspace-api/mock';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

const env = { WORKSPACE_BASE_URL: 'https://api.acme.example/v1', WORKSPACE_TOKEN: 'key_test_acme' };
const formId = 'frm_01K9CONTACT';

let sandbox: Sandbox;
const start = async (records?: Seed): Promise<void> => {
  sandbox = await createSandbox(records ? { records } : {});
  onTestFinished(sandbox.close);
};
beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  return () => void vi.unstubAllGlobals();
});

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** Runs the command in this process. Returns the lines of the file that it writes, if it does. */
const run = async (
  args: readonly string[],
  variables: Record<string, string> = env,
  stderr = new PassThrough(),
) => {
  const folder = await temporaryFolder();
  const stdout = new PassThrough();
  const printed = Promise.all([text(stdout), text(stderr)]);
  const output = join(folder, 'contacts.csv');
  const code = await runCommand([...args, '--output', output], { env: variables, stdout, stderr });
  stdout.end();
  stderr.end();
  const [help, messages] = await printed;
  const files = await readdir(folder);
  const lines = files.length > 0 ? (await readFile(output, 'utf8')).split('\r\n') : [];
  return { code, help, messages: messages.replace(output, 'contacts.csv'), files, lines };
};

const control = async (path: string, body: object): Promise<void> => {
  const response = await sandbox.fetch(`/_sandbox${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.ok, await response.text()).toBe(true);
};

/** Records with enough submissions for several pages. */
const manySubmissions = (count: number): Seed => ({
  workspaces: [
    {
      slug: 'acme',
      name: 'Acme',
      test: {
        forms: [{ id: formId, name: 'Contact us', fields: ['email'] }],
        submissions: Array.from({ length: count }, (_, index) => ({
          form_id: formId,
          data: { email: `visitor-${index}@customer.example` },
        })),
      },
    },
  ],
});

test('a file contains the submissions of all pages, newest first', async () => {
  await start(manySubmissions(450));
  const { code, files, lines, messages } = await run(['acme', formId]);
  expect([code, files, messages]).toEqual([0, ['contacts.csv'], 'Exported contacts.csv.\n']);
  expect(lines[0]).toMatch(/^\u{feff}.*\bdata\.email\b/u);
  expect(lines.slice(1, -1).map((line) => /visitor-\d+/.exec(line)?.[0])).toEqual(
    Array.from({ length: 450 }, (_, index) => `visitor-${index}`),
  );
});

test('a spreadsheet gets no formulas', async () => {
  await start({
    workspaces: [
      {
        slug: 'acme',
        name: 'Acme',
        test: {
          forms: [{ id: formId, name: 'Order', fields: ['text', 'number'] }],
          submissions: [{ form_id: formId, data: { text: '=1+1', number: -4 } }],
        },
      },
    ],
  });
  expect((await run(['acme', formId])).lines[1]).toMatch(/,'=1\+1,-4,/);
});

test('a failed page is requested again', async () => {
  await start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await control('/fault-rules', { operation: 'listSubmissions', error: 'upstream-unavailable', count: 1 });
  const stderr = new PassThrough();
  const written = vi.spyOn(stderr, 'write');
  const ended = run(['acme', formId], env, stderr);
  await vi.waitFor(() => expect(written).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(1_500);
  const { code, messages } = await ended;
  expect(code).toBe(0);
  expect(messages).toMatch(/^Response 503: retry 1 in 1\d\d\d ms\.\nExported contacts\.csv\.\n$/);
});

test("an export that fails doesn't create a file", async () => {
  await start(manySubmissions(450));
  vi.stubGlobal('fetch', async (request: Request) => {
    const cursor = new URL(request.url).searchParams.get('cursor');
    if (cursor) await control('/cursors/expire', { cursor });
    return sandbox.fetch(request);
  });
  const { code, messages, files } = await run(['acme', formId]);
  expect(code).toBe(1);
  expect(messages).toMatch(/^The API returned 400 invalid_cursor: .* Repeat the export/);
  expect(files).toEqual([]);
});

test.each([
  {
    case: 'an invalid token',
    args: ['acme', formId],
    token: 'key_test_none',
    message: /401 unauthorized: .*valid token/,
  },
  { case: 'an unknown form', args: ['acme', 'frm_NONE'], message: /404 not_found: .*id of the form/ },
  { case: 'another workspace', args: ['globex', formId], message: /404 not_found: .*workspace of the token/ },
])('$case is explained', async ({ args, token = env.WORKSPACE_TOKEN, message }) => {
  await start();
  const { code, files, messages } = await run(args, { ...env, WORKSPACE_TOKEN: token });
  expect([code, files]).toEqual([1, []]);
  expect(messages).toMatch(message);
});

test.each([
  { args: ['acme'], variables: env, message: 'Expected 2 arguments, a workspace and a form, got 1.' },
  { args: ['acme', formId, '--file', 'x'], variables: env, message: "Unknown option '--file'" },
  {
    args: ['acme', formId],
    variables: {},
    message: 'Expected the base URL of the API in WORKSPACE_BASE_URL, got "".',
  },
  {
    args: ['acme', formId],
    variables: { WORKSPACE_BASE_URL: env.WORKSPACE_BASE_URL },
    message: 'Expected a token in WORKSPACE_TOKEN, got none.',
  },
])('invalid usage: $message', async ({ args, variables, message }) => {
  const { code, files, messages } = await run(args, variables);
  expect([code, files]).toEqual([2, []]);
  expect(messages).toContain(message);
});

test('--help prints the usage', async () => {
  const { code, help } = await run(['--help'], {});
  expect(code).toBe(0);
  expect(help).toMatch(/^Usage: export-submissions <workspace> <form>/);
});

test('the process reads over a socket, and names the file after the form by default', async () => {
  await start();
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  const folder = await temporaryFolder();
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const tsx = import.meta.resolve('tsx');
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, '--import', tsx, main, 'acme', formId],
    { cwd: folder, env: { ...process.env, ...env, WORKSPACE_BASE_URL: `${url}/v1` } },
  );
  expect([stderr, await readdir(folder)]).toEqual([`Exported ${formId}.csv.\n`, [`${formId}.csv`]]);
});

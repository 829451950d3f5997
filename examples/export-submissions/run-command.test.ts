import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
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

/** Runs the command in this process. */
const run = async (
  args: readonly string[],
  variables: Record<string, string> = env,
  stderr = new PassThrough(),
) => {
  const stdout = new PassThrough();
  const printed = Promise.all([buffer(stdout), text(stderr)]);
  const code = await runCommand(args, { env: variables, stdout, stderr });
  stdout.end();
  stderr.end();
  const [csv, messages] = await printed;
  return { code, csv: csv.toString(), messages };
};

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
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

test('standard output contains only the CSV, newest first', async () => {
  await start();
  const { code, csv, messages } = await run(['acme', formId]);
  expect(csv).toBe(
    [
      '\u{feff}submission_id,submitted_at,name,email,message',
      'sub_01K9S3,2026-11-02T07:12:44.000Z,Visitor,visitor@customer.example,Do you ship beans abroad?',
      'sub_01K9S2,2026-11-01T13:02:10.000Z,Event office,events@customer.example,"We need coffee for 40, on Friday."',
      'sub_01K9S1,2026-10-29T18:40:31.000Z,Wholesale desk,wholesale@customer.example,"Please send the ""bar"" price list."',
      '',
    ].join('\r\n'),
  );
  expect([code, messages]).toEqual([0, 'Submissions exported: 3\n']);
});

test('a file contains the submissions of all pages', async () => {
  await start(manySubmissions(450));
  const folder = await temporaryFolder();
  const { code, csv, messages } = await run(['acme', formId, '--output', join(folder, 'contacts.csv')]);
  expect([code, csv, messages]).toEqual([0, '', 'Submissions exported: 450\n']);
  expect(await readdir(folder)).toEqual(['contacts.csv']);
  const [, ...lines] = (await readFile(join(folder, 'contacts.csv'), 'utf8')).trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[2])).toEqual(
    Array.from({ length: 450 }, (_, index) => `visitor-${index}@customer.example`),
  );
});

test('a spreadsheet gets strings, lists and numbers, but no formulas', async () => {
  await start({
    workspaces: [
      {
        slug: 'acme',
        name: 'Acme',
        test: {
          forms: [{ id: formId, name: 'Order', fields: ['text', 'sizes', 'number', 'address'] }],
          submissions: [
            {
              id: 'sub_1',
              form_id: formId,
              submitted_at: '2026-11-02T07:00:00.000Z',
              data: { text: '=1+1', sizes: ['S', 'L'], number: -4, address: { city: 'Zürich' } },
            },
            {
              id: 'sub_2',
              form_id: formId,
              submitted_at: '2026-11-01T07:00:00.000Z',
              data: { text: 'two\nlines' },
            },
          ],
        },
      },
    ],
  });
  const { csv } = await run(['acme', formId]);
  expect(csv.split('\r\n').slice(1)).toEqual([
    `sub_1,2026-11-02T07:00:00.000Z,'=1+1,S; L,-4,"{""city"":""Zürich""}"`,
    'sub_2,2026-11-01T07:00:00.000Z,"two\nlines",,,',
    '',
  ]);
});

test('fields that the form no longer has are reported', async () => {
  await start();
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await sandbox.fetch(request);
    if (!request.url.endsWith(formId)) return response;
    const form = (await response.json()) as object;
    return Response.json({ ...form, fields: ['name'] });
  });
  const { csv, messages } = await run(['acme', formId]);
  expect(csv.split('\r\n')[1]).toBe('sub_01K9S3,2026-11-02T07:12:44.000Z,Visitor');
  expect(messages).toContain('Omitted fields that the form no longer has: email, message.');
});

test('a failed page is requested again', async () => {
  await start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await sandbox.control.addFaultRule({
    body: { operation: 'listSubmissions', error: 'upstream-unavailable', count: 1 },
  });
  const stderr = new PassThrough();
  const written = vi.spyOn(stderr, 'write');
  const ended = run(['acme', formId], env, stderr);
  await expect.poll(() => written).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_500);
  const { code, messages } = await ended;
  expect(code).toBe(0);
  expect(messages).toMatch(/^Response 503: retry 1 in 1\d\d\d ms\.\nSubmissions exported: 3\n$/);
});

test("an export that fails doesn't create a file", async () => {
  await start(manySubmissions(450));
  vi.stubGlobal('fetch', async (request: Request) => {
    const cursor = new URL(request.url).searchParams.get('cursor');
    if (cursor) await sandbox.control.expireCursor({ body: { cursor } });
    return sandbox.fetch(request);
  });
  const folder = await temporaryFolder();
  const { code, messages } = await run(['acme', formId, '-o', join(folder, 'contacts.csv')]);
  expect(code).toBe(1);
  expect(messages).toMatch(/^The API returned 400 invalid_cursor: .* Repeat the export/);
  expect(await readdir(folder)).toEqual([]);
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
  const { code, csv, messages } = await run(args, { ...env, WORKSPACE_TOKEN: token });
  expect([code, csv]).toEqual([1, '']);
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
  const { code, csv, messages } = await run(args, variables);
  expect([code, csv]).toEqual([2, '']);
  expect(messages).toContain(message);
});

test('--help prints the usage', async () => {
  const { code, csv } = await run(['--help'], {});
  expect(code).toBe(0);
  expect(csv).toMatch(/^Usage: export-submissions <workspace> <form>/);
});

test('the process reads over a socket, and exits with 0 when its reader closes the pipe', async () => {
  await start(manySubmissions(450));
  let resume = (): void => {};
  const isReading = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const delayedSandbox: Pick<Sandbox, 'fetch'> = {
    async fetch(input, init) {
      if (input instanceof Request && input.url.includes('cursor=')) await isReading;
      return sandbox.fetch(input, init);
    },
  };
  const { url, close } = await serve(delayedSandbox, { port: 0 });
  onTestFinished(close);
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, '--import', 'tsx', main, 'acme', formId], {
    env: { ...process.env, ...env, WORKSPACE_BASE_URL: `${url}/v1` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors = text(child.stderr);
  const ended = once(child, 'close');
  let read = '';
  // Leaving the loop closes the pipe.
  for await (const part of child.stdout) {
    read += part;
    if (read.includes('visitor-0@customer.example')) break;
  }
  resume();
  const [code] = await ended;
  expect([code, await errors]).toEqual([0, '']);
});

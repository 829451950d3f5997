import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOperation, type OperationId, operationList } from '@workspace-api/contract';
import bundle from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { finishSignIn, startSignIn } from '../client/index.ts';
import { decideOnPage, redirectUri } from '../client/session/start-session.test-helper.ts';
import { demoTokens } from '../mocks/index.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import type { CodeSample } from '../scripts/generate/code-samples/add-code-samples.ts';
import { listOperations, type OpenApiDocument } from '../scripts/generate/openapi-document.ts';
import { bundlePrograms } from './support/bundle-programs.ts';
import { runUntil } from './support/run-until.ts';
import { serveSandbox } from './support/serve-sandbox.ts';
import { typeProblems } from './support/type-problems.ts';

const document = bundle as unknown as OpenApiDocument;
const origin = 'http://127.0.0.1:4010';
/** Marks the lines of a run's output that belong to the test: the operation of a sample, then its outcome. */
const mark = '@@';

/** The samples with a label. Samples of streams, which never end, come last. */
const listSamples = (label: string): [id: OperationId, source: string][] =>
  listOperations(document)
    .map(({ operation }): [OperationId, string] => {
      const samples = operation['x-codeSamples'] as CodeSample[];
      const id = operation.operationId as OperationId;
      return [id, samples.find((sample) => sample.label === label)?.source ?? ''];
    })
    .sort(([one], [other]) => Number(getOperation(one).stream) - Number(getOperation(other).stream));

/** Signs a user in, up to the redirect with the code. */
const signIn = async (consoleUrl: string) => {
  const started = await startSignIn({ consoleUrl, redirectUri, scopes: ['pages:read'] });
  return { started, callbackUrl: await decideOnPage((request) => fetch(request), started.url, 'allow') };
};

/** Prepares the values that the sample of an operation needs, by the variable that it reads. */
const preparations: Partial<Record<OperationId, (url: string) => Promise<Record<string, string>>>> = {
  exchangeAuthorizationCode: async (url) => {
    const { started, callbackUrl } = await signIn(url);
    const code = new URL(callbackUrl).searchParams.get('code') ?? '';
    return { AUTH_CODE: code, CODE_VERIFIER: started.codeVerifier };
  },
  refreshSession: async (url) => {
    const { started, callbackUrl } = await signIn(url);
    const tokens = await finishSignIn(started, callbackUrl, { baseUrl: `${url}/v1` });
    return { REFRESH_TOKEN: tokens.refresh_token };
  },
};

/** Starts a sandbox for each sample, so that samples don't affect each other. Returns the variables that the samples read. */
const startSandboxes = async (samples: readonly [OperationId, string][]) => {
  const env: Record<string, string | undefined> = {
    WORKSPACE_TOKEN: demoTokens[0]?.secret,
    SESSION_TOKEN: demoTokens.find(({ kind }) => kind === 'session')?.secret,
  };
  const urls: Record<string, string> = {};
  for (const [id] of samples) {
    const { url } = await serveSandbox();
    Object.assign(env, await preparations[id]?.(url));
    urls[id] = url;
  }
  const at = ([id, source]: readonly [OperationId, string]) => source.replaceAll(origin, urls[id] ?? '');
  return { env, urls, at };
};

const entry = { level: 'error', source: 'agent', message: 'Out of beans', request_id: 'req_1' };

/** The log tail, which shows an entry once one is written. */
const tail = (urls: Record<string, string>) => ({
  begins: `${mark} tailLogs`,
  cause: () =>
    fetch(`${urls.tailLogs}/_sandbox/workspaces/acme/records/log_entries`, {
      method: 'POST',
      body: JSON.stringify(entry),
    }),
  ends: entry.message,
});

/** The outcome of each sample, as the run printed it. The run doesn't wait for the end of a stream. */
const endsIn = (output: string): Record<string, string> =>
  Object.fromEntries(
    [...output.matchAll(new RegExp(`^${mark} (\\w+)$([^]*?)^${mark} ended (.*)$`, 'gm'))].map(
      ([, id = '', , end = '']) => [id, end],
    ),
  );

const ended = operationList.filter(({ stream }) => !stream);

test('each sample for curl succeeds with a sandbox with the demo records', async () => {
  const samples = listSamples('curl');
  const { env, urls, at } = await startSandboxes(samples);
  const folder = await newFolder();
  await writeFile(
    join(folder, '.curlrc'),
    `silent\nshow-error\nwrite-out = "\\n${mark} ended %{http_code}\\n"\n`,
  );
  const script = samples.map((sample) => `echo '${mark} ${sample[0]}'\n${at(sample)}`).join('');
  const output = await runUntil({
    command: 'bash',
    args: ['-c', script],
    cwd: folder,
    env: { ...env, CURL_HOME: folder },
    stream: tail(urls),
  });
  const success = ended.map(({ id }) => [id, expect.stringMatching(/^2\d\d$/)]);
  expect(endsIn(output), output).toEqual(Object.fromEntries(success));
  expect(output).toContain(entry.message);
});

test.each(['TypeScript client', 'JavaScript'])(
  'each sample in %s succeeds with a sandbox with the demo records',
  async (label) => {
    const samples = listSamples(label);
    const { env, urls, at } = await startSandboxes(samples);
    const folder = await newFolder();
    const programs = Object.fromEntries(samples.map((sample) => [sample[0], at(sample)]));
    const files = await bundlePrograms(folder, programs);
    const runner = `for (const [id, file] of Object.entries(${JSON.stringify(files)})) {
  console.log('${mark}', id);
  await import(file).then(
    () => console.log('${mark} ended well'),
    (error) => console.log('${mark} ended', error),
  );
}`;
    await writeFile(join(folder, 'run.mjs'), runner);
    const output = await runUntil({
      command: process.execPath,
      args: [join(folder, 'run.mjs')],
      cwd: folder,
      env,
      stream: tail(urls),
    });
    expect(endsIn(output), output).toEqual(Object.fromEntries(ended.map(({ id }) => [id, 'well'])));
    expect(output).toContain(entry.message);
  },
);

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs each sample in one process of Python, since a process takes longer to start than a sample to run. */
const pythonRunner = (mark: string) => `import pathlib
for file in sorted(pathlib.Path('.').glob('*.py')):
    if file.name == 'run.py':
        continue
    print('${mark}', file.stem.split('-')[1])
    try:
        exec(compile(file.read_text(), file.name, 'exec'), {})
        print('${mark} ended well', flush=True)
    except Exception as error:
        print('${mark} ended', repr(error), flush=True)
`;

test.skipIf(!hasPython)('each sample in Python succeeds with a sandbox with the demo records', async () => {
  const samples = listSamples('Python');
  const { env, urls, at } = await startSandboxes(samples);
  const folder = await newFolder();
  await writeFile(join(folder, 'run.py'), pythonRunner(mark));
  // The numbers keep the samples of streams last.
  for (const [index, sample] of samples.entries())
    await writeFile(join(folder, `${String(index).padStart(3, '0')}-${sample[0]}.py`), at(sample));
  const output = await runUntil({
    command: 'python3',
    args: ['-u', 'run.py'],
    cwd: folder,
    env: { ...process.env, ...env },
    stream: tail(urls),
  });
  expect(endsIn(output), output).toEqual(Object.fromEntries(ended.map(({ id }) => [id, 'well'])));
  expect(output).toContain(entry.message);
});

test('each sample for the client compiles', () => {
  expect(typeProblems(Object.fromEntries(listSamples('TypeScript client')))).toEqual([]);
});

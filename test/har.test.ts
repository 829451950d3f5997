import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../conformance/index.ts';
import { newFolder, runMain } from '../conformance/test/run-main.ts';
import { demoTokens } from '../mocks/index.ts';
import { getMutant, type Mutant } from '../mocks/mutants/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { ordinaryTraffic } from './support/ordinary-traffic.ts';
import { withSandbox } from './support/with-sandbox.ts';

const token = demoTokens[0]?.secret ?? '';
const workspace = demoTokens[0]?.workspace ?? '';

type Pair = { name: string; value: string };
type Entry = {
  startedDateTime: string;
  time: number;
  request: { method: string; url: string; headers: Pair[]; bodySize: number; postData?: { text: string } };
  response: {
    status: number;
    headers: Pair[];
    content: { size: number; text?: string | undefined; encoding?: string };
  };
};

const pairs = (headers: Headers): Pair[] => [...headers].map(([name, value]) => ({ name, value }));

/**
 * A fetch that records its traffic like a browser: bodies are decoded, and table bodies are in base64. Its timestamps differ by
 * more than the rounding, so that they show the order of fast requests.
 */
const recorder = () => {
  const entries: Entry[] = [];
  let last = 0;
  const now = (): number => {
    last = Math.max(Date.now(), last + 5);
    return last;
  };
  const recording: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const requestBody = await request.clone().text();
    const started = now();
    const response = await fetch(request);
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    entries.push({
      startedDateTime: new Date(started).toISOString(),
      time: now() - started,
      request: {
        method: request.method,
        url: request.url,
        headers: pairs(request.headers),
        bodySize: requestBody.length,
        ...(requestBody === '' ? {} : { postData: { text: requestBody } }),
      },
      response: {
        status: response.status,
        headers: pairs(response.headers),
        content: {
          size: bytes.length,
          ...(response.headers.get('content-type')?.startsWith('text/')
            ? { text: bytes.toString('base64'), encoding: 'base64' }
            : { text: bytes.toString('utf8') }),
        },
      },
    });
    return response;
  };
  return { entries, fetch: recording };
};

const record = async (mutant?: Mutant): Promise<Entry[]> => {
  const { entries, fetch: recording } = recorder();
  await withSandbox(mutant ? { mutant } : {}, (url) =>
    ordinaryTraffic({ base: `${url}/v1`, token, workspace, fetch: recording }).catch(() => undefined),
  );
  return entries;
};

const folder = newFolder();

/** Runs the command on archives with the given contents. */
const har = async (contents: readonly (string | { entries: unknown[] })[], ...options: string[]) => {
  const files = contents.map((_, index) => `traffic-${index}.har`);
  for (const [index, content] of contents.entries()) {
    const written =
      typeof content === 'string' ? content : JSON.stringify({ log: { version: '1.2', ...content } });
    await writeFile(join(folder, files[index] ?? ''), written);
  }
  const { code: exitCode, ...output } = await runMain(['har', ...files, ...options], folder);
  const reportFile = join(folder, options.includes('--report-dir') ? 'before' : 'reports', 'report.json');
  const report = exitCode === 2 ? undefined : await readFile(reportFile, 'utf8');
  return {
    exitCode,
    ...output,
    report: report === undefined ? undefined : (JSON.parse(report) as Report),
  };
};

describe('recorded traffic', () => {
  test('of a correct server violates no clause, in one file or in two', async () => {
    const entries = await record();
    const half = Math.floor(entries.length / 2);
    for (const files of [
      [{ entries }],
      [{ entries: entries.slice(half) }, { entries: entries.slice(0, half) }],
    ]) {
      const { exitCode, report, stdout } = await har(files, '--exclusive');
      expect(clausesWith(report, 'fail')).toEqual([]);
      expect(exitCode).toBe(0);
      expect(clausesWith(report, 'pass').length).toBeGreaterThan(80);
      expect(stdout).toContain('The observed traffic violates no clause.');
    }
  });

  test("without credentials, bodies and responses reports what wasn't checked", async () => {
    const entries = await record(getMutant('scopes-not-checked'));
    const bare = entries.map(({ request, response, ...entry }, index) => ({
      ...entry,
      request: { ...request, headers: request.headers.filter(({ name }) => name !== 'authorization') },
      response: {
        ...response,
        ...(index === 0 ? { status: 0 } : {}),
        content: index === 1 ? { size: 100 } : response.content,
      },
    }));
    const { exitCode, report } = await har([{ entries: bare }]);
    expect(clausesWith(report, 'fail')).toEqual([]);
    expect(exitCode).toBe(0);
    expect(report?.trace?.skipped).toEqual(
      expect.arrayContaining([
        { reason: 'no response was recorded', count: 1 },
        { reason: 'the body of the response was not recorded', count: 1 },
      ]),
    );
    expect(report?.notes?.join()).toContain(
      `${entries.length} requests were recorded without their credentials`,
    );
  });

  test('of a broken server shows the violated clause, whatever the order of the entries in the file', async () => {
    const entries = await record(getMutant('revocation-without-effect'));
    const { exitCode, report } = await har([{ entries: entries.toReversed() }]);
    expect(clausesWith(report, 'fail')).toContain('tokens.revoke-is-immediate');
    expect(exitCode).toBe(1);
    expect(JSON.stringify(report)).not.toContain(token);
  });
});

const entry = (url: string) => ({
  startedDateTime: '2026-01-01T00:00:00Z',
  time: 1,
  request: { method: 'GET', url },
  response: { status: 200 },
});

describe("an entry that can't be checked is skipped and counted, and the others are checked", () => {
  const me = 'http://a.example/v1/me';
  const good = {
    ...entry(me),
    response: { status: 404, content: { text: '{"oops":"no envelope"}' } },
  };
  const unreadable = (problem: string) =>
    expect.stringMatching(`^an entry that can't be read \\(${problem}: .*\\)$`);
  const withRequest = (more: object) => ({ ...good, request: { ...good.request, ...more } });
  const withResponse = (more: object) => ({ ...good, response: { ...good.response, ...more } });

  const encoded = [{ name: 'Content-Encoding', value: 'zstd' }];
  const bad: [reason: unknown, ...entries: unknown[]][] = [
    [unreadable('time'), { ...good, time: null }],
    [unreadable('startedDateTime'), { ...good, startedDateTime: 'noon' }],
    [unreadable('request.headers'), withRequest({ headers: [null] })],
    [unreadable('response.status'), withResponse({ status: '404' })],
    [unreadable('request.postData.text'), withRequest({ postData: { text: 1 } })],
    [unreadable('the entry'), null],
    [
      'not sent to http://a.example/v1',
      entry('http://b.example/v1/me'),
      { ...entry('wss://a.example/v1/me'), time: null },
      entry('about blank'),
    ],
    ['no response was recorded', withResponse({ status: 0 }), withResponse({ status: 101 })],
    [
      'a body was recorded in an encoding other than base64',
      withResponse({ content: { text: 'x', encoding: 'gzip' } }),
    ],
    [
      'the body of the response was recorded compressed',
      withResponse({ headers: encoded, content: { text: 'KLUv/QRYQQAAe30K', encoding: 'base64' } }),
      // In gzip, read as text.
      withResponse({ headers: encoded, content: { text: '\u001f\uFFFD\b' } }),
    ],
    ['the body of the request was not recorded', withRequest({ postData: { params: [] } })],
  ];

  test('with its reason', async () => {
    const entries = [...bad.flatMap(([, ...those]) => those), good, good];
    const { report, exitCode, stdout } = await har([{ entries }]);
    expect(report?.errors).toEqual([]);
    const skipped = bad.map(([reason, ...those]) => ({ reason, count: those.length }));
    expect(report?.trace?.checked).toBe(2);
    expect(report?.trace?.skipped).toHaveLength(skipped.length);
    expect(report?.trace?.skipped).toEqual(expect.arrayContaining(skipped));
    expect(stdout).toContain('Not checked   3: not sent to http://a.example/v1');
    expect(exitCode).toBe(1);
  });

  test('null for what is optional is as if it were missing', async () => {
    const bare = {
      ...withRequest({ headers: null, bodySize: null, postData: null }),
      response: { status: 404, headers: null, content: { text: '{}', size: null, encoding: null } },
      _fromCache: null,
    };
    const { report } = await har([{ entries: [bare] }]);
    expect(report?.trace).toMatchObject({ checked: 1, skipped: [] });
  });

  test('the only entry: the report has the reason, and the exit code is 3', async () => {
    const { report, exitCode } = await har([{ entries: [{ ...good, time: null }] }]);
    expect(report?.trace).toMatchObject({ checked: 0, skipped: [{ reason: unreadable('time'), count: 1 }] });
    expect(exitCode).toBe(3);
  });

  test('of several APIs, the one with the most requests is checked, and a note names the others', async () => {
    const other = 'http://b.example/api/v1';
    const { report } = await har([{ entries: [entry(`${other}/me`), good, good] }]);
    expect(report?.target.url).toBe('http://a.example/v1');
    expect(report?.trace).toMatchObject({
      checked: 2,
      skipped: [{ reason: 'not sent to http://a.example/v1', count: 1 }],
    });
    expect(report?.notes?.join()).toContain(`to check them instead, use --base ${other} (1 request)`);
  });

  test('a header named like a member of every object is a header', async () => {
    const headers = [
      { name: 'constructor', value: 'x' },
      { name: '__proto__', value: 'y' },
    ];
    const { report } = await har([{ entries: [withRequest({ headers })] }]);
    const curl = report?.clauses.flatMap(({ findings }) => findings)[0]?.exchanges[0]?.curl;
    expect(curl).toContain("'constructor: x'");
    expect(curl).toContain("'__proto__: y'");
  });
});

describe('an unusable archive', () => {
  test.each<[string, string | { entries: unknown[] }, RegExp, ...string[]]>([
    ['a file without JSON', 'not JSON', /traffic-0\.har is not JSON/],
    ['another JSON document', '{"entries":[]}', /is not an HTTP archive \(HAR 1\.2\):\s+log: /],
    ['an archive without a list of entries', '{"log":{"entries":{}}}', /\s+log\.entries: .*expected array/],
    [
      'an archive whose entries have no address',
      { entries: [null, { request: { method: 'GET', url: 1 } }] },
      /None of the 2 .*Some entries have no address:\s+the entry: .*\s+startedDateTime: /s,
    ],
    [
      'an archive without requests to the API',
      { entries: [entry('http://a.example/index.html')] },
      /--base https:/,
    ],
    [
      'an archive with requests to another base URL',
      { entries: [entry('http://a.example/v1/me')] },
      /was sent to http:\/\/b\.example\/v1\. .* --base http:\/\/a\.example\/v1 /,
      '--base',
      'http://b.example/v1',
    ],
  ])('%s is rejected with the remedy', async (_, content, message, ...options) => {
    const { exitCode, stderr } = await har([content], ...options);
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(2);
  });

  test("that doesn't exist is rejected", async () => {
    const { code, stderr } = await runMain(['har', 'missing.har'], folder);
    expect(code).toBe(2);
    expect(stderr).toMatch(/missing\.har can't be read/);
  });
});

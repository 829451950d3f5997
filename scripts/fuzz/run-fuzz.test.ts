import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';
import { createBook } from './book.ts';
import { controlToken } from './control-token.ts';
import { drawRequest } from './draw-request.ts';
import { formatReport, groupFindings, isClean } from './report.ts';
import { runFuzz } from './run-fuzz.ts';
import { serveSandbox } from './serve-sandbox.ts';

const fuzz = async (
  wrap?: Wrap,
  { remote, ...options }: Partial<Parameters<typeof runFuzz>[1]> & { remote?: boolean } = {},
) => {
  const served = await serveSandbox({ seed: 1, remote, ...(wrap && { wrap }) });
  onTestFinished(() => served.stop());
  // Other tests share the memory of this process.
  const target = { ...served, memory: async () => ({ heap: 0, rss: 0 }) };
  const settings = {
    seed: 1,
    requests: 60,
    concurrency: 16,
    resetEvery: 1000,
    timeoutMs: 60_000,
    tour: false,
  };
  const result = await runFuzz(target, { ...settings, ...options });
  return { result, report: formatReport(result, target.log, () => 'reports/fuzz/1.http'), log: target.log };
};

/** Breaks the responses of one part of the API. */
const breaking =
  (respond: () => Promise<Response>): Wrap =>
  (next) =>
  (request) =>
    new URL(request.url).pathname.startsWith(`${basePath}/workspaces`) ? respond() : next(request);

const listProblems = ({ result }: Awaited<ReturnType<typeof fuzz>>) =>
  groupFindings(result.findings).map(([first]) => first?.problem);

test('hundreds of requests of all kinds have no findings', async () => {
  const { result, report, log } = await fuzz(undefined, { requests: 400, resetEvery: 200, tour: true });
  expect(isClean(result), report).toBe(true);
  expect(log).toEqual([]);
  expect(result.sentCounts).toEqual({
    valid: expect.toSatisfy((count: number) => count > 150),
    invalid: expect.toSatisfy((count: number) => count > 120),
    malformed: expect.toSatisfy((count: number) => count > 30),
    page: expect.toSatisfy((count: number) => count > 5),
    unauthorized: expect.toSatisfy((count: number) => count > 5),
  });
  // Most valid requests refer to existing records.
  expect(result.statuses.get(200)).toBeGreaterThan(100);
});

test('a response with 500 is found, and reported with a command that repeats its request', async () => {
  const inside = { error: { code: 'internal_error', message: 'TypeError: x is undefined' } };
  const broken = await fuzz(breaking(async () => Response.json(inside, { status: 500 })));
  expect(listProblems(broken)).toContain('server error');
  expect(broken.report).toMatch(/✗ server error(.|\n)*\n {4}curl -sS -i .*127\.0\.0\.1:4010/);
  expect(isClean(broken.result)).toBe(false);
});

test('a missing response is found', async () => {
  const broken = await fuzz(
    breaking(() => new Promise(() => {})),
    { requests: 20, timeoutMs: 300 },
  );
  expect(listProblems(broken)).toContain('no response in time');
});

test('a control plane that accepts requests without a token is found', async () => {
  const isOpen: Wrap = (next) => (request) => {
    if (!new URL(request.url).pathname.startsWith(controlPath)) return next(request);
    const headers = new Headers({ Authorization: `Bearer ${controlToken}` });
    return next(new Request(request.url, { method: request.method, headers }));
  };
  const broken = await fuzz(isOpen, { requests: 200 });
  expect(listProblems(broken)).toContain('accepted without a control token');
  expect(broken.report).toContain(`npm start -- --control-token ${controlToken}`);
});

test('a write that is accepted from a foreign page is found', async () => {
  const ignoresOrigin: Wrap = (next) => async (request) => {
    const { url, method, body } = request;
    const headers = new Headers(request.headers);
    headers.delete('Origin');
    return next(new Request(url, { method, headers, ...(body && { body: await request.arrayBuffer() }) }));
  };
  const broken = await fuzz(ignoresOrigin, { requests: 400 });
  expect(listProblems(broken)).toContain('accepted from a foreign page');
});

test('a sandbox for other machines has no findings, and accepts the requests with its own secrets', async () => {
  const { result, report, log } = await fuzz(undefined, { requests: 400, remote: true, tour: true });
  expect(isClean(result), report).toBe(true);
  expect(log).toEqual([]);
  expect(result.statuses.get(200)).toBeGreaterThan(100);
});

test('an undeclared response, and a response with a stack trace, are found', async () => {
  const trace = `Error: no\n    at read (/srv/app.js:1:2)\n`;
  const broken = await fuzz(breaking(async () => Response.json({ data: trace })));
  expect(listProblems(broken)).toEqual(expect.arrayContaining(['not as declared', 'exposes internals']));
});

test('a memory leak, and a sandbox that does not respond at the end, are found', async () => {
  const { result } = await fuzz(undefined, { requests: 5 });
  const memory = [40, 40, 40, 70].map((mib) => ({ heap: mib * 2 ** 20, rss: 0 }));
  expect(isClean(result)).toBe(true);
  expect(isClean({ ...result, memory })).toBe(false);
  expect(formatReport({ ...result, memory }, [], () => '')).toContain('the heap grew by 30.0 MiB');
  expect(isClean({ ...result, isHealthy: false })).toBe(false);
});

test('memory that nothing refers to any more is not measured', async () => {
  const target = await serveSandbox({ seed: 1 });
  onTestFinished(() => target.stop());
  const { heap: before } = await target.memory();
  const size = 64 * 2 ** 20;
  new Uint8Array(size).fill(1);
  const { heap: after } = await target.memory();
  expect(before).toBeGreaterThan(2 ** 20);
  expect(after - before).toBeLessThan(size / 2);
});

test('code that the sandbox loads once is loaded before its memory is measured', async () => {
  const codings: (string | null)[] = [];
  await fuzz(
    (next) => (request) => {
      codings.push(request.headers.get('Accept-Encoding'));
      return next(request);
    },
    { requests: 1 },
  );
  expect(codings[0]).toBe('zstd');
});

test('the same seed draws the same requests', () => {
  const drawn = (seed: number) => {
    const book = createBook();
    return Array.from({ length: 300 }, (_, number) => {
      return drawRequest(seed, number, book);
    });
  };
  expect(drawn(3)).toEqual(drawn(3));
  expect(drawn(3)).not.toEqual(drawn(4));
});

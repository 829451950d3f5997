import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../conformance/cli/main.ts';
import { checkConformance, type GateOptions, type Report } from '../conformance/index.ts';
import schema from '../conformance/report.schema.json' with { type: 'json' };
import { type Mutant, mutants } from '../mocks/mutants/index.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

/** Families with clauses of every kind: cited by one scenario, cited by several, and checked on every exchange. */
const only = ['agents.starts-inactive', 'errors', 'approvals'];
const mutant = mutants['second-decision-accepted'] as Mutant;
const waivers = [
  { clause: 'approvals', reason: 'known' },
  { clause: 'agents.starts-inactive', reason: 'not needed' },
];

const run = (options: Partial<GateOptions>): Promise<Report> =>
  withSandbox({ mutant }, (url) => checkConformance({ ...gateOptionsFor(url), only, waivers, ...options }));

/** Replaces the target's URL, as if all shards had checked the same one. */
const atOneTarget = (report: Report): Report => ({
  ...report,
  target: { ...report.target, url: 'http://127.0.0.1:4010/v1' },
});

let folder: string;
let unshardedReport: Report;
let shards: Report[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workspace-shards-'));
  unshardedReport = await run({});
  shards = [];
  for (const shard of ['1/3', '2/3', '3/3']) shards.push(atOneTarget(await run({ shard })));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const collected = () => {
  const chunks: string[] = [];
  const stream = new PassThrough();
  stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return { stream, text: () => chunks.join('') };
};

const merge = async (reports: readonly Report[], ...args: string[]) => {
  const files = reports.map((_, at) => join(folder, `shard-${at}.json`));
  for (const [at, report] of reports.entries()) await writeFile(files[at] as string, JSON.stringify(report));
  const [stdout, stderr] = [collected(), collected()];
  const io = { stdout: stdout.stream, stderr: stderr.stream, env: {}, cwd: folder };
  const code = await main(['merge', ...files, ...args], io);
  const report = async () =>
    JSON.parse(await readFile(join(folder, 'reports/report.json'), 'utf8')) as Report;
  return { code, stdout: stdout.text(), stderr: stderr.text(), report };
};

const outcomes = ({ clauses }: Report) =>
  clauses.map(({ id, status, findings }) => ({
    id,
    status,
    findings: findings.map(({ operation, replay }) => ({ operation, replay })),
  }));

test('the shards divide the scenarios, and each reports only on its own clauses', () => {
  for (const { shard, clauses } of shards) {
    const own = new Set(
      shard?.results.flatMap((result) => [...result.clauses, ...Object.keys(result.observations)]),
    );
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.length).toBeLessThan(unshardedReport.clauses.length);
    for (const { id } of clauses) expect(own.has(id), id).toBe(true);
  }
});

test("a shard's report contains its index, and is valid", () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  for (const [at, report] of shards.entries()) {
    expect(report.shard).toMatchObject({ index: at + 1, count: 3 });
    expect(ajv.validate(schema, report), ajv.errorsText()).toBe(true);
  }
});

test('the shards together send few more requests than the whole run', () => {
  const sum = shards.reduce((total, { requests }) => total + requests, 0);
  expect(sum).toBeLessThan(unshardedReport.requests * 1.2);
});

test('the merged reports equal the report of the whole run', async () => {
  const { code, stdout, report } = await merge(shards);
  const merged = await report();
  expect(merged.clauses.map(({ id, status }) => ({ id, status }))).toEqual(
    unshardedReport.clauses.map(({ id, status }) => ({ id, status })),
  );
  expect(outcomes(merged).filter(({ status }) => status === 'waived')).toEqual(
    outcomes(unshardedReport).filter(({ status }) => status === 'waived'),
  );
  expect(merged).toMatchObject({
    verdict: unshardedReport.verdict,
    exitCode: unshardedReport.exitCode,
    totals: unshardedReport.totals,
  });
  // No single shard can decide this one: it depends on whether everything that it covers was checked and passed.
  expect(merged.errors.map(({ message }) => message).join()).toContain('agents.starts-inactive is unused');
  expect(code).toBe(3);
  expect(stdout).toContain('merged from 3 shards');
});

test('the merged report says what changed since an earlier run', async () => {
  const [clause] = unshardedReport.clauses.filter(({ status }) => status === 'pass');
  if (!clause) throw new Error('No clause passes.');
  const clauses = unshardedReport.clauses.map((one) =>
    one.id === clause.id ? { ...one, status: 'fail' } : one,
  );
  await writeFile(join(folder, 'before.json'), JSON.stringify({ ...unshardedReport, clauses }));
  const { stdout, report } = await merge(shards, '--compare', 'before.json');
  expect((await report()).comparison).toMatchObject({ repaired: [clause.id], newlyBroken: [] });
  expect(stdout).toContain(clause.id);
});

describe('merge rejects', () => {
  const changed = (change: Partial<Report>) => [...shards.slice(0, 2), { ...shards[2], ...change } as Report];

  test.each([
    ['a missing shard', () => shards.slice(0, 2), 'The report of shard 3/3 is missing'],
    [
      'a shard that is there twice',
      () => [...shards, shards[0] as Report],
      'Shard 1/3 occurs more than once',
    ],
    ['another seed', () => changed({ seed: 99 }), 'differ in the seed: 1 in'],
    [
      'another contract',
      () => changed({ contract: { version: '9.0.0' } }),
      'differ in the version of the contract',
    ],
    [
      'another target',
      () => changed({ target: { url: 'http://other/v1', workspace: 'acme', mode: 'test' } }),
      'differ in the target',
    ],
    ['a report of a whole run', () => [unshardedReport], 'is not the report of a shard'],
  ])('%s', async (_name, reports, message) => {
    const { code, stdout, stderr } = await merge(reports());
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

test.each([
  [{ shard: '4/3' }, 'shard: expected a shard such as 1/4'],
  [{ shard: '1/2', seed: undefined }, '--shard requires --seed'],
  [{ shard: '1/2', replay: 'tokens.revoke,a,1' }, "--shard and --replay can't be combined"],
  [{ shard: '3/3', only: ['agents.starts-inactive'] }, 'shard 3/3 has no scenarios'],
])('the options %j are refused', async (options, message) => {
  const { seed: _seed, ...rest } = { ...gateOptionsFor('http://127.0.0.1:1'), ...options };
  const seed = 'seed' in options ? {} : { seed: 1 };
  await expect(checkConformance({ ...rest, ...seed } as GateOptions)).rejects.toThrow(message);
});

import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { compareReports } from '../engine/report/compare-reports.ts';
import { newFolder } from '../test/run-main.ts';
import { hostileReport, sampleClause, sampleFinding, sampleReport } from './sample-report.test-helper.ts';
import { renderJson, writeReports } from './write-reports.ts';

let home: string;
let printed: string;
const stdout = {
  write: (chunk: string) => {
    printed += chunk;
  },
};

beforeEach(() => {
  home = newFolder(onTestFinished);
  printed = '';
});

test('writes the files into a new folder, and returns and prints their paths', async () => {
  const dir = join(home, 'a', 'b');
  const paths = await writeReports(sampleReport(), { dir, env: {}, stdout });
  expect(paths).toEqual(
    ['report.json', 'junit.xml', 'report.sarif', 'report.html'].map((name) => join(dir, name)),
  );
  expect(JSON.parse(await readFile(join(dir, 'report.json'), 'utf8'))).toEqual(sampleReport());
  for (const path of paths) expect(printed).toContain(path);
});

test('a file that cannot be written affects neither the verdict nor the other files', async () => {
  await mkdir(join(home, 'junit.xml'));
  const writing = writeReports(sampleReport(), { dir: home, env: {}, stdout });
  await expect(writing).rejects.toThrow(/^[^\n]*junit\.xml can't be written: [^\n]+$/);
  expect(printed).toContain('NOT CONFORMANT (exit code 1)');
  expect(await readFile(join(home, 'report.html'), 'utf8')).toContain('</html>');
});

test('prints no workflow commands outside GitHub', async () => {
  await writeReports(sampleReport(), { dir: home, env: {}, stdout });
  expect(printed).not.toMatch(/^::/m);
});

test('annotates the run on GitHub, and no response of a target can be a command', async () => {
  await writeReports(hostileReport(), { dir: home, env: { GITHUB_ACTIONS: 'true' }, stdout });
  const stop = /^::stop-commands::([0-9a-f-]{36})$/m.exec(printed);
  const before = printed.slice(0, stop?.index);
  const lines = before.trimEnd().split('\n');
  expect(lines.filter((line) => !/^::(error|warning) title=/.test(line))).toEqual([]);
  expect(printed.endsWith(`\n::${stop?.[1]}::\n`)).toBe(true);
});

test('prints only JSON if that is wanted, also on GitHub', async () => {
  await writeReports(sampleReport(), { dir: home, env: { GITHUB_ACTIONS: 'true' }, stdout, json: true });
  expect(JSON.parse(printed)).toEqual(sampleReport());
});

test('appends to the summary of a job', async () => {
  const summary = join(home, 'summary.md');
  const env = { GITHUB_STEP_SUMMARY: summary };
  await writeReports(sampleReport(), { dir: home, env, stdout });
  await writeReports(sampleReport(), { dir: home, env, stdout });
  expect((await readFile(summary, 'utf8')).match(/^## Conformance: not conformant$/gm)).toHaveLength(2);
});

test('no report contains a secret, whichever part of the run contains it', async () => {
  const secrets = [
    'opaque-secret-1',
    'key_test_slipped1',
    'sess_slipped.two.three',
    'whsec_51199ed',
    'slipped4',
  ];
  const text = `${secrets.slice(0, 4).join(' ')} {"access_token":"slipped4"}`;
  const finding = sampleFinding({
    case: text,
    expected: text,
    got: text,
    replay: text,
    exchanges: [
      { operation: null, curl: text, status: 200, headers: { 'x-a': text, [text]: 'b' }, body: text },
    ],
  });
  const report = sampleReport({
    clauses: [
      sampleClause('tokens.fails', 'fail', { findings: [finding] }),
      sampleClause('tokens.errs', 'error', { reason: text }),
    ],
    errors: [{ scenario: 'a', case: text, message: text }],
    leftovers: [{ kind: 'token', id: text, why: text }],
  });
  const summary = join(home, 'summary.md');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
  const paths = await writeReports(report, { dir: home, env, stdout, secrets: ['opaque-secret-1'] });
  const written = await Promise.all([...paths, summary].map((path) => readFile(path, 'utf8')));
  for (const output of [printed, ...written]) {
    expect(output).toContain('[redacted]'.slice(1, -1));
    for (const secret of secrets) expect(output).not.toContain(secret);
  }
});

const schema = JSON.parse(readFileSync(new URL('../report.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);
const listErrors = (data: unknown) => (validate(data) ? [] : (validate.errors ?? []));

test.each([
  ['a clause of every status', sampleReport()],
  ['hostile text', hostileReport()],
  [
    'a comparison',
    { ...sampleReport(), comparison: compareReports(sampleReport({ seed: 8 }), sampleReport()) },
  ],
  ['no driver', sampleReport({ driver: null })],
  ['no checked clause', sampleReport({ clauses: [], verdict: 'conformant', exitCode: 0 })],
])('a report with %s is valid under its schema', (_, report) => {
  expect(listErrors(JSON.parse(renderJson(report)))).toEqual([]);
});

test('the JSON contains no control characters', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what is tested
  expect(renderJson(hostileReport())).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
});

describe('the schema rejects', () => {
  test.each([
    ['an unknown member', { ...sampleReport(), extra: 1 }],
    ['an unknown verdict', { ...sampleReport(), verdict: 'fine' }],
    [
      'a violated clause without a finding',
      sampleReport({ clauses: [sampleClause('a.b', 'fail', { findings: [] })] }),
    ],
    [
      'a clause that was not exercised without a reason',
      sampleReport({ clauses: [sampleClause('a.b', 'not-exercised')] }),
    ],
    ['an invalid time', sampleReport({ startedAt: 'yesterday' })],
  ])('%s', (_, report) => {
    expect(listErrors(report)).not.toEqual([]);
  });
});

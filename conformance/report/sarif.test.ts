import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Report } from '../engine/report/report.ts';
import { hostileReport, sampleClause, sampleFinding, sampleReport } from './sample-report.ts';
import { renderSarif } from './sarif.ts';

const file = createRequire(import.meta.url).resolve(
  '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
);
// One of its patterns isn't a valid regular expression in Unicode mode.
const ajv = new Ajv({ strict: false, unicodeRegExp: false });
addFormats.default(ajv);
// The OASIS schema uses draft 4. Except for its address, it uses no keyword whose meaning has changed since.
const {
  id: _id,
  $schema: _dialect,
  ...oasis
} = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const validate = ajv.compile(oasis);

const must = 'approvals.already-decided';
const at = { operation: 'denyApproval', scenario: 'approvals.decisions', case: 'deny after approve' };
const finding = (change: Partial<ReturnType<typeof sampleFinding>> = {}) =>
  sampleFinding({ ...at, replay: 'approvals.decisions,deny-after-approve,1', ...change });

const rendered = (report: Report) => JSON.parse(renderSarif(report)).runs[0];
const broken = (...findings: ReturnType<typeof finding>[]) =>
  rendered(sampleReport({ clauses: [sampleClause(must, 'fail', { findings })] }));

test.each([
  ['a clause of every status', sampleReport()],
  ['hostile text', hostileReport()],
  ['no violations', sampleReport({ clauses: [], errors: [] })],
])('a report with %s is valid under the schema of SARIF 2.1.0', (_name, report) => {
  const isValid = validate(JSON.parse(renderSarif(report)));
  expect(validate.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

test('a finding has the location of its clause and of its operation', () => {
  const [result] = broken(finding()).results;
  const { artifactLocation, region } = result.locations[0].physicalLocation;
  const source = readFileSync(new URL(`../../${artifactLocation.uri}`, import.meta.url), 'utf8');
  expect(source.split('\n')[region.startLine - 1]).toContain(`id: ${must}`);
  const related = result.relatedLocations[0].physicalLocation;
  const path = readFileSync(new URL(`../../${related.artifactLocation.uri}`, import.meta.url), 'utf8');
  expect(path.split('\n')[related.region.startLine - 1]).toContain('operationId: denyApproval');
});

test('a rule explains its clause, and how to check only this clause', () => {
  const { rules } = broken(finding()).tool.driver;
  expect(rules).toMatchObject([{ id: must, defaultConfiguration: { level: 'error' } }]);
  expect(rules[0].help.markdown).toContain(`--only ${must}`);
});

test.each([
  ['must', 'fail', 'error'],
  ['should', 'warn', 'warning'],
  ['provisional', 'info', 'note'],
] as const)('a violated %s with status %s has the SARIF level %s', (level, status, expected) => {
  const clause = sampleClause(must, status, { level, findings: [finding()] });
  expect(rendered(sampleReport({ clauses: [clause] })).results[0].level).toBe(expected);
});

test('a waived failure is a suppressed result with its reason', () => {
  const [result] = broken(finding({ waived: 'known (https://tracker.example.com/12)' })).results;
  expect(result.suppressions).toEqual([
    { kind: 'external', status: 'accepted', justification: 'known (https://tracker.example.com/12)' },
  ]);
});

test('the same failure has the same fingerprint in every run, whatever its seed and values', () => {
  const print = (change: Parameters<typeof finding>[0]) =>
    broken(finding(change)).results[0].partialFingerprints;
  const first = print({ case: 'deny: ["a"]', replay: 'approvals.decisions,deny,1,0:1', got: '200 "a"' });
  const second = print({ case: 'deny: ["b"]', replay: 'approvals.decisions,deny,2,3', got: '200 "b"' });
  const elsewhere = print({ replay: 'approvals.decisions,deny,1', operation: 'approveApproval' });
  expect(second).toEqual(first);
  expect(elsewhere).not.toEqual(first);
});

test('findings with the same fingerprint are one result', () => {
  const results = broken(finding(), finding({ got: 'another response' })).results;
  expect(results).toMatchObject([{ occurrenceCount: 2 }]);
});

test('errors of the run are notifications, and the run is not successful', () => {
  const [invocation] = rendered(sampleReport()).invocations;
  expect(invocation.executionSuccessful).toBe(false);
  expect(invocation.toolExecutionNotifications).toHaveLength(sampleReport().errors.length);
});

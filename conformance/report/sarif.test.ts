import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Report } from '../engine/report/report.ts';
import { hostileReport, sampleClause, sampleFinding, sampleReport } from './sample-report.test-helper.ts';
import { renderSarif } from './sarif.ts';
import { createView } from './view.ts';

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

const rendered = (report: Report) => JSON.parse(renderSarif(createView(report))).runs[0];
const broken = (...findings: ReturnType<typeof finding>[]) =>
  rendered(sampleReport({ clauses: [sampleClause(must, 'fail', { findings })] }));

test.each([
  ['a clause of every status', sampleReport()],
  ['hostile text', hostileReport()],
  ['no violations', sampleReport({ clauses: [], errors: [] })],
])('a report with %s is valid under the schema of SARIF 2.1.0', (_name, report) => {
  const isValid = validate(JSON.parse(renderSarif(createView(report))));
  expect(validate.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

test('a finding is at the configuration of the run, the only file of the user that is about it', () => {
  const report = sampleReport({ clauses: [sampleClause(must, 'fail', { findings: [finding()] })] });
  const [{ locations }] = JSON.parse(renderSarif(createView(report), 'server/my config.ts')).runs[0].results;
  expect(locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: 'server/my%20config.ts', uriBaseId: '%SRCROOT%' },
        region: { startLine: 1 },
      },
      logicalLocations: [{ name: 'denyApproval', kind: 'function' }],
    },
  ]);
});

test('without a configuration, a finding has no file, and never one of this package', () => {
  const [result] = broken(finding()).results;
  expect(result.locations).toEqual([{ logicalLocations: [{ name: 'denyApproval', kind: 'function' }] }]);
  expect(broken(finding({ operation: null })).results[0]).not.toHaveProperty('locations');
  expect(renderSarif(createView(sampleReport()))).not.toContain('openapi/');
});

test.each([
  ['must', 'fail', 'error'],
  ['should', 'warn', 'warning'],
  ['provisional', 'info', 'note'],
] as const)('a violated %s with status %s has the SARIF level %s', (level, status, expected) => {
  const clause = sampleClause(must, status, { level, findings: [finding()] });
  expect(rendered(sampleReport({ clauses: [clause] })).results[0].level).toBe(expected);
});

test('the same failure has the same fingerprint in every run, whatever its seed and values', () => {
  const print = (change: Parameters<typeof finding>[0]) =>
    broken(finding(change)).results[0].partialFingerprints;
  const first = print({ case: 'deny: ["a"]', replay: 'approvals.decisions,deny,1,0:1', got: '200 "a"' });
  const second = print({ case: 'deny: ["b"]', replay: 'approvals.decisions,deny,2,3', got: '200 "b"' });
  expect(second).toEqual(first);
  expect(print({ waived: 'known' })).not.toEqual(first);
});

test('the findings of a clause are one result with all its operations, and waived ones another', () => {
  const elsewhere = finding({ operation: 'approveApproval' });
  const { results } = broken(finding(), elsewhere, elsewhere, finding({ waived: 'known' }));
  const suppressions = [{ kind: 'external', status: 'accepted', justification: 'known' }];
  expect(results).toMatchObject([{ occurrenceCount: 3 }, { occurrenceCount: 1, suppressions }]);
  expect(results[0].locations[0].logicalLocations).toMatchObject([
    { name: 'denyApproval' },
    { name: 'approveApproval' },
  ]);
  expect(results[0].message.text).toContain('the first of 3 findings, at denyApproval, approveApproval');
});

test('errors of the run are notifications, and the run is not successful', () => {
  const [invocation] = rendered(sampleReport()).invocations;
  expect(invocation.executionSuccessful).toBe(false);
  expect(invocation.toolExecutionNotifications).toHaveLength(sampleReport().errors.length);
});

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { compareReports } from '../engine/report/compare-reports.ts';
import { clauseStatuses } from '../engine/report/report.ts';
import { hostileReport, sampleClause, sampleReport } from './sample-report.test-helper.ts';
import { renderJson } from './write-reports.ts';

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

test('the parsed JSON equals the report', () => {
  expect(JSON.parse(renderJson(hostileReport()))).toEqual(hostileReport());
});

test('the JSON contains no control characters', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what is tested
  expect(renderJson(hostileReport())).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
});

test('the schema knows every status of a clause', () => {
  expect(schema.$defs.status.enum).toEqual([...clauseStatuses]);
  expect(schema.properties.totals.required).toEqual([...clauseStatuses]);
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

import { expect, test } from 'vitest';
import type { ReportedExchange } from '../engine/report/report.ts';
import { describeClause } from './describe-clause.ts';
import { formatStep } from './format-step.ts';
import { githubSummary } from './github-summary.ts';
import { renderHtml } from './html/page.ts';
import { sampleClause, sampleFinding, sampleReport } from './sample-report.ts';
import { renderSarif } from './sarif.ts';
import { createStyle } from './terminal/style.ts';
import { renderTerminal } from './terminal/terminal.ts';

const call: ReportedExchange = {
  operation: null,
  driver: 'advance-clock',
  curl: '# driver: advance-clock {"seconds":3600}',
  status: null,
  headers: {},
  body: '',
};

test('a call of the driver is a comment, without a response', () => {
  expect(formatStep(call)).toBe('# driver: advance-clock {"seconds":3600}');
  expect(formatStep({ ...call, body: '{"id":"page_1"}' })).toBe(`${call.curl}\n→ {"id":"page_1"}`);
});

test('a request without a response says so', () => {
  const request = { operation: 'getMe', curl: 'curl -sS x', status: null, headers: {}, body: '' };
  expect(formatStep(request)).toBe('$ curl -sS x\n→ no response ');
});

test('every report shows the calls of the driver between the requests', () => {
  const clause = sampleClause('tokens.names', 'fail', { findings: [sampleFinding({ exchanges: [call] })] });
  const report = sampleReport({ clauses: [clause] });
  for (const rendered of [
    describeClause(clause),
    githubSummary(report),
    renderTerminal(report, createStyle({ color: false, width: 100 })),
    renderSarif(report),
    renderHtml(report),
  ]) {
    expect(rendered).toContain('# driver: advance-clock');
    expect(rendered.toLowerCase()).not.toContain('no response');
  }
});

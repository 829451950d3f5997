import { expect, test } from 'vitest';
import { githubSummary } from './github-summary.ts';
import { hostileReport, sampleClause, sampleReport } from './sample-report.test-helper.ts';
import { createView } from './view.ts';

test('the summary has the verdict, the violated clauses with their replay ids, and a table by family', () => {
  const summary = githubSummary(createView(sampleReport()));
  const parts = [
    /^## Conformance: not conformant$/m,
    /^#### fail: idempotency\.mismatch-is-422$/m,
    /^repeat with --replay idempotency\.mismatch:createAgent:7$/m,
    /^#### warn: pagination\.newest-first$/m,
    /^- --driver with add-submission \(2\)$/m,
    /^\| idempotency \| 1 \| 1 \| 0 \| 0 \| 0 \| 0 \| 0 \|$/m,
    /^- Target&#58; http&#58;\/\/127/m,
  ].map((part) => summary.search(part));
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(parts[0]).toBe(0);
});

test('a target can’t close the fence around its text or write Markdown outside it', () => {
  const summary = githubSummary(createView(hostileReport()));
  const outside = summary.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
  expect(outside).not.toMatch(/[`<>@]|^# Forged|\]\(/m);
});

test('a very long list of violated clauses is truncated with a note', () => {
  const clauses = Array.from({ length: 40 }, (_, at) => sampleClause(`forms.clause-${at}`, 'fail'));
  expect(githubSummary(createView(sampleReport({ clauses })))).toContain('And 15 more: see the reports.');
});

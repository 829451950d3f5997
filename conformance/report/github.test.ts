import { expect, test } from 'vitest';
import { githubAnnotations, githubSummary } from './github.ts';
import { hostileReport, sampleClause, sampleFinding, sampleReport } from './sample-report.test-helper.ts';
import { createView } from './view.ts';

test('a violated must is an error; a violated should and an error of the harness are warnings', () => {
  expect(githubAnnotations(createView(sampleReport()))).toMatchInlineSnapshot(`
    [
      "::error title=idempotency.mismatch-is-422::A key that is reused with another body is refused with 422.%0Aidempotency.mismatch › createAgent%0Aexpected 422 IDEMPOTENCY_MISMATCH%0Agot      201 Created%0Arepeat with --replay idempotency.mismatch:createAgent:7",
      "::warning title=pagination.newest-first::What pagination.newest-first promises.%0Apagination.order › listAgents – intermittent: it did not recur when repeated%0Aexpected 422 IDEMPOTENCY_MISMATCH%0Agot      201 Created%0Arepeat with --replay idempotency.mismatch:createAgent:7",
      "::warning title=error in logs.tail › tailLogs::read ECONNRESET",
    ]
  `);
});

test('each annotation is one command on one line, whatever the target returns', () => {
  for (const line of githubAnnotations(createView(hostileReport()))) {
    expect(line).toMatch(/^::(error|warning) title=[^,:\r\n]+::[^\r\n]+$/);
    expect(line.replace(/%(25|0A|0D|3A|2C)/g, '')).not.toContain('%');
  }
});

test('the last annotation that GitHub shows of a kind has the number of the others', () => {
  const clauses = Array.from({ length: 14 }, (_, at) => sampleClause(`forms.clause-${at}`, 'fail'));
  const lines = githubAnnotations(createView(sampleReport({ clauses, errors: [] })));
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('::error title=conformance%3A not conformant::and 5 more: see the reports');
});

test('the summary has the verdict, the violated clauses with their replay ids, and the facts', () => {
  const summary = githubSummary(createView(sampleReport()));
  const parts = [
    /^## Conformance: not conformant$/m,
    /^### Fix first\n\n```text\nFAIL idempotency\.mismatch-is-422$/m,
    /^ +\$ curl .*Weekly digest/m,
    /^ +\$ curl .*Stock watcher/m,
    /^ +repeat with --replay idempotency\.mismatch:createAgent:7$/m,
    /^WARN pagination\.newest-first$/m,
    /^ +--driver with add-submission \(2\)$/m,
    /^- Target&#58; http&#58;\/\/127/m,
  ].map((part) => summary.search(part));
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(parts[0]).toBe(0);
});

test('the summary has the replay ids of the other cases of a cause', () => {
  const findings = ['createAgent:7', 'createAgent:8', 'createAgent:9'].map((replay) =>
    sampleFinding({ case: replay, replay, got: replay.endsWith('9') ? '200' : '201' }),
  );
  const summary = githubSummary(
    createView(sampleReport({ clauses: [sampleClause('a.b', 'fail', { findings })] })),
  );
  expect(summary).toContain('    the same at createAgent:8 (--replay createAgent:8)');
  expect(summary).toContain('    and 1 similar finding at createAgent:9 (--replay createAgent:9)');
});

test('a target can’t close the fence around its text or write Markdown outside it', () => {
  const summary = githubSummary(createView(hostileReport()));
  const outside = summary.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
  expect(outside).not.toMatch(/[`<>@]|^# Forged|\]\(/m);
});

test('a very long list of causes is truncated with a note', () => {
  const clauses = Array.from({ length: 40 }, (_, at) =>
    sampleClause(`forms.clause-${at}`, 'fail', { findings: [sampleFinding({ case: `case ${at}` })] }),
  );
  expect(githubSummary(createView(sampleReport({ clauses })))).toContain('and 15 more causes in report.html');
});

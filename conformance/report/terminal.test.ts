import { clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { compareReports } from '../engine/report/compare-reports.ts';
import { hostileReport, sampleClause, sampleFinding, sampleReport } from './sample-report.test-helper.ts';
import { createStyle, renderTerminal, styleFor } from './terminal.ts';
import { createView } from './view.ts';

const plain = createStyle(100);

test('a report has the facts, the findings, the unchecked clauses, the table and the verdict', () => {
  expect(renderTerminal(createView(sampleReport()), plain, ['reports/report.html'])).toMatchInlineSnapshot(`
    "NOT CONFORMANT
      8 clauses: 1 pass, 1 fail, 1 warn, 1 info, 1 unsupported, 2 not exercised, 1 error

    Fix first

    FAIL idempotency.mismatch-is-422
      A key that is reused with another body is refused with 422.
      must, from “Limits”; at createAgent
      idempotency.mismatch › createAgent
        expected 422 IDEMPOTENCY_MISMATCH
        got      201 Created
        $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Stock watcher"}'  # after 1 other step
          → 201 {"id":"agt_01K9STOCK","name":"Stock watcher","status":"inactive"}
        repeat with --replay idempotency.mismatch:createAgent:7

    Errors of the harness or the network
      logs.tail › tailLogs: read ECONNRESET

    Not checked because of an error (1)
      the connection was reset (1): logs.tail-streams

    Warnings and information (2)

    WARN pagination.newest-first
      What pagination.newest-first promises.
      should, from “Limits”
      pagination.order › listAgents – intermittent: it did not recur when repeated
        expected 422 IDEMPOTENCY_MISMATCH
        got      201 Created
        $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Stock watcher"}'  # after 1 other step
          → 201 {"id":"agt_01K9STOCK","name":"Stock watcher","status":"inactive"}
        repeat with --replay idempotency.mismatch:createAgent:7

    INFO tokens.token-inspect-scope
      What tokens.token-inspect-scope promises.
      provisional, from “Limits”
      idempotency.mismatch › createAgent
        expected 422 IDEMPOTENCY_MISMATCH
        got      201 Created
        $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Stock watcher"}'  # after 1 other step
          → 201 {"id":"agt_01K9STOCK","name":"Stock watcher","status":"inactive"}
        repeat with --replay idempotency.mismatch:createAgent:7

    Not exercised (2), by reason
      --driver with add-submission (2)

    Declared unsupported (1)
      billing is not offered (1): billing.invoice-statuses

    Left on the target
      1 agent; the list is in report.html and report.json.

    Target        http://127.0.0.1:4010/v1
    Workspace     acme (test mode)
    Contract      1.0.0
    Checked by    workspace-conformance 0.1.0
    Driver        sandbox (2 capabilities)
    Effort, seed  quick, 7
    Started       2026-11-02T09:00:00.000Z
    Took          4.2 s, 812 requests

    Reports
      reports/report.html

    NOT CONFORMANT (exit code 1)
      8 clauses: 1 pass, 1 fail, 1 warn, 1 info, 1 unsupported, 2 not exercised, 1 error
      violated: idempotency.mismatch-is-422
      1 clause is violated. Each finding shows the shortest sequence of requests and the --replay id
      that repeats it.
      Errors are not violations, but they make the run incomplete. Each error names what to do before
      the next run.
      warn (1): The target does not follow a recommendation of the contract.
      info (1): The target differs where the service document leaves a choice. It never counts against
      it.
    "
  `);
});

test('a conformant report is short', () => {
  const clauses = [sampleClause('idempotency.replay-is-marked', 'pass')];
  const report = sampleReport({ clauses, verdict: 'conformant', exitCode: 0, errors: [], leftovers: [] });
  const output = renderTerminal(createView(report), plain);
  expect(output.slice(output.indexOf('\n\n', output.indexOf('Took')))).toMatchInlineSnapshot(`
    "

    CONFORMANT (exit code 0)
      1 clause: 1 pass
      Every must and should clause was checked, and the target satisfies all of them.
    "
  `);
});

test('a partial report names the missing capabilities and whether --allow-partial is set', () => {
  const clauses = [sampleClause('forms.newest-first', 'not-exercised', { reason: 'lacks add-submission' })];
  const report = sampleReport({ clauses, errors: [], leftovers: [] });
  expect(renderTerminal(createView(report), plain)).toContain('PARTIAL (exit code 3)');
  expect(renderTerminal(createView(report), plain)).toContain('Use --allow-partial to exit with 0.');
  expect(renderTerminal(createView({ ...report, exitCode: 0 }), plain)).toContain('--allow-partial is set');
});

test('a badly broken server has a report of about a hundred lines, which begins with what to fix first', () => {
  const clauses = clauseList.map(({ id }, at) =>
    sampleClause(
      id,
      at % 5 === 0 ? 'fail' : at % 5 === 1 ? 'not-exercised' : at % 5 === 2 ? 'warn' : 'pass',
      {
        ...(at % 5 === 0 && { findings: [sampleFinding({ case: id }), sampleFinding({ case: `${id} 2` })] }),
        reason: `missing something ${at % 40}`,
      },
    ),
  );
  const errors = clauses.map(({ id }) => ({ scenario: id, case: id, message: 'read ECONNRESET' }));
  const lines = renderTerminal(createView(sampleReport({ clauses, errors })), plain).split('\n');
  expect(lines.length).toBeLessThan(120);
  expect(lines.slice(0, 12).join('\n')).toMatch(/^Fix first\n\nFAIL .+\n {2}What .+ promises/m);
  expect(lines.join('\n')).toMatch(/ and \d+ more in report\.html/);
});

test('prose fits a narrow terminal, and commands stay on one line', () => {
  const output = renderTerminal(createView(sampleReport()), createStyle(70));
  const long = output.split('\n').filter((line) => line.length > 70);
  expect(long.every((line) => line.trimStart().startsWith('$ curl'))).toBe(true);
});

test('no control character from a target reaches the terminal', () => {
  const output = renderTerminal(createView(hostileReport()), plain);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what is tested
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\ufffe]/);
  expect(output).toContain('\\u{1b}[2J');
});

test.each([
  ['a terminal', { isTTY: true }, {}, true],
  ['a pipe', { isTTY: false }, {}, false],
  ['an output without isTTY', {}, {}, false],
  ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', { isTTY: true }, { NO_COLOR: '' }, true],
  ['a dumb terminal', { isTTY: true }, { TERM: 'dumb' }, false],
] as const)('color on %s', (_, output, env, colored) => {
  expect(renderTerminal(createView(sampleReport()), styleFor(output, env)).includes('\u001b[')).toBe(colored);
});

test('the width is the terminal’s, or 100 without a terminal', () => {
  expect(styleFor({ isTTY: true, columns: 72 }, {}).width).toBe(72);
  expect(styleFor({ isTTY: false, columns: 72 }, {}).width).toBe(100);
});

test('the changes since an earlier run are named, and newly broken clauses all of them', () => {
  const ids = Array.from({ length: 14 }, (_, at) => `forms.clause-${at}`);
  const clauses = [
    ...ids.map((id) => sampleClause(id, 'fail')),
    ...ids.map((id) => sampleClause(`${id}-repaired`, 'pass')),
  ];
  const report = sampleReport({ clauses });
  const previous = sampleReport({
    clauses: clauses.map((clause) => ({ ...clause, status: clause.status === 'fail' ? 'pass' : 'fail' })),
    contract: { version: '0.9.0' },
  });
  const output = renderTerminal(
    createView({ ...report, comparison: compareReports(previous, report) }),
    plain,
  );
  const changes = output
    .slice(output.indexOf('\nChanges\n'), output.indexOf('\nFailures'))
    .replace(/\s+/g, ' ');
  expect(changes).toContain(
    'Compared with the run of 2026-11-02T09:00:00.000Z (not conformant): 14 newly broken, 14 repaired.',
  );
  expect(changes).toContain(
    'The runs also differ in the version of the contract: 0.9.0 in the earlier run, 1.0.0 in this one.',
  );
  expect(changes).toContain('forms.clause-13 ');
  expect(changes).toContain('forms.clause-9-repaired and 4 more in report.html');
});

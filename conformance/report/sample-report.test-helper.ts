import type { ClauseId } from '@workspace-api/contract';
import { mediaTypes, sandboxUrl } from '@workspace-api/contract';
import type { ClauseResult, ClauseStatus, Finding, Report, Verdict } from '../engine/report/report.ts';
import { countByStatus } from '../engine/report/verdict.ts';

/** For tests: a finding with the given changes. */
export function sampleFinding(change: Partial<Finding> = {}): Finding {
  return {
    scenario: 'idempotency.mismatch',
    case: 'createAgent',
    operation: 'createAgent',
    expected: '422 IDEMPOTENCY_MISMATCH',
    got: '201 Created',
    intermittent: false,
    exchanges: [
      {
        operation: 'createAgent',
        curl: `curl -sS -i ${sandboxUrl}/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Weekly digest"}'`,
        status: 201,
        headers: { 'content-type': mediaTypes.json },
        body: '{"id":"agt_01K9DIGEST","name":"Weekly digest","status":"inactive"}',
      },
      {
        operation: 'createAgent',
        curl: `curl -sS -i ${sandboxUrl}/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Stock watcher"}'`,
        status: 201,
        headers: { 'content-type': mediaTypes.json },
        body: '{"id":"agt_01K9STOCK","name":"Stock watcher","status":"inactive"}',
      },
    ],
    replay: 'idempotency.mismatch:createAgent:7',
    ...change,
  };
}

/** For tests: a clause with the given status. Its id may be any string, since a report doesn't use the register. */
export function sampleClause(
  id: string,
  status: ClauseStatus,
  change: Partial<ClauseResult> = {},
): ClauseResult {
  const hasFinding = status === 'fail' || status === 'warn' || status === 'info';
  return {
    id: id as ClauseId,
    family: id.split('.')[0] ?? id,
    level: status === 'warn' ? 'should' : status === 'info' ? 'provisional' : 'must',
    text: `What ${id} promises.`,
    source: 'Limits',
    status,
    checks: status === 'not-exercised' || status === 'unsupported' ? 0 : 3,
    durationMs: status === 'not-exercised' || status === 'unsupported' ? 0 : 120,
    operations: ['createAgent'],
    findings: hasFinding ? [sampleFinding()] : [],
    ...change,
  };
}

/** For tests: a report with a clause of every status. */
export function sampleReport(change: Partial<Report> = {}): Report {
  const clauses = change.clauses ?? [
    sampleClause('idempotency.replay-is-marked', 'pass'),
    sampleClause('idempotency.mismatch-is-422', 'fail', {
      text: 'A key that is reused with another body is refused with 422.',
      findings: [
        sampleFinding(),
        sampleFinding({ case: 'mintToken', replay: 'idempotency.mismatch:mintToken:7' }),
      ],
    }),
    sampleClause('pagination.newest-first', 'warn', {
      findings: [sampleFinding({ scenario: 'pagination.order', case: 'listAgents', intermittent: true })],
    }),
    sampleClause('tokens.token-inspect-scope', 'info'),
    sampleClause('billing.invoice-statuses', 'unsupported', { reason: 'billing is not offered' }),
    sampleClause('forms.submission-shape', 'not-exercised', {
      reason: 'missing a driver with the capability add-submission',
    }),
    sampleClause('forms.newest-first', 'not-exercised', {
      reason: 'missing a driver with the capability add-submission',
    }),
    sampleClause('logs.tail-streams', 'error', { reason: 'the connection was reset' }),
  ];
  const totals = countByStatus(clauses);
  const verdict: Verdict = totals.fail > 0 ? 'not-conformant' : 'partial';
  return {
    format: 2,
    tool: { name: 'workspace-conformance', version: '0.1.0' },
    contract: { version: '1.0.0' },
    target: { url: sandboxUrl, workspace: 'acme', mode: 'test' },
    driver: { name: 'sandbox', capabilities: ['add-run', 'pause-run'] },
    seed: 7,
    effort: 'quick',
    only: [],
    startedAt: '2026-11-02T09:00:00.000Z',
    durationMs: 4210,
    requests: 812,
    verdict,
    exitCode: verdict === 'not-conformant' ? 1 : 3,
    totals,
    clauses,
    errors: [{ scenario: 'logs.tail', case: 'tailLogs', message: 'read ECONNRESET' }],
    leftovers: [{ kind: 'agent', id: 'agt_01K9DIGEST', why: 'agents cannot be deleted; it was deactivated' }],
    ...change,
  };
}

/** For tests: strings with which a target could try to inject content into a report. */
export const hostile = {
  html: '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&</pre></style>',
  xml: ']]><!-- --><?x ?>&bogus;\u0000\u000b\ud800\ufffe',
  terminal: '\u001b[2J\u001b]0;title\u0007\u009b31m\rover\u202eright',
  github: '\n::error::forged\n##[error]forged\n::stop-commands::x\n%0A',
  markdown: '```\n# Forged\n| a | b |\n@everyone [x](javascript:alert(1)) <b>',
};

/** For tests: a report in which every value that a target controls is hostile. */
export function hostileReport(): Report {
  const text = Object.values(hostile).join(' ');
  const finding = sampleFinding({
    case: text,
    expected: text,
    got: text,
    replay: text,
    exchanges: [{ operation: null, curl: text, status: 200, headers: { [text]: text }, body: text }],
  });
  return sampleReport({
    target: { url: text, workspace: text, mode: text },
    clauses: (['fail', 'warn', 'info', 'not-exercised', 'error'] as const).map((status) =>
      sampleClause(`hostile.${status}`, status, { reason: text, findings: [finding] }),
    ),
    errors: [{ scenario: text, case: text, message: text }],
    leftovers: [{ kind: text, id: text, why: text }],
  });
}

const deferred = /<script type="text\/plain">([\s\S]*?)<\/script>/g;

/** For tests: the part of the page that is there before anything is opened. */
export const initial = (markup: string): string => markup.replace(deferred, '');

/** For tests: the page as if everything were opened. */
export const opened = (markup: string): string => markup.replace(deferred, (_, content: string) => content);

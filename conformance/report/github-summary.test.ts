import { expect, test } from 'vitest';
import { githubSummary } from './github-summary.ts';
import { hostileReport, sampleClause, sampleReport } from './sample-report.test-helper.ts';
import { createView } from './view.ts';

test('the summary has the verdict, a table by family, and the violated clauses with their replay ids', () => {
  expect(githubSummary(createView(sampleReport()))).toMatchInlineSnapshot(`
    "## Conformance: not conformant

    8 clauses: 1 pass, 1 fail, 1 warn, 1 info, 1 unsupported, 2 not exercised, 1 error.

    1 clause is violated. Each finding shows the shortest sequence of requests and the --replay id that repeats it. Errors are not violations, but they make the run incomplete. Each error names what to do before the next run. Warning (1)&#58; a recommendation that the target does not follow. Information (1)&#58; a difference where the service document leaves a choice. It never counts against the target.

    ### Failures (1)

    #### fail: idempotency.mismatch-is-422

    A key that is reused with another body is refused with 422.

    \`\`\`text
    idempotency.mismatch › createAgent
    expected 422 IDEMPOTENCY_MISMATCH
    got      201 Created
    $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Weekly digest"}'
    → 201 {"id":"agt_01K9DIGEST","name":"Weekly digest","status":"inactive"}
    $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Stock watcher"}'
    → 201 {"id":"agt_01K9STOCK","name":"Stock watcher","status":"inactive"}
    repeat with --replay idempotency.mismatch:createAgent:7
    the same at mintToken (--replay idempotency.mismatch:mintToken:7)
    \`\`\`

    ### Errors of the harness or the network

    - logs.tail &#8250; tailLogs&#58; read ECONNRESET

    ### Not checked because of an error (1)

    - the connection was reset (1)&#58; logs.tail-streams

    ### Warnings and information (2)

    #### warn: pagination.newest-first

    What pagination.newest-first promises.

    \`\`\`text
    pagination.order › listAgents – intermittent: it did not recur when repeated
    expected 422 IDEMPOTENCY_MISMATCH
    got      201 Created
    $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Weekly digest"}'
    → 201 {"id":"agt_01K9DIGEST","name":"Weekly digest","status":"inactive"}
    $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Stock watcher"}'
    → 201 {"id":"agt_01K9STOCK","name":"Stock watcher","status":"inactive"}
    repeat with --replay idempotency.mismatch:createAgent:7
    \`\`\`

    #### info: tokens.token-inspect-scope

    What tokens.token-inspect-scope promises.

    \`\`\`text
    idempotency.mismatch › createAgent
    expected 422 IDEMPOTENCY_MISMATCH
    got      201 Created
    $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Weekly digest"}'
    → 201 {"id":"agt_01K9DIGEST","name":"Weekly digest","status":"inactive"}
    $ curl -sS -i http://127.0.0.1:4010/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: k-1' --data-raw '{"name":"Stock watcher"}'
    → 201 {"id":"agt_01K9STOCK","name":"Stock watcher","status":"inactive"}
    repeat with --replay idempotency.mismatch:createAgent:7
    \`\`\`

    ### Not exercised (2), by reason

    - --driver with add-submission (2)

    ### Declared unsupported (1)

    - billing is not offered (1)&#58; billing.invoice-statuses

    ### Left on the target

    1 agent; the list is in report.html and report.json.

    | Family | pass | fail | warn | info | unsupported | not exercised | error |
    | :-- | --: | --: | --: | --: | --: | --: | --: |
    | idempotency | 1 | 1 | 0 | 0 | 0 | 0 | 0 |
    | pagination | 0 | 0 | 1 | 0 | 0 | 0 | 0 |
    | tokens | 0 | 0 | 0 | 1 | 0 | 0 | 0 |
    | billing | 0 | 0 | 0 | 0 | 1 | 0 | 0 |
    | forms | 0 | 0 | 0 | 0 | 0 | 2 | 0 |
    | logs | 0 | 0 | 0 | 0 | 0 | 0 | 1 |
    | **Total** | **1** | **1** | **1** | **1** | **1** | **2** | **1** |

    - Target&#58; http&#58;//127.0.0.1&#58;4010/v1
    - Workspace&#58; acme (test mode)
    - Contract&#58; 1.0.0
    - Checked by&#58; workspace-conformance 0.1.0
    - Driver&#58; sandbox (2 capabilities)
    - Effort, seed&#58; quick, 7
    - Started&#58; 2026-11-02T09&#58;00&#58;00.000Z
    - Took&#58; 4.2 s, 812 requests
    "
  `);
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

import type { ClauseResult, Finding, ReportedExchange } from '../../engine/report/report.ts';
import { againOption } from '../again.ts';
import { describeCause } from '../causes.ts';
import { statusLabels, statusMeanings } from '../statuses.ts';
import { type Html, html } from './escape.ts';

/** The maximum number of findings of a clause shown in full. A page with all of them would be too large to open. */
const maxDetailedFindings = 10;

/** The anchor of a clause, stable across reports. */
export function clauseAnchor(clause: ClauseResult): string {
  return `clause-${clause.id}`;
}

/** One clause with its findings; expanded if it is broken. */
export function clauseItem(clause: ClauseResult): Html {
  const { status, findings } = clause;
  const count =
    findings.length > 0 &&
    html` <span class="count">${findings.length === 1 ? '1 finding' : `${findings.length} findings`}</span>`;
  const summary = html`<summary><span class="badge ${status}">${statusLabels[status]}</span> <code class="id">${clause.id}</code>${count}<span class="text">${clause.text}</span></summary>`;
  const body = html`<div class="body">
<p class="meaning">${statusMeanings[status]}</p>
${clause.reason !== undefined && html`<p>Reason: ${clause.reason}</p>`}
<dl class="facts">
<div><dt>Level</dt><dd>${clause.level}</dd></div>
<div><dt>Source</dt><dd>${clause.source}</dd></div>
<div><dt>Checked</dt><dd>${clause.checks === 1 ? 'once' : `${clause.checks} times`}</dd></div>
${clause.operations.length > 0 && html`<div><dt>Operations</dt><dd>${clause.operations.join(', ')}</dd></div>`}
</dl>
${findings.slice(0, maxDetailedFindings).map(findingItem)}
${findings.length > maxDetailedFindings && furtherFindings(findings.slice(maxDetailedFindings))}
</div>`;
  const id = clauseAnchor(clause);
  return status === 'fail'
    ? html`<details class="clause" id="${id}" data-status="${status}" open>${summary}${body}</details>\n`
    : html`<details class="clause" id="${id}" data-status="${status}">${summary}${body}</details>\n`;
}

function findingItem(finding: Finding): Html {
  return html`<article class="finding">
<h4>${finding.scenario} › ${finding.case}${finding.intermittent && html` <span class="badge warn">intermittent</span>`}</h4>
${finding.because !== undefined && html`<p>${describeCause(finding)}</p>`}
${finding.waived !== undefined && html`<p>Waived: ${withLinks(finding.waived)}</p>`}
${finding.intermittent && html`<p>It did not recur when repeated.</p>`}
<dl class="compared">
<dt>Expected</dt><dd>${finding.expected}</dd>
<dt>Got</dt><dd>${finding.got}</dd>
${finding.replay !== null && html`<dt>Repeat with</dt><dd><code>${againOption(finding) ?? ''}</code></dd>`}
</dl>
${finding.exchanges.length > 0 && html`<ol class="exchanges">${finding.exchanges.map(exchangeItem)}</ol>`}
</article>
`;
}

/** Text from the configuration, with addresses as links. */
function withLinks(value: string): Html[] {
  return value
    .split(/(https?:\/\/[^\s"'<>(),]+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));
}

function furtherFindings(findings: readonly Finding[]): Html {
  const items = findings.map(
    (finding) =>
      html`<li>${finding.scenario} › ${finding.case}: expected ${finding.expected}, got ${finding.got}${finding.intermittent && ' (intermittent)'}${finding.replay !== null && html`, <code>${againOption(finding) ?? ''}</code>`}</li>`,
  );
  return html`<article class="finding"><h4>And ${findings.length} more</h4>
<p>Their requests are in report.json.</p><ul>${items}</ul></article>
`;
}

function exchangeItem(exchange: ReportedExchange): Html {
  const headers = Object.entries(exchange.headers).map(([name, value]) => `${name}: ${value}`);
  if (exchange.driver !== undefined)
    return html`<li>
<p class="step">The driver's ${exchange.driver}</p>
<div class="curl"><pre tabindex="0"><code>${exchange.curl}</code></pre></div>
${exchange.body !== '' && html`<pre tabindex="0">${exchange.body}</pre>`}
</li>`;
  return html`<li>
<p class="step">${exchange.operation ?? 'a request outside the contract'}</p>
<div class="curl"><pre tabindex="0"><code>${exchange.curl}</code></pre></div>
<p class="step">${exchange.status === null ? 'No response' : `Response ${exchange.status}`}</p>
${
  headers.length > 0 &&
  html`<details class="headers"><summary>Headers</summary><pre tabindex="0">${headers.join('\n')}</pre></details>`
}
${exchange.body === '' ? html`<p class="step">no body</p>` : html`<pre tabindex="0">${exchange.body}</pre>`}
</li>`;
}

import type { Finding, Report, ReportedExchange } from '../../engine/report/report.ts';
import { replayCommand } from '../again.ts';
import { describeCause } from '../causes.ts';
import { markDifference, type Part } from '../difference.ts';
import { formatJson } from '../format-json.ts';
import { type Html, html } from './escape.ts';

/** A command with a button that copies it. @param name what the button copies, for screen readers */
export function copyable(command: string, name: string): Html {
  return html`<div class="copyable"><pre tabindex="0"><code>${command}</code></pre><button type="button" class="copy" aria-label="Copy the ${name}">Copy</button></div>`;
}

/** What was expected, what the target did, and the requests that show it. */
export function findingItem(report: Report, [finding, ...alike]: readonly [Finding, ...Finding[]]): Html {
  const again = replayCommand(report, finding);
  return html`<article class="finding">
<h3>${formatPlace(finding)}${finding.intermittent && html` <span class="badge warn">intermittent</span>`}</h3>
${finding.because !== undefined && html`<p>${describeCause(finding)}</p>`}
${finding.waived !== undefined && html`<p>Waived: ${withLinks(finding.waived)}</p>`}
${finding.intermittent && html`<p>It did not recur when repeated.</p>`}
${difference(finding)}
${again !== null && html`<h4>Repeat it</h4>${copyable(again, 'command that repeats this case')}`}
${finding.exchanges.length > 0 && html`<h4>Requests</h4><ol class="exchanges">${exchanges(finding)}</ol>`}
${alike.length > 0 && sameAt(report, alike)}
</article>
`;
}

/** The scenario and the case of a finding. */
export function formatPlace({ scenario, case: name }: Finding): string {
  return `${scenario} › ${name}`;
}

function difference({ expected, got }: Finding): Html {
  const marked = markDifference(formatJson(expected), formatJson(got));
  const side = (title: string, parts: readonly Part[]) => html`<div><h4>${title}</h4>
<pre tabindex="0">${parts.map(({ value, isDifferent }) => (isDifferent ? html`<mark>${value}</mark>` : html`${value}`))}</pre></div>`;
  return html`<div class="compared">${side('Expected', marked.expected)}${side('Got', marked.got)}</div>`;
}

/** The other cases with the same result. */
function sameAt(report: Report, findings: readonly Finding[]): Html {
  const items = findings.map((finding) => {
    const again = replayCommand(report, finding);
    return html`<li>${formatPlace(finding)}${again !== null && copyable(again, 'command that repeats this case')}</li>`;
  });
  return html`<details class="more"><summary>The same at ${findings.length === 1 ? 'another case' : `${findings.length} other cases`}</summary><ul>${items}</ul></details>`;
}

/** Text from the configuration, with addresses as links. */
function withLinks(value: string): Html[] {
  return value
    .split(/(https?:\/\/[^\s"'<>(),]+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));
}

/** The requests in order. Only the one that shows the finding is expanded. */
function exchanges({ exchanges: steps, operation }: Finding): Html[] {
  const requests = steps.filter(({ driver }) => driver === undefined);
  const failing =
    requests.findLast((step) => step.operation === operation) ?? requests.at(-1) ?? steps.at(-1);
  return steps.map((step) => exchangeItem(step, step === failing));
}

function exchangeItem(exchange: ReportedExchange, isFailing: boolean): Html {
  const { driver, operation, status } = exchange;
  const result = status === null ? 'no response' : `→ ${status}`;
  const title =
    driver === undefined
      ? html`<code>${operation ?? 'a request outside the contract'}</code> ${result}`
      : html`the driver's <code>${driver}</code>`;
  const summary = html`<summary>${title}${isFailing && html` <span class="badge fail">fails here</span>`}</summary>`;
  const body = exchangeBody(exchange);
  return isFailing
    ? html`<li class="failing"><details open>${summary}${body}</details></li>`
    : html`<li><details>${summary}${body}</details></li>`;
}

function exchangeBody({ driver, curl, status, headers, body }: ReportedExchange): Html {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const result = body === '' ? html`` : html`<pre tabindex="0">${formatJson(body)}</pre>`;
  if (driver !== undefined) return html`<pre tabindex="0">${curl}</pre>${result}`;
  return html`${copyable(curl, 'curl command')}
<p class="step">${status === null ? 'No response' : `Response ${status}`}${body === '' && ', no body'}</p>
${
  lines.length > 0 &&
  html`<details class="more"><summary>Headers</summary><pre tabindex="0">${lines.join('\n')}</pre></details>`
}
${result}`;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mapStrings, printable } from '../../engine/report/printable.ts';
import type { Report } from '../../engine/report/report.ts';
import { clauseStatuses } from '../../engine/report/report.ts';
import { causesFirst } from '../causes.ts';
import { byFamily } from '../grouping.ts';
import { describeLeftovers } from '../leftovers.ts';
import { describeNotOffered, unsupportedEntry } from '../not-offered.ts';
import { byRemedy } from '../remedies.ts';
import { statusLabels } from '../statuses.ts';
import { countsSentence, explainVerdict, runFacts, verdictLabels } from '../verdict.ts';
import { clauseAnchor, clauseItem } from './clause.ts';
import { type Html, html, trusted } from './escape.ts';
import { filterForm } from './filter-form.ts';

const script = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8');
// The order matters: the rules for narrow screens and print override the others.
const style = [
  new URL('./base.css', import.meta.url),
  new URL('./parts.css', import.meta.url),
  new URL('./media.css', import.meta.url),
]
  .map((sheet) => readFileSync(sheet, 'utf8'))
  .join('');

/** The maximum number of links to broken clauses next to the verdict. */
const clausesLinked = 20;

/**
 * The report as a single HTML file that opens from disk. It loads nothing (its policy forbids it), and without JavaScript it is
 * a plain list. The policy allows only this package's own script and style, by their hashes.
 */
export function renderHtml(report: Report): string {
  const safe = mapStrings(report, printable);
  const families = byFamily(safe);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${verdictLabels[safe.verdict]}: conformance of ${safe.target.url}</title>
<link rel="icon" href="data:,">
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#clauses">Skip to the clauses</a>
<header>
<h1>Conformance report</h1>
${verdictBanner(safe)}
<dl class="facts">${runFacts(safe).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</header>
<main>
${notOffered(safe)}
${unlocks(safe)}
<section aria-labelledby="families">
<h2 id="families">Families</h2>
${familyTable(safe)}
</section>
<section aria-labelledby="clauses">
<h2 id="clauses" tabindex="-1">Clauses</h2>
${filterForm(
  safe,
  families.map(({ name }) => name),
)}
${families.map(
  ({ name, clauses }) => html`<section class="family" data-family="${name}" aria-labelledby="family-${name}">
<h3 id="family-${name}">${name}</h3>
${clauses.map(clauseItem)}
</section>
`,
)}
</section>
${asides(safe)}
</main>
<footer><p>Created by ${safe.tool.name} ${safe.tool.version}. For machine-readable results of this run, see report.json and junit.xml in the same folder.</p></footer>
<script>${trusted(script)}</script>
</body>
</html>
`;
  return page.html;
}

function verdictBanner(report: Report): Html {
  const broken = causesFirst(report.clauses.filter((clause) => clause.status === 'fail'));
  const links = broken
    .slice(0, clausesLinked)
    .map((clause) => html`<li><a href="#${clauseAnchor(clause)}">${clause.id}</a></li>`);
  const hidden = broken.length - links.length;
  return html`<section class="verdict ${report.verdict}" aria-labelledby="verdict">
<h2 id="verdict">${verdictLabels[report.verdict]}</h2>
<p>${countsSentence(report)}; exit code ${report.exitCode}.</p>
<p>${explainVerdict(report).join(' ')}</p>
${links.length > 0 && html`<p>Violated clauses:</p><ul class="broken">${links}${hidden > 0 && html`<li>and ${hidden} more below</li>`}</ul>`}
</section>`;
}

function familyTable(report: Report): Html {
  const heads = clauseStatuses.map((status) => html`<th scope="col">${statusLabels[status]}</th>`);
  const cells = (counts: Report['totals']) =>
    clauseStatuses.map((status) =>
      counts[status] > 0 ? html`<td class="${status}">${counts[status]}</td>` : html`<td class="none">0</td>`,
    );
  const rows = byFamily(report).map(
    ({ name, counts }) =>
      html`<tr><th scope="row"><a href="#family-${name}">${name}</a></th>${cells(counts)}</tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="The table of families">
<table>
<caption>Number of clauses by family and status</caption>
<thead><tr><th scope="col">Family</th>${heads}</tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row">Total</th>${cells(report.totals)}</tr></tfoot>
</table>
</div>`;
}

function notOffered({ notOffered: entries = [] }: Report): Html {
  const items = entries.map((entry) => html`<li>${describeNotOffered(entry)}</li>`);
  const lines = entries.map((entry) => `${unsupportedEntry(entry)},`).join('\n');
  return html`${
    items.length > 0 &&
    html`<section aria-labelledby="not-offered"><h2 id="not-offered">Not offered by the target</h2><ul>${items}</ul>
<p>If the target does not offer these operations yet, add to <code>unsupported</code> in the configuration:</p><pre tabindex="0">${lines}</pre></section>`
  }`;
}

function unlocks(report: Report): Html {
  const items = byRemedy(report).map(
    ([remedy, clauses]) =>
      html`<li>${remedy} <details><summary>${clauses.length === 1 ? '1 clause' : `${clauses.length} clauses`}</summary>${clauses.map((clause, at) => html`${at > 0 && ', '}<a href="#${clauseAnchor(clause)}">${clause.id}</a>`)}</details></li>`,
  );
  return html`${items.length > 0 && html`<section aria-labelledby="unlocks"><h2 id="unlocks">Not exercised, by reason</h2><ul>${items}</ul></section>`}`;
}

function asides(report: Report): Html {
  const leftovers = report.leftovers.map(
    ({ kind, id, why }) => html`<li>${kind} <code>${id}</code>: ${why}</li>`,
  );
  const errors = report.errors.map(
    (error) => html`<li>${error.scenario} › ${error.case}<pre tabindex="0">${error.message}</pre></li>`,
  );
  return html`${
    leftovers.length > 0 &&
    html`<section aria-labelledby="leftovers"><h2 id="leftovers">Left on the target</h2>
<details><summary>${describeLeftovers(report)}</summary><ul>${leftovers}</ul></details></section>`
  }
${
  errors.length > 0 &&
  html`<section aria-labelledby="errors"><h2 id="errors">Errors of the harness or the network</h2>
<p>Errors are not violations by the target.</p><ul>${errors}</ul></section>`
}`;
}

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

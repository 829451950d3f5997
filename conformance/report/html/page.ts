import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mapStrings, printable } from '../../engine/report/printable.ts';
import type { Report } from '../../engine/report/report.ts';
import { describeLeftovers } from '../leftovers.ts';
import { reportFiles } from '../report-files.ts';
import { countsSentence, explainVerdict, runFacts, verdictLabels } from '../verdict.ts';
import { changes } from './changes.ts';
import { type Html, html, trusted } from './escape.ts';
import { filterForm } from './filter-form.ts';
import { createFolds } from './folds.ts';
import { errors, failures, notExercised, notOffered, passed, section, warnings } from './sections.ts';
import { familyTable, matrixFold } from './tables.ts';

const script = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8');
// The order matters: the rules for narrow screens and print override the others.
const style = ['base.css', 'parts.css', 'tables.css', 'clauses.css', 'media.css']
  .map((sheet) => readFileSync(new URL(`./${sheet}`, import.meta.url), 'utf8'))
  .join('');

/**
 * The report as a single HTML file that opens from disk. It loads nothing (its policy forbids it). It has the verdict and the
 * clauses to look at; everything else is rendered when it is opened, by a script. The policy allows only this package's own
 * script and style, by their hashes.
 */
export function renderHtml(report: Report): string {
  const safe = mapStrings(report, printable);
  const folds = createFolds();
  const main = html`${changes(safe, folds)}
${notOffered(safe)}
${failures(safe, folds)}
${errors(safe, folds)}
${warnings(safe, folds)}
${notExercised(safe, folds)}
${section('families', 'All clauses', [familyTable(safe), matrixFold(safe, folds)])}
${passed(safe, folds)}
${leftovers(safe)}`;
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
<a class="skip" href="#results">Skip to the results</a>
<header>
<h1>Conformance report</h1>
${verdictBanner(safe)}
${facts(safe)}
</header>
<main id="results" tabindex="-1">
<noscript><p class="note">Without JavaScript, this page shows no findings and no passed clauses: they are in ${reportFiles.json} in the same folder.</p></noscript>
${filterForm(safe)}
${main}
</main>
<footer><p>Created by ${safe.tool.name} ${safe.tool.version}. For programs, this run is in ${reportFiles.json} and ${reportFiles.junit} in the same folder.</p></footer>
${folds.data()}
<script>${trusted(script)}</script>
</body>
</html>
`;
  return page.html;
}

function verdictBanner(report: Report): Html {
  return html`<section class="verdict ${report.verdict}" aria-labelledby="verdict">
<h2 id="verdict">${verdictLabels[report.verdict]}</h2>
<p>${countsSentence(report)}; exit code ${report.exitCode}.</p>
<p>${explainVerdict(report).join(' ')}</p>
</section>`;
}

/** The facts about the run. Only its notes are visible before they are opened. */
function facts(report: Report): Html {
  const { notes = [], ...run } = report;
  const items = runFacts(run).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`${notes.length > 0 && html`<ul class="notes">${notes.map((note) => html`<li>${note}</li>`)}</ul>`}
<details class="about"><summary>${report.target.url}, contract ${report.contract.version}, ${report.startedAt}</summary><dl class="facts">${items}</dl></details>`;
}

function leftovers(report: Report): Html {
  const items = report.leftovers.map(
    ({ kind, id, why }) => html`<li>${kind} <code>${id}</code>: ${why}</li>`,
  );
  if (items.length === 0) return html``;
  return section('leftovers', 'Left on the target', [
    html`<details><summary>${describeLeftovers(report)}</summary><ul>${items}</ul></details>`,
  ]);
}

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

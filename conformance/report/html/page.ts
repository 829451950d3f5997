import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reportFiles } from '../report-files.ts';
import { listSections } from '../sections.ts';
import type { View } from '../view.ts';
import { type Html, html, trusted } from './escape.ts';
import { facts, section } from './parts.ts';
import { renderSection } from './sections.ts';
import { familyTable, filterForm, matrixFold } from './tables.ts';

const script = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8');
const style = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** The verdict, and the facts about the run. Only its notes are visible before they are opened. */
const header = ({ report, verdict, counts, explanation, facts: items }: View): Html => {
  const { notes = [], exitCode, target, contract, startedAt } = report;
  return html`<header>
<h1>Conformance report</h1>
<section class="verdict ${report.verdict}" aria-labelledby="verdict">
<h2 id="verdict">${verdict}</h2>
<p>${counts}; exit code ${exitCode}.</p>
<p>${explanation.join(' ')}</p>
</section>
${notes.length > 0 && html`<ul class="notes">${notes.map((note) => html`<li>${note}</li>`)}</ul>`}
<details class="about"><summary>${target.url}, contract ${contract.version}, ${startedAt}</summary>${facts(items)}</details>
</header>`;
};

/**
 * The report as a single HTML file that opens from disk. It loads nothing (its policy forbids it). It has the verdict and the
 * clauses to look at; everything else is rendered when it is opened, by a script. The policy allows only this package's own
 * script and style, by their hashes.
 */
export const renderHtml = (view: View): string => {
  const { verdict, report } = view;
  const { target, tool } = report;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${verdict}: conformance of ${target.url}</title>
<link rel="icon" href="data:,">
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#results">Skip to the results</a>
${header(view)}
<main id="results" tabindex="-1">
<noscript><p>Without JavaScript, this page shows no findings and no passed clauses: they are in ${reportFiles.json} in the same folder.</p></noscript>
${filterForm(view)}
${listSections(view).map(renderSection)}
${section('families', 'All clauses', [familyTable(view), matrixFold(view)])}
</main>
<footer><p>Created by ${tool.name} ${tool.version}. For programs, this run is in ${reportFiles.json} and ${reportFiles.junit} in the same folder.</p></footer>
<script>${trusted(script)}</script>
</body>
</html>
`.html;
};

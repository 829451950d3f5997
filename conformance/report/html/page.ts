import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { reportFiles } from '../../engine/report/report.ts';
import type { Cause } from '../causes.ts';
import { tones } from '../clause-view.ts';
import type { Group, Section, View } from '../view.ts';
import { clauseItem, gist } from './clause.ts';
import { type Html, html, trusted } from './escape.ts';
import { badge, clauseLink, copyable, count, facts, filterLink, fold, list, section } from './parts.ts';
import { familyTable, filterForm, operationFold } from './tables.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string | URL): string => readFileSync(file, 'utf8');
const script = read(new URL('./page-script.js', import.meta.url));
// The design of the dashboard.
const shared = [
  '@workspace-api/contract/tokens.css',
  '@workspace-api/contract/base.css',
  '@workspace-api/contract/components.css',
].map((name) => read(resolve(name)));
const style = [...shared, read(new URL('./page.css', import.meta.url))].join('');

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** The verdict, and the facts about the run. Only its notes are visible before they are opened. */
const header = ({ report, verdict, counts, explanation, facts: items }: View): Html => {
  const { notes = [], exitCode, target, contract, startedAt } = report;
  return html`<header>
<h1>Conformance report</h1>
<section class="panel verdict ${tones[report.verdict]}" aria-labelledby="verdict">
<h2 id="verdict">${verdict}</h2>
<p>${counts}; exit code ${exitCode}.</p>
<p class="soft">${explanation.join(' ')}</p>
</section>
${list(notes)}<details class="about"><summary>${target.url}, contract ${contract.version}, ${startedAt}</summary>${facts(items)}</details>
</header>`;
};

/** The maximum numbers of causes, and of clauses with findings. The others are in a fold at their end. */
const most = { causes: 5, clauses: 30 };

const withMore = (id: string, items: readonly Html[], limit: number, noun: string): Html[] => {
  const more = items.slice(limit);
  return [
    ...items.slice(0, limit),
    ...(more.length > 0 ? [fold(`${id}-more`, 'group', count(more, noun), more)] : []),
  ];
};

/** One cause: the clause to repair, what its first finding shows, its operations, and the clauses that fail with it. */
const causeItem = ({ clause, finding, others, operations }: Cause, at: number): Html =>
  html`<article class="panel cause"><p class="line"><b>${at + 1}.</b> ${badge(clause.status)} <b>${clauseLink(clause)}</b></p>
<p>${clause.text}</p>
${finding && html`<p class="soft">${gist(finding)}</p>`}
${operations.length > 0 && html`<p class="line small">${count(operations, 'operation')} ${operations.map((operation) => filterLink({ operation, status: clause.status }, operation))}</p>`}
${others.length > 0 && html`<p class="line small">${count(others, 'other clause')} ${others.map(clauseLink)}</p>`}
</article>
`;

const renderGroup = ({ title, clauses, isNew }: Group, id: string, areLinks: boolean): Html => {
  const links = clauses.map((clause) => html`${badge(clause.status)} ${clauseLink(clause)}`);
  const content = areLinks ? list(links) : clauses.map(clauseItem);
  return fold(id, 'group', html`${count(clauses)} ${title}`, content, isNew);
};

const renderSection = ({ id, title, causes, sentences, items, entries, clauses, ...parts }: Section): Html =>
  section(id, title, [
    ...withMore(id, causes.map(causeItem), most.causes, 'more cause'),
    ...sentences.map((sentence) => html`<p>${sentence}</p>`),
    ...list(items),
    ...(entries.length > 0 ? [copyable(entries.join('\n'), 'entries of unsupported')] : []),
    ...withMore(id, clauses.map(clauseItem), most.clauses, 'more clause'),
    ...parts.groups.map((group, at) => renderGroup(group, `${id}-${at + 1}`, parts.areLinks)),
    ...(parts.details.length > 0
      ? [fold(`${id}-details`, 'more', html`Each of them`, list(parts.details))]
      : []),
  ]);

/**
 * The report as a single HTML file that opens from disk. It loads nothing (its policy forbids it). The findings of a clause are
 * rendered when it is opened, by a script. The policy allows only this package's own script and style, by their hashes.
 */
export const renderHtml = (view: View): string => {
  const { verdict, report, sections } = view;
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
<noscript><p>Without JavaScript, this page shows the clauses, but not their findings: they are in ${reportFiles.json} in the same folder.</p></noscript>
${sections.filter(({ id }) => id === 'fix-first').map(renderSection)}
${filterForm(view)}
${sections.filter(({ id }) => id !== 'fix-first').map(renderSection)}
${section('families', 'All clauses', [familyTable(view), operationFold(view)])}
</main>
<footer><p>Created by ${tool.name} ${tool.version}. For programs, this run is in ${reportFiles.json} and ${reportFiles.junit} in the same folder.</p></footer>
<script>${trusted(script)}</script>
</body>
</html>
`.html;
};

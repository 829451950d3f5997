import { clauseFamilies, clauseList } from '@workspace-api/contract';
import { type ClauseFacts, clauseFacts } from '../../../conformance/cli/register/clause-facts.ts';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { loadScenarioFiles } from '../../../conformance/scenarios/load-scenarios.ts';
import { variants } from '../../../mocks/variants/index.ts';
import type { Bundle } from '../contract.ts';
import { heading, shortList, withCode } from '../elements.ts';
import { files, operationLink } from '../links.ts';
import { provisionalChoices } from '../provisional-choices.ts';
import type { Heading, SitePage } from '../site-page.ts';
import type { PageContext } from './context.ts';

const levels = ['must', 'should', 'provisional'] as const;

const items = (list: readonly Html[]): Html => html`<ul>${list.map((item) => html`<li>${item}</li>`)}</ul>`;

const renderScenarios = ({ scenarios, everyExchange }: ClauseFacts): Html => {
  const list = [
    ...(everyExchange ? [html`Every exchange of its operations is checked.`] : []),
    ...scenarios.map(({ id, title }) => html`<code>${id}</code>: ${title}`),
  ];
  return list.length > 0 ? items(list) : html`No scenario in this version.`;
};

const renderMutants = ({ mutants }: ClauseFacts): Html => {
  if (mutants.length === 0) return html`No mutant in this version.`;
  const list = items(mutants.map(({ name, text }) => html`<code>${name}</code>: ${withCode(text)}`));
  return mutants.length <= 6
    ? list
    : html`<details class="more"><summary>${mutants.length} mutants</summary>${list}</details>`;
};

const renderClause = (facts: ClauseFacts, choices: ReturnType<typeof provisionalChoices>): Html => {
  const { id, family, level, text, source, reason, place, needs, operations } = facts;
  return html`<details class="clause" id="${id}" data-family="${family}" data-level="${level}">
<summary><span>${withCode(text)}</span> <code>${id}</code> <span class="badge ${level}">${level}</span></summary>
<div class="about"><dl class="facts">
<dt>Source</dt><dd>“${source}” in the service document; stated in <code>${place.file}:${place.line}</code></dd>
${reason !== undefined && html`<dt>Reason</dt><dd>${withCode(reason)}</dd>`}
${choices.length > 0 && html`<dt>Choice and reason</dt><dd>${items(choices.map((choice) => html`<strong>${choice.place}</strong>: ${withCode(choice.reason)}`))}</dd>`}
<dt>Operations</dt><dd>${
    operations.length > 0
      ? shortList(
          operations.map((operation) => operationLink(operation.id)),
          8,
          'operations',
        )
      : html`No specific operation.`
  }</dd>
<dt>Checked by</dt><dd>${renderScenarios(facts)}</dd>
${needs.length > 0 && html`<dt>Needs</dt><dd>${items(needs.map((need) => html`A driver with <code>${need.capability}</code>: ${need.text}`))}</dd>`}
<dt>Proven by</dt><dd>${renderMutants(facts)}</dd>
<dt>Link</dt><dd><a href="#${id}"><code>#${id}</code></a></dd>
</dl></div></details>
`;
};

/** The differences that the service document allows. Each is a correct server that passes. */
const renderVariants = (family: string): Html | false => {
  const permitted = Object.values(variants).filter(({ families: [first] }) => first === family);
  return (
    permitted.length > 0 &&
    html`<details class="more"><summary>${permitted.length} permitted differences, each tried with a correct server</summary>${items(
      permitted.map(({ text, allowedBy }) => html`${withCode(text)} <em>${withCode(allowedBy)}</em>`),
    )}</details>`
  );
};

const filter = (families: readonly (readonly [string, string])[]): Html => html`
<form class="clause-filter" hidden>
<div class="field"><label for="clause-text">Text</label><input type="search" id="clause-text" name="text" autocomplete="off"></div>
<div class="field"><label for="clause-family">Family</label><select id="clause-family" name="family"><option value="">All families</option>${families.map(
  ([id, title]) => html`<option value="${id}">${title}</option>`,
)}</select></div>
<div role="group" aria-label="Level">${levels.map(
  (level) => html`<label><input type="checkbox" name="level" value="${level}" checked> ${level}</label>`,
)}</div>
<button type="reset">Show all</button>
<output role="status"></output>
</form>`;

/** The register: every clause with its sentence, source, operations, scenarios and mutants. */
export const clausesPage = async ({ bundle }: { bundle: Bundle } & PageContext): Promise<SitePage> => {
  const scenarios = await loadScenarioFiles();
  const families = Object.entries(clauseFamilies);
  const headings: Heading[] = families.map(([id, title]) => ({ id: `family-${id}`, text: title, level: 2 }));
  const sections = families.map(([family, title]) => {
    const stated = clauseList.filter((clause) => clause.family === family);
    return html`<section class="family">
${heading({ id: `family-${family}`, text: title, level: 2 })}
${stated.map((clause) =>
  renderClause(
    clauseFacts(clause, { scenarios, waivers: [] }),
    clause.part === 'provisional' ? provisionalChoices(bundle, clause.operations) : [],
  ),
)}
${renderVariants(family)}</section>`;
  });
  const counts = levels.map(
    (level) => `${clauseList.filter((clause) => clause.level === level).length} ${level}`,
  );
  return {
    file: files.clauses,
    title: 'Clauses',
    summary:
      'Every promise of the service, with the scenarios that check it and the mutants that violate it.',
    headings,
    entries: clauseList.map(({ id, level, text }) => ({
      kind: 'clause',
      title: id,
      text: `${level}: ${text}`,
      link: `${files.clauses}#${id}`,
    })),
    body: html`<h1>Clauses</h1>
<p class="lead">The ${clauseList.length} promises of the service: ${counts.join(', ')}.</p>
<p>The conformance gate checks a server against each of them. A violated <strong>must</strong> is a failure, and a violated <strong>should</strong> is a warning. Where the service document does not specify something, the contract made a <strong>provisional</strong> choice, and a difference is only information. <em>Proven by</em> lists mutants, which are servers that violate the clause on purpose: the gate detects each of them.</p>
${filter(families)}
${sections}`,
  };
};

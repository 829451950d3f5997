import { clauseFamilies, clauseList, getOperation, type OperationId } from '@workspace-api/contract';
import { type ClauseFacts, clauseFacts } from '../../../conformance/cli/register.ts';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { loadScenarioFiles } from '../../../conformance/scenarios/load-scenarios.ts';
import { variants } from '../../../mocks/variants/index.ts';
import { bundle, getSchemaName, isNode } from '../contract.ts';
import { facts, heading, list, shortList } from '../elements.ts';
import { files, operationLink } from '../links.ts';
import { renderInline } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';

/** A choice that the contract made where the service document is silent, and the reason. */
type Choice = { readonly place: string; readonly reason: string };

/** The contract's choices for an operation itself: its existence, scope, parameters, body and responses. */
const listOperationChoices = (id: OperationId): Choice[] => {
  const { provisional, scopeProvisional, parameters, requestBody, responses } = getOperation(id);
  const at = (place: string, reason: string | undefined): Choice[] =>
    reason === undefined ? [] : [{ place: `${id}${place}`, reason }];
  return [
    ...at('', provisional),
    ...at(', scope', scopeProvisional),
    ...Object.values(parameters)
      .flat()
      .flatMap((parameter) => at(`, ${parameter.name}`, parameter.provisional)),
    ...at(', request', requestBody?.provisional),
    ...Object.entries(responses).flatMap(([status, response]) => at(`, ${status}`, response.provisional)),
  ];
};

/** The contract's choices for a schema and its parts. */
const listSchemaChoices = (name: string, visited: Set<string>): Choice[] => {
  if (visited.has(name)) return [];
  visited.add(name);
  const choices: Choice[] = [];
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, place);
      return;
    }
    if (!isNode(value)) return;
    const other = getSchemaName(value);
    if (other !== undefined) choices.push(...listSchemaChoices(other, visited));
    const reason = value['x-provisional'];
    if (typeof reason === 'string') choices.push({ place, reason });
    for (const [key, child] of Object.entries(value)) {
      if (key === 'properties' && isNode(child)) {
        for (const [member, schema] of Object.entries(child)) visit(schema, `${place}.${member}`);
      } else if (!['x-provisional', 'examples', 'example', '$ref'].includes(key)) visit(child, place);
    }
  };
  visit(bundle.components.schemas?.[name], name);
  return choices;
};

/** The schemas of the request and response bodies of an operation. */
const listSchemas = (id: OperationId): string[] => {
  const { requestBody, responses } = getOperation(id);
  const responseSchemas = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.values(content))
    .flatMap(({ schema, itemSchema }) => [schema, itemSchema]);
  return [requestBody?.schema, ...responseSchemas].filter((name) => name !== undefined);
};

/** All of the contract's choices for some operations and their bodies, each place once. */
const provisionalChoices = (operations: readonly string[]): Choice[] => {
  const ids = operations as readonly OperationId[];
  const visited = new Set<string>();
  return [
    ...ids.flatMap(listOperationChoices),
    ...ids.flatMap(listSchemas).flatMap((name) => listSchemaChoices(name, visited)),
  ].map(({ place, reason }) => ({ place, reason: reason.trim() }));
};

const levels = ['must', 'should', 'provisional'] as const;

const renderScenarios = ({ scenarios, everyExchange }: ClauseFacts): Html | false =>
  list([
    ...(everyExchange ? [html`Every exchange of its operations is checked.`] : []),
    ...scenarios.map(({ id, title }) => html`<code>${id}</code>: ${title}`),
  ]);

/** Items that one click shows. */
const folded = (title: string, items: readonly Html[]): Html =>
  html`${items.length > 0 && html`<details class="more"><summary>${items.length} ${title}</summary>${list(items)}</details>`}`;

const renderMutants = ({ mutants }: ClauseFacts): Html | false => {
  const items = mutants.map(({ name, text }) => html`<code>${name}</code>: ${renderInline(text)}`);
  return items.length > 6 ? folded('mutants', items) : list(items);
};

const renderClause = (clause: ClauseFacts, choices: readonly Choice[]): Html => {
  const { id, family, level, text, source, reason, place, needs, operations } = clause;
  return html`<details class="clause" id="${id}" data-family="${family}" data-level="${level}">
<summary><span>${renderInline(text)}</span> <code>${id}</code> <span class="badge ${level}">${level}</span></summary>
<div class="about">${facts({
    Source: html`“${source}” in the service document; stated in <code>${place.file}:${place.line}</code>`,
    Reason: reason !== undefined && renderInline(reason),
    'Choice and reason': list(
      choices.map((choice) => html`<strong>${choice.place}</strong>: ${renderInline(choice.reason)}`),
    ),
    Operations:
      operations.length > 0
        ? shortList(
            operations.map((operation) => operationLink(operation.id)),
            8,
            'operations',
          )
        : html`No specific operation.`,
    'Checked by': renderScenarios(clause) || html`No scenario in this version.`,
    Needs: list(needs.map((need) => html`A driver with <code>${need.capability}</code>: ${need.text}`)),
    'Proven by': renderMutants(clause) || html`No mutant in this version.`,
    Link: html`<a href="#${id}"><code>#${id}</code></a>`,
  })}</div></details>
`;
};

/** The differences that the service document allows. Each is a correct server that passes. */
const renderVariants = (family: string): Html =>
  folded(
    'permitted differences, each tried with a correct server',
    Object.values(variants)
      .filter(({ families: [first] }) => first === family)
      .map(({ text, allowedBy }) => html`${renderInline(text)} <em>${renderInline(allowedBy)}</em>`),
  );

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
<output role="status">${clauseList.length} of ${clauseList.length} clauses</output>
</form>`;

/** The register: every clause with its sentence, source, operations, scenarios and mutants. */
export const clausesPage = async (): Promise<SitePage> => {
  const scenarios = await loadScenarioFiles();
  const families = Object.entries(clauseFamilies);
  const sections = families.map(([family, title]) => {
    const stated = clauseList.filter((clause) => clause.family === family);
    return html`<section class="family">
${heading(2, `family-${family}`, title)}
${stated.map((clause) =>
  renderClause(
    clauseFacts(clause, { scenarios, waivers: [] }),
    clause.part === 'provisional' ? provisionalChoices(clause.operations) : [],
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

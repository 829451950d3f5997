import { clauseFamilies, clauseList } from '@workspace-api/contract';
import { type ClauseFacts, clauseFacts } from '../../../conformance/cli/register.ts';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { loadScenarioFiles } from '../../../conformance/scenarios/load-scenarios.ts';
import { variants } from '../../../mocks/variants/index.ts';
import { isNode } from '../../generate/openapi-document.ts';
import type { Demonstrations } from '../break-it/demonstration.ts';
import { readDemonstrations } from '../break-it/files.ts';
import { bundle, getEntry, getSchemaName, listSuccesses } from '../contract.ts';
import { facts, filterChoice, filterForm, heading, list, shortList } from '../elements.ts';
import { clauseLink, files, operationLink, pageFile, siteHref } from '../links.ts';
import { renderInline } from '../markdown.ts';
import type { PageContext, SitePage } from '../site-page.ts';

/** A choice that the contract made where the service document is silent, and the reason. */
type Choice = { readonly place: string; readonly reason: string };

/** Keywords whose values aren't schemas. */
const withoutSchemas = ['x-provisional', 'examples', 'example', '$ref'];

/** The contract's choices for some operations, their scopes, parameters, bodies and responses, and for the parts of each schema. */
const listChoices = (operations: readonly string[]): Choice[] => {
  const choice = (place: string, reason: unknown): Choice[] =>
    typeof reason === 'string' ? [{ place, reason: reason.trim() }] : [];
  const visited = new Set<string>();
  const inSchema = (name: string | undefined): Choice[] => {
    if (name === undefined || visited.has(name)) return [];
    visited.add(name);
    return inNode(bundle.components.schemas[name], name);
  };
  const inNode = (value: unknown, place: string): Choice[] => {
    if (Array.isArray(value)) return value.flatMap((item) => inNode(item, place));
    if (!isNode(value)) return [];
    const children = Object.entries(value).flatMap(([key, child]) => {
      if (key === 'properties' && isNode(child))
        return Object.entries(child).flatMap(([member, schema]) => inNode(schema, `${place}.${member}`));
      return withoutSchemas.includes(key) ? [] : inNode(child, place);
    });
    return [...inSchema(getSchemaName(value)), ...choice(place, value['x-provisional']), ...children];
  };
  return operations.flatMap((id) => {
    const entry = getEntry(id);
    const { operation, parameters, body, responses } = entry;
    return [
      ...choice(id, operation['x-provisional']),
      ...choice(`${id}, scope`, operation['x-security']?.['x-provisional']),
      ...parameters.flatMap((parameter) => choice(`${id}, ${parameter.name}`, parameter['x-provisional'])),
      ...choice(`${id}, request`, body?.['x-provisional']),
      ...responses.flatMap(([status, response]) => choice(`${id}, ${status}`, response['x-provisional'])),
      // The other encodings of a list have the same records.
      ...inNode(
        [body?.content, ...listSuccesses(entry).map(([, { content = {} }]) => Object.values(content)[0])],
        id,
      ),
    ];
  });
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

/** A mutant, with a button that shows it in the page, or the reason why there is none. */
const renderMutant = (
  { name, text }: ClauseFacts['mutants'][number],
  demonstrations: Demonstrations | undefined,
): Html => {
  const demonstration = demonstrations?.[name];
  return html`<code>${name}</code>: ${renderInline(text)}${
    demonstration &&
    ('reason' in demonstration
      ? html` <span class="soft">Not shown here: ${demonstration.reason}</span>`
      : html` <button type="button" class="button quiet break-it" data-mutant="${name}" hidden>Break it here</button>`)
  }`;
};

const renderMutants = (
  { mutants }: ClauseFacts,
  demonstrations: Demonstrations | undefined,
): Html | false => {
  const items = mutants.map((mutant) => renderMutant(mutant, demonstrations));
  return items.length > 6 ? folded('mutants', items) : list(items);
};

const renderHead = (
  { id, text, level }: Pick<ClauseFacts, 'id' | 'text' | 'level'>,
  sentence: Html = renderInline(text),
): Html => html`<span>${sentence}</span> <span class="badge ${level}">${level}</span> <code>${id}</code>`;

const renderClause = (
  clause: ClauseFacts,
  choices: readonly Choice[],
  demonstrations: Demonstrations | undefined,
): Html => {
  const { id, source, reason, place, needs, operations } = clause;
  return html`<details class="clause" id="${id}">
<summary>${renderHead(clause)}</summary>
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
    'Proven by': renderMutants(clause, demonstrations) || html`No mutant in this version.`,
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

const families = Object.entries(clauseFamilies);

const getClauses = (family: string) => clauseList.filter((clause) => clause.family === family);

const siblings = {
  label: 'Clauses',
  links: families.map(([family, title]) => ({ file: pageFile('clauses', family), title })),
};

const filter: Html = filterForm(
  'li.clause',
  'clauses',
  clauseList.length,
  html`${filterChoice('family', 'Family', families)}${filterChoice(
    'level',
    'Level',
    levels.map((level) => [level, level]),
  )}`,
);

const countLevels = (all: readonly { readonly level: string }[]): string =>
  levels
    .map((level) => [all.filter((clause) => clause.level === level).length, level] as const)
    .filter(([count]) => count > 0)
    .map(([count, level]) => `${count} ${level}`)
    .join(', ');

/** The list of all clauses. A link to a clause here, where all of them once were, leads on to its page. */
const indexPage: SitePage = {
  file: files.clauses,
  title: 'Clauses',
  summary: 'Every promise of the service, with the scenarios that check it and the mutants that violate it.',
  body: html`<h1>Clauses</h1>
<p class="lead">The ${clauseList.length} promises of the service: ${countLevels(clauseList)}.</p>
<p>The conformance gate checks a server against each of them. A violated <strong>must</strong> is a failure, and a violated <strong>should</strong> is a warning. Where the service document does not specify something, the contract made a <strong>provisional</strong> choice, and a difference is only information. The pages of the families list the scenarios that check each clause, and its mutants, which are servers that violate it on purpose: the gate detects each of them.</p>
${filter}
${families.map(
  ([family, title]) => html`<section class="family">
${heading(2, `family-${family}`, title, html`<a href="${siteHref(pageFile('clauses', family))}">${title}</a>`)}
<ul class="clauses">${getClauses(family).map(
    (clause) =>
      html`<li class="clause" id="${clause.id}" data-family="${family}" data-level="${clause.level}">${renderHead(clause, clauseLink(clause.id, renderInline(clause.text)))}</li>\n`,
  )}</ul></section>`,
)}`,
};

/** The register: every clause with its sentence, source, operations, scenarios and mutants, on a page for each family. */
export const clausesPages = async ({ dashboard }: PageContext): Promise<SitePage[]> => {
  const scenarios = await loadScenarioFiles();
  const pages = families.map(([family, title]): SitePage => {
    const stated = getClauses(family);
    // At a sandbox, pages run no other sandbox.
    const demonstrations = dashboard === undefined ? readDemonstrations(family) : undefined;
    const file = pageFile('clauses', family);
    const summary = `The ${stated.length} promises of the service in the family “${title}”: ${countLevels(stated)}.`;
    return {
      file,
      title: `Clauses: ${title}`,
      summary,
      siblings,
      entries: [
        { kind: 'clause' },
        ...stated.map(({ id, level, text }) => ({
          kind: 'clause' as const,
          title: id,
          text: `${level}: ${text}`,
          link: `${file}#${id}`,
        })),
      ],
      body: html`<p class="above"><a href="${siteHref(files.clauses)}">Clauses</a></p>
<h1>${title}</h1>
<p class="lead">${summary}</p>
${dashboard === undefined && html`<p><em>Proven by</em> lists mutants, which are servers that violate the clause on purpose. <em>Break it here</em> runs the sandbox and a mutant of it in this page, sends requests that show the mutant to both, and marks the lines that differ.</p>`}
${stated.map((clause) =>
  renderClause(
    clauseFacts(clause, { scenarios, waivers: [] }),
    clause.part === 'provisional' ? listChoices(clause.operations) : [],
    demonstrations,
  ),
)}
${renderVariants(family)}`,
    };
  });
  return [indexPage, ...pages];
};

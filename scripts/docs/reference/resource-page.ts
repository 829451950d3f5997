import {
  clauseList,
  type ResourceShape,
  resourceList,
  type StateMachineShape,
} from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { heading, joined, table } from '../elements.ts';
import { files, operationLink, resourceFile, schemaLink, scopeLink, siteHref } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import type { ReferenceContext } from './context.ts';
import { eventsWithTag, machinesWithTag, operationsWithTag, tagTitle } from './contract-view.ts';
import {
  renderClauseList,
  renderEvents,
  renderSectionLinks,
  renderSections,
  section,
} from './operation-parts.ts';
import { plainSentence, renderProse } from './prose.ts';

/** The sources of a resource's page. */
export type ResourceContext = ReferenceContext & { readonly draw: (machine: StateMachineShape) => Html };

const renderOperations = (tag: string): Html =>
  table(
    `Operations of ${tag}`,
    ['Operation', 'Request', 'Summary', 'Scope'],
    operationsWithTag(tag).map(({ id, method, path, summary, scope }) => [
      operationLink(id),
      html`<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`,
      html`${summary}`,
      scope === null ? html`none` : scopeLink(scope),
    ]),
  );

const actions = ['list', 'create', 'inspect', 'delete', 'retire'] as const;

const renderRecord = (resource: ResourceShape): Html => {
  const { name, record, id, idPrefix, parent, collection } = resource;
  const operations = actions.flatMap((action) => {
    const operation = resource[action];
    return operation === null ? [] : [html`${operationLink(operation)} (${action})`];
  });
  return html`${heading({ id: `record-${name}`, text: name.replaceAll('-', ' '), level: 3 })}
<dl class="facts"><dt>Schema</dt><dd>${schemaLink(record)}</dd><dt>Collection</dt><dd><code>${collection}</code></dd>
${id !== null && html`<dt>Identified by</dt><dd><code>${id}</code>${idPrefix !== null && html`, which begins with <code>${idPrefix}</code>`}</dd>`}
${parent !== null && html`<dt>Belongs to</dt><dd>${parent.replaceAll('-', ' ')}</dd>`}
${operations.length > 0 && html`<dt>Operations</dt><dd>${joined(operations)}</dd>`}</dl>`;
};

/** The page of a tag: its operations, records, states, events and clauses. */
export const resourcePage = (tag: string, context: ResourceContext): SitePage => {
  const { bundle, draw } = context;
  const { description } = bundle.tags.find(({ name }) => name === tag) ?? { description: '' };
  const operations = operationsWithTag(tag);
  const ids: ReadonlySet<string | null> = new Set(operations.map(({ id }) => id));
  const records = resourceList.filter((resource) => actions.some((action) => ids.has(resource[action])));
  const clauses = clauseList.filter(({ family }) => family === tag);
  const title = tagTitle(tag);
  const sections = [
    ...section('operations', 'Operations', renderOperations(tag)),
    ...section('records', 'Records', html`${records.map(renderRecord)}`),
    ...section(
      'states',
      'States',
      html`${machinesWithTag(tag).map(
        (
          machine,
        ) => html`<h3><a href="${siteHref(files.states, machine.name)}">${machine.name.replaceAll('-', ' ')}</a></h3>
<div class="machine" role="region" aria-label="Drawing of the states of ${machine.name}" tabindex="0">${draw(machine)}</div>`,
      )}`,
    ),
    ...section('events', 'Webhook events', renderEvents(eventsWithTag(tag))),
    ...section('clauses', 'Clauses', clauses.length === 0 ? html`` : renderClauseList(clauses)),
  ];
  return {
    file: resourceFile(tag),
    title: `${title}: operations and records`,
    summary: plainSentence(description.split('\n\n')[0]),
    headings: sections.map((each) => each.heading),
    inReference: true,
    entries: [
      {
        kind: 'resource',
        title,
        text: `${plainSentence(description)} ${operations.map(({ summary }) => summary).join('. ')}`,
        link: resourceFile(tag),
      },
    ],
    body: html`<p class="above"><a href="${siteHref(files.reference)}">Reference</a></p>
<h1>${title}</h1>
${renderSectionLinks(sections)}
${renderProse(description)}
${renderSections(sections)}`,
  };
};

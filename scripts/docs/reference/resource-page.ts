import {
  clauseList,
  type ResourceShape,
  resourceList,
  type StateMachineShape,
  tagTitle,
} from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { eventsWithTag, machinesFor, operationsWithTag, tagDescription } from '../contract.ts';
import { facts, heading, joined, renderSections, section, table } from '../elements.ts';
import { files, operationLink, pageFile, schemaLink, scopeLink, siteHref } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import { machineDrawing } from '../states/draw.ts';
import { renderClauseList, renderEvents } from './lists.ts';
import { renderProse, summarize } from './prose.ts';

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
  const operations = actions.flatMap((action) =>
    resource[action] === null ? [] : html`${operationLink(resource[action])} (${action})`,
  );
  return html`${heading(3, `record-${name}`, name.replaceAll('-', ' '))}
${facts({
  Schema: schemaLink(record),
  Collection: html`<code>${collection}</code>`,
  'Identified by':
    id !== null &&
    html`<code>${id}</code>${idPrefix !== null && html`, which begins with <code>${idPrefix}</code>`}`,
  'Belongs to': parent !== null && html`${parent.replaceAll('-', ' ')}`,
  Operations: operations.length > 0 && joined(operations),
})}`;
};

const renderMachine = (machine: StateMachineShape): Html =>
  html`<h3><a href="${siteHref(files.states, machine.name)}">${machine.name.replaceAll('-', ' ')}</a></h3>
${machineDrawing(machine)}`;

/** The page of a tag: its operations, records, states, events and clauses. */
export const resourcePage = (tag: string): SitePage => {
  const description = tagDescription(tag);
  const operations = operationsWithTag(tag);
  const ids: readonly (string | null)[] = operations.map(({ id }) => id);
  const records = resourceList.filter((resource) => actions.some((action) => ids.includes(resource[action])));
  const machines = machinesFor(operations.map(({ id }) => id));
  const title = tagTitle(tag);
  return {
    file: pageFile('resources', tag),
    title: `${title}: operations and records`,
    summary: summarize(description.split('\n\n')[0]),
    inReference: true,
    entries: [
      {
        kind: 'resource',
        title,
        text: `${summarize(description)} ${operations.map(({ summary }) => summary).join('. ')}`,
      },
    ],
    body: html`<p class="above"><a href="${siteHref(files.reference)}">Reference</a></p>
<h1>${title}</h1>
${renderProse(description)}
${renderSections(html`${section('operations', 'Operations', renderOperations(tag))}
${section('records', 'Records', html`${records.map(renderRecord)}`)}
${section('states', 'States', html`${machines.map(renderMachine)}`)}
${section('events', 'Webhook events', renderEvents(eventsWithTag(tag)))}
${section('clauses', 'Clauses', renderClauseList(clauseList.filter(({ family }) => family === tag)))}`)}`,
  };
};

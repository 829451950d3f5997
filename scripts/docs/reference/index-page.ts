import { tagTitle } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { bundle, errorCodes, eventTypes, getEntry, operationsWithTag, tagDescription } from '../contract.ts';
import { heading, table } from '../elements.ts';
import { errorLink, files, pageFile, schemaLink, siteHref } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';
import { summarize } from './prose.ts';

/** The files that describe the API for other tools, next to the pages. */
export const downloads = [
  { file: 'openapi.yaml', title: 'OpenAPI 3.1 as YAML' },
  { file: 'openapi.json', title: 'OpenAPI 3.1 as JSON' },
  { file: 'openapi-without-samples.json', title: 'OpenAPI 3.1 as JSON, without code samples' },
  { file: 'postman-collection.json', title: 'Collection for Postman and Bruno' },
  { file: 'llms.txt', title: 'Index for language models' },
  { file: 'llms-full.txt', title: 'All pages as Markdown in one file' },
] as const;

/** The index of the reference: all operations by resource, the webhook events, the errors and the schemas. */
export const referencePage = (): SitePage => ({
  file: files.reference,
  title: 'Reference',
  summary: `All operations, webhook events, schemas and errors of the ${bundle.info.title}.`,
  inReference: true,
  entries: [
    {
      kind: 'page',
      text: 'All operations, webhook events, schemas and errors. OpenAPI as YAML and JSON, and a collection for Postman and Bruno.',
    },
  ],
  body: html`<h1>Reference</h1>
<p class="lead">All operations, webhook events, schemas and errors of the API.</p>
${bundle.tags.map(({ name }) => {
  const title = tagTitle(name);
  return html`${heading(2, name, title, html`<a href="${siteHref(pageFile('resources', name))}">${title}</a>`)}
<p>${summarize(tagDescription(name).split('\n\n')[0])}</p>
${table(
  `All operations of ${name}`,
  ['Operation', 'Request'],
  operationsWithTag(name).map(({ id, method, path, summary }) => [
    html`<a href="${siteHref(pageFile('operations', id))}">${summary}</a>`,
    html`<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`,
  ]),
)}`;
})}
${heading(2, 'events', 'Webhook events')}
${table(
  'Webhook events',
  ['Event', 'When'],
  eventTypes.map((type) => [
    html`<a href="${siteHref(pageFile('webhooks', type))}"><code>${type}</code></a>`,
    html`${getEntry(type).operation.summary}`,
  ]),
)}
${heading(2, 'schemas', 'Schemas')}
<ul class="line">${Object.keys(bundle.components.schemas).map((name) => html`<li>${schemaLink(name)}</li>`)}</ul>
${heading(2, 'errors', 'Errors')}
<ul class="line">${errorCodes.map((code) => html`<li>${errorLink(code)}</li>`)}</ul>
${heading(2, 'conventions', 'Conventions')}
${renderMarkdown(bundle.info.description.replace(/^# /gm, '### '), { prefix: 'about' })}
${heading(2, 'downloads', 'Downloads')}
<p>The OpenAPI documents are one file each. <a href="${siteHref(files.extensions)}">Extensions</a> lists the members whose names start with <code>x-</code>.</p>
<ul>${downloads.map(({ file, title }) => html`<li><a href="${siteHref(file)}">${title}</a></li>`)}</ul>`,
});

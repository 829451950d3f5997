import { html } from '../../../conformance/report/html/escape.ts';
import { heading, table, withCode } from '../elements.ts';
import {
  errorFile,
  files,
  operationFile,
  resourceFile,
  schemaFile,
  siteHref,
  webhookFile,
} from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Heading, SitePage } from '../site-page.ts';
import type { ReferenceContext } from './context.ts';
import { errorCodes, eventTypes, operationsWithTag, tagTitle } from './contract-view.ts';
import { plainSentence } from './prose.ts';

/** The files that describe the API for other tools, next to the pages. */
export const downloads = [
  { file: 'openapi.yaml', title: 'OpenAPI 3.1 as YAML' },
  { file: 'openapi.json', title: 'OpenAPI 3.1 as JSON' },
  { file: 'openapi-without-samples.json', title: 'OpenAPI 3.1 as JSON, without code samples' },
  { file: 'postman-collection.json', title: 'Collection for Postman and Bruno' },
  { file: 'llms.txt', title: 'Index for language models' },
] as const;

/**
 * The index of the reference: all operations by resource, the webhook events, the errors and the schemas.
 *
 * The `data-name` of a link is its name in the routes of the earlier reference, by which `browser/old-routes.ts` redirects.
 */
export const referencePage = ({ bundle, highlighter }: ReferenceContext): SitePage => {
  const conventions = renderMarkdown(
    bundle.info.description.replace(/^# /gm, '### '),
    highlighter,
    () => undefined,
    { prefix: 'about' },
  );
  const resources: Heading[] = bundle.tags.map(({ name }) => ({ id: name, text: tagTitle(name), level: 2 }));
  const others: Heading[] = [
    { id: 'events', text: 'Webhook events', level: 2 },
    { id: 'schemas', text: 'Schemas', level: 2 },
    { id: 'errors', text: 'Errors', level: 2 },
    { id: 'conventions', text: 'Conventions', level: 2 },
    { id: 'downloads', text: 'Downloads', level: 2 },
  ];
  const [events, schemas, errors, rules, downloadHeading] = others as [
    Heading,
    Heading,
    Heading,
    Heading,
    Heading,
  ];
  return {
    file: files.reference,
    title: 'Reference',
    summary: `All operations, webhook events, schemas and errors of the ${bundle.info.title}.`,
    headings: [...resources, ...others],
    inReference: true,
    entries: [
      {
        kind: 'page',
        title: 'Reference',
        text: 'All operations, webhook events, schemas and errors. OpenAPI as YAML and JSON, and a collection for Postman and Bruno.',
        link: files.reference,
      },
    ],
    body: html`<h1>Reference</h1>
<p class="lead">All operations, webhook events, schemas and errors of the API.</p>
${resources.map((title) => {
  const { id } = title;
  const description = bundle.tags.find(({ name }) => name === id)?.description ?? '';
  return html`${heading(title, html`<a href="${siteHref(resourceFile(id))}">${title.text}</a>`)}
<p>${plainSentence(description.split('\n\n')[0])}</p>
${table(
  `All operations of ${id}`,
  ['Operation', 'Request'],
  operationsWithTag(id).map(({ id: operation, method, path, summary }) => [
    html`<a href="${siteHref(operationFile(operation))}" data-name="${operation}">${summary}</a>`,
    html`<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`,
  ]),
)}`;
})}
${heading(events)}
${table(
  'Webhook events',
  ['Event', 'When'],
  eventTypes.map((type) => [
    html`<a href="${siteHref(webhookFile(type))}" data-name="${bundle.webhooks[type]?.post.operationId}"><code>${type}</code></a>`,
    html`${bundle.webhooks[type]?.post.summary}`,
  ]),
)}
${heading(schemas)}
<ul class="inline">${Object.keys(bundle.components.schemas ?? {}).map(
      (name) => html`<li><a href="${siteHref(schemaFile(name))}" data-name="${name}">${name}</a></li>`,
    )}</ul>
${heading(errors)}
<ul class="inline">${errorCodes.map((code) => html`<li><a href="${siteHref(errorFile(code))}">${withCode(`\`${code}\``)}</a></li>`)}</ul>
${heading(rules)}
${conventions.body}
${heading(downloadHeading)}
<p>The OpenAPI documents are one file each. <a href="${siteHref(files.extensions)}">Extensions</a> lists the members whose names start with <code>x-</code>.</p>
<ul>${downloads.map(({ file, title }) => html`<li><a href="${siteHref(file)}">${title}</a></li>`)}</ul>`,
  };
};

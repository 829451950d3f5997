import { type OperationShape, operationList, scopesThatGrant, tagTitle } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import {
  type Header,
  type MediaType,
  type OperationEntry,
  type RequestBody,
  type Response,
  resolve,
} from '../../generate/openapi-document.ts';
import {
  bundle,
  clausesFor,
  eventsWithTag,
  getEntry,
  getSchemaName,
  listErrors,
  listSuccesses,
  machinesFor,
  operationsWithTag,
} from '../contract.ts';
import { codeBlock, facts, joined, list, renderSplit, section, table, tabs } from '../elements.ts';
import { files, operationLink, pageFile, schemaLink, scopeLink, siteHref } from '../links.ts';
import { renderInline } from '../markdown.ts';
import { renderMoves } from '../pages/states.ts';
import type { PageContext, SitePage } from '../site-page.ts';
import { formatSource, workflowFiles } from '../workflows.ts';
import { errorRow } from './error-page.ts';
import { renderClauseList, renderEvents } from './lists.ts';
import { renderSamples, shortName } from './operation-samples.ts';
import { renderProse, summarize } from './prose.ts';
import { resolveSchema } from './schema-nodes.ts';
import { renderMember, renderSchema } from './schema-view.ts';
import { tryItButton, tryItPanel } from './try-it.ts';

/** Levels of members that a page shows. Deeper ones are on the pages of their schemas. */
const [bodyDepth, responseDepth] = [3, 2];

type NamedParameter = Header & { readonly name: string };

/** Renders parameters of a request, or headers of a response. */
const renderParameterList = (parameters: readonly NamedParameter[]): Html =>
  html`<ul class="members">${parameters.map(({ name, schema, example, description, required = false }) =>
    renderMember(
      name,
      { ...resolveSchema(schema), ...(example !== undefined && { example }) },
      { description, isRequired: required },
    ),
  )}</ul>`;

const places = { path: 'In the path', query: 'In the query', header: 'Headers' };

/** Renders the parameters of an operation, by place. */
export const renderParameters = ({ parameters }: OperationEntry): Html =>
  html`${Object.entries(places).map(([place, title]) => {
    const members = parameters.filter((parameter) => parameter.in === place);
    return html`${members.length > 0 && html`<h3>${title}</h3>${renderParameterList(members)}`}`;
  })}`;

/** Renders the headers of a response, without the headers of rate limits, which every response has. */
const renderHeaders = ({ headers = {} }: Response): Html | false => {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith('X-RateLimit-'));
  const parameters = own.map(([name, node]) => ({ ...resolve<Header>(bundle, node), name }));
  return (
    own.length > 0 &&
    html`<details class="nested"><summary>Headers</summary>${renderParameterList(parameters)}</details>`
  );
};

const renderMedia = (media: MediaType, idPrefix: string, depth: number): Html => {
  const name = getSchemaName(media.schema);
  const item = getSchemaName({ $ref: media['x-item-schema'] });
  if (item !== undefined)
    return html`<p>Records of ${schemaLink(item)}${name !== undefined && html`, in the encoding ${schemaLink(name)}`}.</p>`;
  return html`${name !== undefined && html`<p>${schemaLink(name)}</p>`}${renderSchema(media.schema, depth, idPrefix)}`;
};

const renderContent = ({ content = {} }: Pick<Response, 'content'>, idPrefix: string, depth: number): Html =>
  tabs(
    'Media types',
    Object.entries(content).map(([mediaType, media], at) => ({
      id: `${idPrefix}-media-${at + 1}`,
      title: shortName(mediaType),
      content: renderMedia(media, `${idPrefix}-${at + 1}`, depth),
    })),
  );

const renderBody = (body: RequestBody): Html =>
  html`${renderProse(body.description)}
<p class="soft"><code>Content-Type: ${Object.keys(body.content)[0]}</code>${!body.required && html`, optional`}</p>
${renderContent(body, 'body', bodyDepth)}`;

const renderResponses = (entry: OperationEntry): Html =>
  html`${listSuccesses(entry).map(
    ([
      status,
      response,
    ]) => html`<h3 id="response-${status}"><span class="badge status-2">${status}</span></h3>
${renderProse(response.description)}${renderContent(response, `response-${status}`, responseDepth)}${renderHeaders(response)}`,
  )}`;

/** Renders the errors that an operation can return. Some have values that depend on the operation, such as its scope. */
const renderErrors = (operation: OperationShape): Html => {
  const declared = listErrors(operation);
  const groups = [...new Set(declared.map(({ status, code }) => `${status} ${code}`))].sort();
  const rows = groups.map((group) => {
    const cases = declared.filter(({ status, code }) => `${status} ${code}` === group);
    const fitted = cases.flatMap(({ status, name }) => operation.responses[status]?.fitted?.[name] ?? []);
    return errorRow(
      cases[0]?.code ?? '',
      cases,
      html`${fitted.map((error) => html`<details class="nested"><summary>Example</summary>${codeBlock(JSON.stringify({ error }, null, 2), '')}</details>`)}`,
    );
  });
  return html`${rows.length > 0 && table(`Errors of ${operation.id}`, ['Status and code', 'When, and what to do'], rows)}`;
};

/** Renders the transitions that an operation causes. */
const renderTransitions = ({ id }: OperationShape): Html =>
  html`${machinesFor([id]).map((machine) => {
    const moves = machine.moves.filter((move) => 'operation' in move && move.operation === id);
    const forbidden = machine.forbidden?.filter(({ operation }) => operation === id) ?? [];
    return html`${renderMoves({ ...machine, moves, forbidden })}<p><a href="${siteHref(files.states, machine.name)}">All states of ${machine.name.replaceAll('-', ' ')}</a></p>`;
  })}`;

/** Renders the clauses about an operation, and the conventions that it follows. */
const renderClauses = ({ id }: OperationShape): Html => {
  const { own, conventions } = clausesFor(id);
  const links = conventions.map(
    ({ family, title, count }) =>
      html`<a href="${siteHref(pageFile('clauses', family))}">${title}</a> (${count})`,
  );
  return html`${renderClauseList(own)}
${links.length > 0 && html`<p>The operation ${own.length > 0 && 'also '}follows the conventions of the API: ${joined(links)}.</p>`}
<p class="soft">The conformance gate checks each clause. A mutant is a server that violates the clause on purpose, which the gate detects.</p>`;
};

/** Renders the links of the responses: what to call next with their values. The request has the other parameters. */
const listLinks = ({ responses }: OperationEntry): Html[] =>
  responses
    .flatMap(([, { links = {} }]) => Object.values(links))
    .flatMap(({ operationId, description, parameters = {} }) => {
      const target = operationList.find(({ id }) => id === operationId);
      const passed = Object.entries(parameters)
        .filter(([, expression]) => expression.startsWith('$response.'))
        .map(
          ([name, expression]) =>
            html`<code>${name}</code> is <code>${formatSource(expression)}</code> of the response`,
        );
      return target
        ? html`${operationLink(target.id)}: ${renderInline(description ?? `${target.summary}.`)} <span class="soft">${joined(passed)}</span>`
        : [];
    });

/** Renders what the responses lead to, the other operations of the resource, and the use cases that contain the operation. */
const renderRelated = ({ id, tag }: OperationShape, entry: OperationEntry): Html => {
  const others = operationsWithTag(tag).filter((other) => other.id !== id);
  const workflows = workflowFiles
    .flatMap((file) => file.workflows)
    .filter(({ steps }) => steps.some(({ operationId }) => operationId?.split('.').at(-1) === id));
  const groups = {
    'Leads to': listLinks(entry),
    Operations: others.map((other) => html`${operationLink(other.id)}: ${other.summary}`),
    'Use cases': workflows.map(
      ({ workflowId, summary = workflowId }) =>
        html`<a href="${siteHref(pageFile('workflows', workflowId))}">${summary}</a>`,
    ),
  };
  return html`${Object.entries(groups).map(([title, items]) => html`${items.length > 0 && html`<h3>${title}</h3>${list(items)}`}`)}`;
};

/** Describes the scope that an operation requires. */
const renderScope = ({ scope, sessionOnly }: OperationShape): Html => {
  if (scope === null) return html`None: the request needs no token.`;
  const others = scopesThatGrant[scope].filter((other) => other !== scope);
  return html`${scopeLink(scope)}${others.length > 0 && html`, included in ${joined(others.map(scopeLink), html` and `)}`}${sessionOnly && html`; only with a session`}`;
};

/** What users also search for: errors, the members of the body, and the encodings of a list. */
const listWords = (operation: OperationShape, { body }: OperationEntry): string[] => [
  ...listErrors(operation).map(({ code }) => code),
  ...Object.values(body?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(resolveSchema(schema).properties ?? {}),
  ),
  ...(operation.list
    ? Object.keys(operation.responses['200']?.content ?? {})
        .slice(1)
        .map(shortName)
    : []),
];

/** The page of an operation. */
export const operationPage = (operation: OperationShape, context: PageContext): SitePage => {
  const { id, method, path, summary, tag, scope, server, idempotent, list: pages } = operation;
  const entry = getEntry(id);
  const { body } = entry;
  const description = summarize(entry.operation.description);
  return {
    file: pageFile('operations', id),
    title: summary,
    summary: `${method} ${path}: ${description}`,
    inReference: true,
    entries: [
      {
        kind: 'operation',
        title: id,
        keywords: `${summary} ${tagTitle(tag)} ${method} v1${path}`,
        request: `${method} ${path}`,
        text: `${summary}. ${method} ${path} ${scope ?? ''} ${description} ${listWords(operation, entry).join(' ')}`,
      },
    ],
    body: html`<p class="above"><a href="${siteHref(pageFile('resources', tag))}">${tagTitle(tag)}</a></p>
<h1>${summary}</h1>
<p class="request"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> <code class="soft">${id}</code> ${tryItButton}</p>
${renderSplit({
  introduction: html`${renderProse(entry.operation.description)}
${facts({
  Scope: renderScope(operation),
  Server: server === 'console' && html`The console, not the API.`,
  'Safe to retry':
    idempotent &&
    html`With an <a href="${siteHref('guides/idempotency.html')}"><code>Idempotency-Key</code></a>.`,
  Pages:
    pages !== null &&
    html`${pages.defaultLimit} records by default, at most ${pages.maxLimit}: <a href="${siteHref('guides/pagination.html')}">Pagination</a>.`,
})}`,
  sections: html`${section('parameters', 'Parameters', renderParameters(entry))}
${section('body', 'Body', body ? renderBody(body) : html``)}
${section('responses', 'Responses', renderResponses(entry))}
${section('errors', 'Errors', renderErrors(operation))}
${section('states', 'States', renderTransitions(operation))}
${section('events', 'Events', method === 'GET' ? html`` : renderEvents(eventsWithTag(tag)))}
${section('clauses', 'Clauses', renderClauses(operation))}
${section('related', 'Related', renderRelated(operation, entry))}`,
  examples: renderSamples(entry, context),
})}
${tryItPanel(operation, context)}`,
  };
};

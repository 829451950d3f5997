import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { isNode, type Node } from '../contract.ts';
import { codeBlock, withCode } from '../elements.ts';
import { operationFile, resourceFile, schemaLink, siteHref } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import type { ReferenceContext } from './context.ts';
import {
  listErrors,
  listMediaExamples,
  type MediaExample,
  operationNode,
  tagTitle,
} from './contract-view.ts';
import {
  renderClauses,
  renderErrors,
  renderHeaders,
  renderOperationEvents,
  renderParameters,
  renderRelated,
  renderScope,
  renderSplit,
  renderTransitions,
  section,
} from './operation-parts.ts';
import { plainSentence, renderProse } from './prose.ts';
import { nodeEntries, resolveNode } from './schema-nodes.ts';
import { renderSchema } from './schema-view.ts';
import { tabs } from './tabs.ts';
import { tryItButton, tryItPanel } from './try-it.ts';

/** Levels of members that a page shows. Deeper ones are on the pages of their schemas. */
const [bodyDepth, responseDepth] = [3, 2];

/** A longer example is on the page of its schema. */
const maxExample = 4000;

const shortName = (mediaType: string): string =>
  ({
    [mediaTypes.json]: 'JSON',
    [mediaTypes.ndjson]: 'NDJSON',
    [mediaTypes.csv]: 'CSV',
    [mediaTypes.tson]: 'TSON',
  })[mediaType] ?? mediaType;

const renderMedia = (media: Node, idPrefix: string, depth: number, { bundle }: ReferenceContext): Html => {
  const item =
    typeof media['x-item-schema'] === 'string' ? media['x-item-schema'].split('/').at(-1) : undefined;
  const name =
    isNode(media.schema) && typeof media.schema.$ref === 'string'
      ? media.schema.$ref.split('/').at(-1)
      : undefined;
  if (item !== undefined)
    return html`<p>Records of ${schemaLink(item)}${name !== undefined && html`, in the encoding ${schemaLink(name)}`}.</p>`;
  return html`${name !== undefined && html`<p>${schemaLink(name)}</p>`}${renderSchema(bundle, (media.schema as Node | undefined) ?? {}, depth, idPrefix)}`;
};

const renderContent = (content: unknown, idPrefix: string, depth: number, context: ReferenceContext): Html =>
  tabs(
    'Media types',
    nodeEntries(content).map(([mediaType, media], at) => ({
      id: `${idPrefix}-media-${at + 1}`,
      title: shortName(mediaType),
      content: html`${renderMedia(media, `${idPrefix}-${at + 1}`, depth, context)}`,
    })),
  );

const renderBody = (node: Node, context: ReferenceContext): Html => {
  const body = resolveNode(context.bundle, node.requestBody);
  const [mediaType] = Object.keys(isNode(body.content) ? body.content : {});
  if (mediaType === undefined) return html``;
  return html`${renderProse(body.description)}
<p class="soft"><code>Content-Type: ${mediaType}</code>${body.required !== true && html`, optional`}</p>
${renderContent(body.content, 'body', bodyDepth, context)}`;
};

const renderResponses = (node: Node, context: ReferenceContext): Html => {
  const successes = nodeEntries(node.responses).filter(([status]) => status.startsWith('2'));
  return html`${successes.map(([status, reference]) => {
    const response = resolveNode(context.bundle, reference);
    return html`<h3 id="response-${status}"><span class="badge status-2">${status}</span></h3>
${renderProse(response.description)}${renderContent(response.content, `response-${status}`, responseDepth, context)}${renderHeaders(response, context)}`;
  })}`;
};

const languages: Readonly<Record<string, string>> = {
  [mediaTypes.csv]: 'csv',
  [mediaTypes.json]: 'json',
};

const formatExample = ({ value }: MediaExample): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const renderExample = (example: MediaExample, { highlighter }: ReferenceContext): Html => {
  const source = formatExample(example);
  return html`<p class="soft">${withCode(example.summary)}</p>${
    source.length <= maxExample
      ? codeBlock(highlighter, source, languages[example.mediaType] ?? 'text')
      : codeBlock(highlighter, `${source.slice(0, source.lastIndexOf('\n', maxExample))}\n…`, 'text')
  }`;
};

const titleExample = ({ mediaType }: MediaExample, at: number, all: readonly MediaExample[]): string => {
  const number = all.slice(0, at).filter((other) => other.mediaType === mediaType).length;
  return number === 0 ? shortName(mediaType) : `${shortName(mediaType)} ${number + 1}`;
};

/** Renders the column of examples: programs, other bodies, and responses. */
const renderSamples = ({ id }: OperationShape, node: Node, context: ReferenceContext): Html => {
  const { bundle, highlighter } = context;
  const programs = tabs(
    'Language',
    context.samples(id).map(({ lang, label, source }) => ({
      id: `sample-${lang.toLowerCase()}`,
      title: label === 'TypeScript client' ? 'Our client' : label,
      content: codeBlock(highlighter, source, lang.toLowerCase()),
    })),
    'language',
  );
  const bodies = listMediaExamples(bundle, resolveNode(bundle, node.requestBody));
  const responses = nodeEntries(node.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, reference]) => {
      const examples = listMediaExamples(bundle, resolveNode(bundle, reference));
      return examples.map((example, at) => ({
        id: `example-${status}-${at + 1}`,
        title: titleExample(example, at, examples),
        content: renderExample(example, context),
      }));
    });
  return html`<h2 id="samples">Request</h2>${programs}
${
  bodies.length > 1 &&
  html`<h2 id="bodies">Bodies</h2>${tabs(
    'Bodies',
    bodies.map((example, at) => ({
      id: `example-body-${at + 1}`,
      title: example.summary,
      content: codeBlock(highlighter, formatExample(example), 'json'),
    })),
  )}`
}
${responses.length > 0 && html`<h2 id="examples">Response</h2>${tabs('Responses', responses)}`}`;
};

/** The names of the members of a body, by which users search for an operation. */
const listBodyMembers = (node: Node, { bundle }: ReferenceContext): string[] =>
  nodeEntries(resolveNode(bundle, node.requestBody).content).flatMap(([, media]) =>
    nodeEntries(resolveNode(bundle, media.schema).properties).map(([name]) => name),
  );

/** The encodings of a list other than JSON. */
const listEncodings = ({ list, responses }: OperationShape): string[] =>
  list === null
    ? []
    : Object.keys(responses['200']?.content ?? {})
        .slice(1)
        .map(shortName);

/** The page of an operation. */
export const operationPage = (operation: OperationShape, context: ReferenceContext): SitePage => {
  const { id, method, path, summary, tag, scope, server } = operation;
  const node = operationNode(context.bundle, operation);
  const description = plainSentence(node.description);
  const sections = [
    ...section('parameters', 'Parameters', renderParameters(node, context)),
    ...section('body', 'Body', renderBody(node, context)),
    ...section('responses', 'Responses', renderResponses(node, context)),
    ...section('errors', 'Errors', renderErrors(operation)),
    ...section('states', 'States', renderTransitions(operation)),
    ...section('events', 'Events', renderOperationEvents(operation)),
    ...section('clauses', 'Clauses', renderClauses(operation)),
    ...section('related', 'Related', renderRelated(operation, node, context)),
  ];
  const words = [
    ...listErrors(operation).map(({ code }) => code),
    ...listBodyMembers(node, context),
    ...listEncodings(operation),
  ];
  return {
    file: operationFile(id),
    title: summary,
    summary: `${method} ${path}: ${description}`,
    headings: sections.map((each) => each.heading),
    inReference: true,
    entries: [
      {
        kind: 'operation',
        title: id,
        keywords: `${summary} ${tagTitle(tag)}`,
        text: `${summary}. ${method} ${path} ${scope ?? ''} ${description} ${words.join(' ')}`,
        link: operationFile(id),
      },
    ],
    body: html`<p class="above"><a href="${siteHref(resourceFile(tag))}">${tagTitle(tag)}</a></p>
<h1>${summary}</h1>
<p class="request"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> <code class="soft">${id}</code> ${tryItButton}</p>
${renderSplit({
  introduction: html`${renderProse(node.description)}
<dl class="facts"><dt>Scope</dt><dd>${renderScope(operation)}</dd>${
    server === 'console' && html`<dt>Server</dt><dd>The console, not the API.</dd>`
  }${operation.idempotent && html`<dt>Safe to retry</dt><dd>With an <a href="${siteHref('guides/idempotency.html')}"><code>Idempotency-Key</code></a>.</dd>`}${
    operation.list !== null &&
    html`<dt>Pages</dt><dd>${operation.list.defaultLimit} records by default, at most ${operation.list.maxLimit}: <a href="${siteHref('guides/pagination.html')}">Pagination</a>.</dd>`
  }</dl>`,
  sections,
  examples: renderSamples(operation, node, context),
})}
${tryItPanel(operation, context)}`,
  };
};

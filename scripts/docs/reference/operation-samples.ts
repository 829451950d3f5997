import { mediaTypes } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { isNode, type OperationEntry } from '../../generate/openapi-document.ts';
import { listMediaExamples, listSuccesses, type MediaExample } from '../contract.ts';
import { codeBlock, exampleBlock, tabs } from '../elements.ts';
import { renderInline } from '../markdown.ts';
import type { PageContext } from '../site-page.ts';

/** A longer example is on the page of its schema. */
const maxExample = 4000;

const names = new Map<string, string>(
  Object.entries(mediaTypes).map(([name, mediaType]) => [mediaType, name.toUpperCase()]),
);

/** The short name of a media type. */
export const shortName = (mediaType: string): string => names.get(mediaType) ?? mediaType;

const renderExample = ({ mediaType, value }: MediaExample): Html => {
  const source = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const [language] = shortName(mediaType).toLowerCase().split('/');
  return source.length <= maxExample
    ? codeBlock(source, language ?? '')
    : codeBlock(`${source.slice(0, source.lastIndexOf('\n', maxExample))}\n…`, 'text');
};

/** Whether an example is the only one in its encoding, which is its title then. Others are titled by what they show. */
const isOnly = ({ mediaType }: MediaExample, all: readonly MediaExample[]): boolean =>
  all.filter((other) => other.mediaType === mediaType).length === 1;

/** Whether no member of a response contradicts the request. */
const isOfRequest = (request: unknown, { value }: MediaExample): boolean =>
  isNode(request) &&
  isNode(value) &&
  Object.entries(request).every(([name, sent]) => !(name in value) || value[name] === sent);

/** Renders the column of examples: programs, other bodies, and responses. */
export const renderSamples = (entry: OperationEntry, { samples }: PageContext): Html => {
  const programs = (samples.get(entry.operation.operationId) ?? []).map(({ lang, label, source }) => ({
    id: `sample-${lang.toLowerCase()}`,
    title: label === 'TypeScript client' ? 'Our client' : label,
    content: codeBlock(source, lang.toLowerCase()),
  }));
  const requests = listMediaExamples(entry.body);
  const request = requests[0]?.value;
  const bodies = requests.map(({ summary, value }, at) => ({
    id: `example-body-${at + 1}`,
    title: summary,
    content: exampleBlock(value),
  }));
  const responses = listSuccesses(entry)
    .flatMap(([, response]) => listMediaExamples(response))
    // The first example belongs to the request that is shown.
    .toSorted((one, other) => Number(isOfRequest(request, other)) - Number(isOfRequest(request, one)))
    .map((example, at, all) => ({
      id: `example-${at + 1}`,
      title: isOnly(example, all) ? shortName(example.mediaType) : example.summary,
      content: html`${isOnly(example, all) && html`<p class="soft">${renderInline(example.summary)}</p>`}${renderExample(example)}`,
    }));
  return html`<h2 id="samples">Request</h2>${tabs('Language', programs, 'language')}
${bodies.length > 1 && html`<h2 id="bodies">Bodies</h2>${tabs('Bodies', bodies)}`}
${responses.length > 0 && html`<h2 id="examples">Response</h2>${tabs('Responses', responses)}`}`;
};

import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import type { PageContext } from '../context.ts';
import type { Node } from '../contract.ts';
import { codeBlock, exampleBlock } from '../elements.ts';
import { renderInline } from '../markdown.ts';
import { listMediaExamples, listSuccesses, type MediaExample } from './contract-view.ts';
import { tabs } from './tabs.ts';

/** A longer example is on the page of its schema. */
const maxExample = 4000;

const names: Readonly<Record<string, string>> = {
  [mediaTypes.json]: 'JSON',
  [mediaTypes.ndjson]: 'NDJSON',
  [mediaTypes.csv]: 'CSV',
  [mediaTypes.tson]: 'TSON',
};

/** The short name of a media type. */
export const shortName = (mediaType: string): string => names[mediaType] ?? mediaType;

const renderExample = ({ mediaType, summary, value }: MediaExample): Html => {
  const source = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const [language] = shortName(mediaType).toLowerCase().split('/');
  return html`<p class="soft">${renderInline(summary)}</p>${
    source.length <= maxExample
      ? codeBlock(source, language ?? '')
      : codeBlock(`${source.slice(0, source.lastIndexOf('\n', maxExample))}\n…`, 'text')
  }`;
};

const titleExample = ({ mediaType }: MediaExample, at: number, all: readonly MediaExample[]): string => {
  const number = all.slice(0, at).filter((other) => other.mediaType === mediaType).length;
  return number === 0 ? shortName(mediaType) : `${shortName(mediaType)} ${number + 1}`;
};

/** Renders the column of examples: programs, other bodies, and responses. */
export const renderSamples = (
  { id }: OperationShape,
  node: Node,
  body: Node,
  { bundle, samples }: PageContext,
): Html => {
  const programs = (samples.get(id) ?? []).map(({ lang, label, source }) => ({
    id: `sample-${lang.toLowerCase()}`,
    title: label === 'TypeScript client' ? 'Our client' : label,
    content: codeBlock(source, lang.toLowerCase()),
  }));
  const bodies = listMediaExamples(bundle, body).map(({ summary, value }, at) => ({
    id: `example-body-${at + 1}`,
    title: summary,
    content: exampleBlock(value),
  }));
  const responses = listSuccesses(bundle, node).flatMap(([status, response]) =>
    listMediaExamples(bundle, response).map((example, at, all) => ({
      id: `example-${status}-${at + 1}`,
      title: titleExample(example, at, all),
      content: renderExample(example),
    })),
  );
  return html`<h2 id="samples">Request</h2>${tabs('Language', programs, 'language')}
${bodies.length > 1 && html`<h2 id="bodies">Bodies</h2>${tabs('Bodies', bodies)}`}
${responses.length > 0 && html`<h2 id="examples">Response</h2>${tabs('Responses', responses)}`}`;
};

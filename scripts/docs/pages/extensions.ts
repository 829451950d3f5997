import { stringify } from 'yaml';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import type { Extension, Extensions, ExtensionUse } from '../../generate/extensions.ts';
import { type Method, parsePointer } from '../../generate/openapi-document.ts';
import { bundle } from '../contract.ts';
import { codeBlock, heading, joined, shortList } from '../elements.ts';
import { files, operationLink, pageFile, schemaLink, siteHref } from '../links.ts';
import { renderInline } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';

/** The number of places that an extension shows before a click. */
const most = 12;

/** A link to the part of the contract that a JSON Pointer leads to. */
const partLink = (pointer: string): Html => {
  const [kind = '', name = '', member = ''] = parsePointer(pointer);
  if (kind === 'webhooks')
    return html`<a href="${siteHref(pageFile('webhooks', name))}"><code>${name}</code></a>`;
  if (kind === 'components')
    return name === 'schemas' ? schemaLink(member) : html`<code>${name}/${member}</code>`;
  const id = bundle.paths[name]?.[member as Method]?.operationId;
  return id === undefined ? html`<code>${name}</code>` : operationLink(id);
};

/** Each different part with the extension. */
const listParts = (uses: readonly ExtensionUse[]): Html[] => {
  const parts = uses.map(({ pointer }) => partLink(pointer));
  return [...new Map(parts.map((part) => [part.html, part])).values()];
};

/** The shortest value that the contract has. */
const findExample = (uses: readonly ExtensionUse[]): unknown =>
  uses
    .map(({ value }) => value)
    .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)[0];

const renderExtension = (
  name: string,
  { places, description, internal, example }: Extension,
  uses: readonly ExtensionUse[],
): Html => {
  const objects = places.map((place) =>
    place === 'Extension' ? html`value of another extension` : html`${place} Object`,
  );
  return html`${heading(2, name, name, html`<code>${name}</code>`)}
<p>${renderInline(description)}</p>
<p>In: ${joined(objects)}${internal && ', only in the sources'}.</p>
${codeBlock(stringify({ [name]: example ?? findExample(uses) }, { lineWidth: 0 }), 'yaml')}
${uses.length > 0 ? shortList(listParts(uses), most, 'places') : html`<p>Nothing has it at the moment.</p>`}`;
};

/**
 * The page of the extensions of the OpenAPI document: where each stands, what it says, and an example.
 *
 * @param uses the extensions of the contract with its internal ones (`listExtensionUses`)
 */
export const extensionsPage = (extensions: Extensions, uses: readonly ExtensionUse[]): SitePage => ({
  file: files.extensions,
  title: 'Extensions',
  summary:
    'The members of the OpenAPI document whose names start with x-: what each says, where it stands, and an example.',
  inReference: true,
  entries: Object.entries(extensions).map(([name, { description }]) => ({
    kind: 'page',
    title: name,
    text: description,
    link: `${files.extensions}#${name}`,
  })),
  body: html`<h1>Extensions</h1>
<p class="lead">The members of the OpenAPI document whose names start with <code>x-</code>: what each says, where it stands, and an example.</p>
<p>Tools that do not know an extension ignore it. Those that are only in the sources, the files of <code>openapi/</code>, are for the generator of this contract: the OpenAPI document omits them.</p>
${Object.entries(extensions).map(([name, extension]) =>
  renderExtension(
    name,
    extension,
    uses.filter((use) => use.name === name),
  ),
)}`,
});

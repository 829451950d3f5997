import { type ClauseId, clauses, errors, events, operationList } from '@workspace-api/contract';
import { type Html, html } from '../../conformance/report/html/escape.ts';

/** The pages of the site, by topic. */
export const files = {
  start: 'index.html',
  reference: 'reference.html',
  errors: 'errors.html',
  scopes: 'scopes.html',
  clauses: 'clauses.html',
  states: 'states.html',
  workflows: 'workflows.html',
  changelog: 'changelog.html',
  extensions: 'extensions.html',
} as const;

const codes: ReadonlySet<string> = new Set(Object.values(errors).map(({ code }) => code));
const operationIds: ReadonlySet<string> = new Set(operationList.map(({ id }) => id));

/** The page about one of a kind, such as an operation. @param folder of the pages of this kind */
export const pageFile = (folder: string, name: string): string => `${folder}/${name}.html`;

/**
 * The beginning of a link from the root of the site. Pages are in folders, and the layout makes each link relative to its page, so
 * that the site also works below a path.
 */
export const siteRoot = 'site:/';

/** A link to a page of the site, or to a place on it. */
export const siteHref = (file: string, id?: string): string =>
  `${siteRoot}${file}${id === undefined ? '' : `#${id}`}`;

/** A link to an operation by its id, or plain text for an operation of another API, such as the sandbox's control plane. */
export const operationLink = (id: string): Html =>
  operationIds.has(id)
    ? html`<a href="${siteHref(pageFile('operations', id))}"><code>${id}</code></a>`
    : html`<code>${id}</code>`;

/** A link to a schema. */
export const schemaLink = (name: string): Html =>
  html`<a href="${siteHref(pageFile('schemas', name))}">${name}</a>`;

/** A link to an error code. */
export const errorLink = (code: string): Html =>
  html`<a href="${siteHref(pageFile('errors', code))}"><code>${code}</code></a>`;

/** The page about an identifier that a text names: an operation, an error code or a webhook event. */
export const namedHref = (name: string): string | undefined => {
  if (operationIds.has(name)) return siteHref(pageFile('operations', name));
  if (codes.has(name)) return siteHref(pageFile('errors', name));
  return Object.hasOwn(events, name) ? siteHref(pageFile('webhooks', name)) : undefined;
};

/** The id of an error case on the pages of errors, where codes have ids too. */
export const errorCaseId = (name: string): string => `case-${name}`;

/** A link to an error case, by the code that it belongs to and the name of its example. */
export const errorCaseLink = (code: string, name: string): Html =>
  html`<a href="${siteHref(pageFile('errors', code), errorCaseId(name))}">${name}</a>`;

/** A link to a scope. */
export const scopeLink = (scope: string): Html =>
  html`<a href="${siteHref(files.scopes, scope)}"><code>${scope}</code></a>`;

/** A link to a clause with its sentence. */
export const clauseLink = (id: string, content: Html): Html =>
  html`<a href="${siteHref(pageFile('clauses', clauses[id as ClauseId].family), id)}">${content}</a>`;

/** The Markdown form of a page has the same address with `.md`. */
export const markdownFile = (file: string): string => file.replace(/\.html$/, '.md');

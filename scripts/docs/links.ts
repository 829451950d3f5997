import { operationList } from '@workspace-api/contract';
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
  tryIt: 'try-it.html',
} as const;

/** The tag under which the reference lists webhook events, separate from the operations on subscriptions. */
export const eventsTag = 'events';

/** The tag under which the reference lists the schemas. */
export const schemasTag = 'Schemas';

const tags = new Map<string, string>(operationList.map(({ id, tag }) => [id, tag]));

/** The tag of an operation. @throws Error if the contract has no operation with this id */
const getTag = (id: string): string => {
  const tag = tags.get(id);
  if (tag === undefined) throw new Error(`Expected an operationId of the contract, got "${id}".`);
  return tag;
};

/** The link to an operation in the reference. @throws Error if the contract has no operation with this id */
export const operationHref = (id: string): string => `${files.reference}#/${getTag(id)}/${id.toLowerCase()}`;

/** The link to the form that sends an operation's requests, on the page that the sandbox serves. */
export const tryItHref = (id: string): string => `${files.tryIt}#tag/${getTag(id)}/${id}`;

/** The link to a webhook event in the reference, by its operationId there. */
export const eventHref = (operationId: string): string =>
  `${files.reference}#/${eventsTag}/${operationId.toLowerCase()}`;

/** The link to a schema in the reference. */
export const schemaHref = (name: string): string =>
  `${files.reference}#/${schemasTag.toLowerCase()}/${name.toLowerCase()}`;

/** A link to an operation by its id, or plain text for an operation of another API, such as the sandbox's control plane. */
export const operationLink = (id: string): Html =>
  tags.has(id) ? html`<a href="${operationHref(id)}"><code>${id}</code></a>` : html`<code>${id}</code>`;

/** The id of an error case on the page of errors, where codes have ids too. */
export const errorCaseId = (name: string): string => `case-${name}`;

/** A link to an error case, by the name of its example. */
export const errorCaseLink = (name: string): Html =>
  html`<a href="${files.errors}#${errorCaseId(name)}">${name}</a>`;

/** A link to a scope. */
export const scopeLink = (scope: string): Html =>
  html`<a href="${files.scopes}#${scope}"><code>${scope}</code></a>`;

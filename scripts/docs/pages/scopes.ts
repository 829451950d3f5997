import { operationList, type Scope, scopes, scopesThatGrant } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { tagDescription } from '../contract.ts';
import { heading, joined, table } from '../elements.ts';
import { files, operationLink, scopeLink } from '../links.ts';
import type { SitePage } from '../site-page.ts';

const getResource = (scope: Scope): string => scope.split(':')[0] ?? scope;

const listOperations = (scope: Scope) => operationList.filter((operation) => operation.scope === scope);

/** Converts an operation's summary to a part of a sentence. */
const inSentence = (summary: string): string => summary.charAt(0).toLowerCase() + summary.slice(1);

/** Describes as a sentence what a scope itself allows. */
const allows = (scope: Scope): string => {
  const summaries = listOperations(scope).map(({ summary }) => inSentence(summary));
  const list = summaries.join('; ');
  return list === '' ? 'No operation in this version.' : `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
};

/** The weaker scopes that a scope includes. */
const included = (scope: Scope): Scope[] =>
  scopes.filter((other) => other !== scope && scopesThatGrant[other].includes(scope));

/** The table of scopes: what each allows, and for which operations. */
export const scopesPage = (): SitePage => {
  const resources = [...new Set(scopes.map(getResource))];
  const open = operationList.filter(({ scope }) => scope === null);
  return {
    file: files.scopes,
    title: 'All scopes',
    summary: 'What each scope of a token allows, and which operations require it.',
    entries: scopes.map((scope) => ({
      kind: 'scope',
      title: scope,
      text: allows(scope),
      link: `${files.scopes}#${scope}`,
    })),
    body: html`<h1>Scopes</h1>
<p class="lead">A token has a set of scopes, and each operation requires one of them. Without it, the response is 403 with the scope in <code>details.required_scope</code>.</p>
${heading(2, 'levels', 'Levels')}
<p>A scope is <code>resource:level</code>. The level <code>destructive</code> includes <code>write</code>, which includes <code>read</code> of the same resource; <code>secrets:set</code> is separate. Give a token the weakest scope that is sufficient.</p>
<p>${open.length} operations require no token: ${joined(open.map(({ id }) => operationLink(id)))}.</p>
${resources.map((id) => {
  const rows = scopes
    .filter((scope) => getResource(scope) === id)
    .map((scope) => [
      html`<code id="${scope}">${scope}</code>`,
      html`${allows(scope)}`,
      html`${joined(listOperations(scope).map((operation) => operationLink(operation.id)))}`,
      html`${joined(included(scope).map(scopeLink))}`,
    ]);
  return html`${heading(2, id, id)}
<p>${tagDescription(id).split('\n\n')[0]}</p>
${table(`Scopes of ${id}`, ['Scope', 'Allows', 'Operations', 'Includes'], rows)}`;
})}`,
  };
};

import {
  type EventType,
  errorAdvice,
  events,
  type OperationShape,
  operationList,
  type StateMachineShape,
  scopesThatGrant,
} from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { isNode, type Node } from '../contract.ts';
import { heading, joined, table, withCode } from '../elements.ts';
import { guideFile } from '../guides.ts';
import {
  clauseLink,
  errorCaseLink,
  errorLink,
  files,
  operationLink,
  scopeLink,
  siteHref,
  webhookFile,
} from '../links.ts';
import type { Heading } from '../site-page.ts';
import type { ReferenceContext } from './context.ts';
import {
  clausesFor,
  countMutants,
  type DeclaredError,
  eventsWithTag,
  listErrors,
  machinesFor,
  operationsWithTag,
} from './contract-view.ts';
import { renderInline } from './prose.ts';
import { listNodes, nodeEntries, resolveNode } from './schema-nodes.ts';
import { renderMember } from './schema-view.ts';

/** A section of a page: its heading and its content. */
export type Section = { readonly heading: Heading; readonly content: Html };

/** A section, unless it has no content. */
export const section = (id: string, text: string, content: Html): Section[] =>
  content.html.trim() === '' ? [] : [{ heading: { id, text, level: 2 }, content }];

/** The parts of a page with examples next to its text. */
type Split = {
  /** What precedes the sections. */
  readonly introduction: Html;
  readonly sections: readonly Section[];
  readonly examples: Html;
};

/** Renders the introduction, the examples and the sections. On a wide screen, the examples are a column of their own. */
export const renderSplit = ({ introduction, sections, examples }: Split): Html =>
  html`${renderSectionLinks(sections)}<div class="split"><div class="introduction">${introduction}</div>
<div class="examples">${examples}</div>
<div class="explanation">${renderSections(sections)}</div></div>`;

/** Renders links to the sections of a page. */
export const renderSectionLinks = (sections: readonly Section[]): Html =>
  html`<nav class="sections" aria-label="On this page"><ul>${sections.map(
    ({ heading: { id, text } }) => html`<li><a href="#${id}">${text}</a></li>`,
  )}</ul></nav>`;

/** Renders sections below their headings. */
export const renderSections = (sections: readonly Section[]): Html =>
  html`${sections.map(({ heading: title, content }) => html`${heading(title)}\n${content}\n`)}`;

const places = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'Headers'],
] as const;

/** Renders the parameters of an operation, by place. */
export const renderParameters = (node: Node, { bundle }: ReferenceContext): Html => {
  const parameters = listNodes(node.parameters).map((parameter) => resolveNode(bundle, parameter));
  return html`${places.map(([place, title]) => {
    const members = parameters.filter((parameter) => parameter.in === place);
    return members.length === 0
      ? html``
      : html`<h3>${title}</h3><ul class="members">${members.map((parameter) => {
          const schema = resolveNode(bundle, parameter.schema);
          return renderMember(
            String(parameter.name),
            { ...schema, ...('example' in parameter && { example: parameter.example }) },
            { description: parameter.description, isRequired: parameter.required === true },
          );
        })}</ul>`;
  })}`;
};

/** Renders the headers of a response, without the headers of rate limits, which every response has. */
export const renderHeaders = (response: Node, { bundle }: ReferenceContext): Html => {
  const headers = nodeEntries(response.headers)
    .filter(([name]) => !name.startsWith('X-RateLimit-'))
    .map(([name, reference]) => [name, resolveNode(bundle, reference)] as const);
  return headers.length === 0
    ? html``
    : html`<details class="nested"><summary>Headers</summary><ul class="members">${headers.map(
        ([name, node]) => {
          const schema = isNode(node.schema) ? resolveNode(bundle, node.schema) : {};
          return renderMember(
            name,
            { ...schema, ...('example' in node && { example: node.example }) },
            { description: node.description, isRequired: node.required === true },
          );
        },
      )}</ul></details>`;
};

/** Describes the scope that an operation requires. */
export const renderScope = ({ scope, sessionOnly }: OperationShape): Html => {
  if (scope === null) return html`None: the request needs no token.`;
  const others = scopesThatGrant[scope].filter((other) => other !== scope);
  return html`${scopeLink(scope)}${others.length > 0 && html`, included in ${joined(others.map(scopeLink), html` and `)}`}${sessionOnly && html`; only with a session`}`;
};

type Advice = { readonly when: string; readonly remedy: string };
const adviceByCode: Readonly<Record<string, Advice>> = errorAdvice.codes;

/** Renders the examples of errors whose values depend on the operation, such as its scope. */
const renderFittedErrors = ({ responses }: OperationShape, cases: readonly DeclaredError[]): Html[] =>
  cases.flatMap(({ status, name }) => {
    const error = responses[status]?.fitted?.[name];
    return error
      ? [
          html`<details class="nested"><summary>Example</summary><div class="code"><pre tabindex="0"><code>${JSON.stringify({ error }, null, 2)}</code></pre></div></details>`,
        ]
      : [];
  });

/** Renders the errors that an operation can return: when, and what to do. */
export const renderErrors = (operation: OperationShape): Html => {
  const declared = listErrors(operation);
  const groups = [...new Set(declared.map(({ status, code }) => `${status} ${code}`))].sort();
  return groups.length === 0
    ? html``
    : table(
        `Errors of ${operation.id}`,
        ['Status and code', 'When, and what to do'],
        groups.map((group) => {
          const [status = '', code = ''] = group.split(' ');
          const cases = declared.filter((error) => error.status === status && error.code === code);
          const advice = adviceByCode[code];
          return [
            html`<span class="badge status-${status.charAt(0)}">${status}</span> ${errorLink(code)}`,
            html`${withCode(advice?.when ?? '')} <em>${withCode(advice?.remedy ?? '')}</em>${cases.length > 1 && html` Cases: ${joined(cases.map(({ name }) => errorCaseLink(code, name)))}.`}${renderFittedErrors(operation, cases)}`,
          ];
        }),
      );
};

const renderProof = (id: string): Html => {
  const mutants = countMutants(id);
  return mutants === 0
    ? html``
    : html` <span class="soft">${mutants} ${mutants === 1 ? 'mutant' : 'mutants'}</span>`;
};

/** Renders a list of clauses: the sentence of each, its level, and how many broken servers prove its check. */
export const renderClauseList = (clauses: readonly { id: string; text: string; level: string }[]): Html =>
  html`<ul class="clauses">${clauses.map(
    ({ id, text, level }) =>
      html`<li>${clauseLink(id, withCode(text))} <span class="badge ${level}">${level}</span>${renderProof(id)}</li>\n`,
  )}</ul>`;

/** Renders the clauses about an operation, and the conventions that it follows. */
export const renderClauses = ({ id }: OperationShape): Html => {
  const { own, conventions } = clausesFor(id);
  return html`${own.length > 0 && renderClauseList(own)}
${
  conventions.length > 0 &&
  html`<p>${own.length > 0 ? 'The operation also follows' : 'The operation follows'} the conventions of the API: ${joined(
    conventions.map(
      ({ family, title, clauses }) =>
        html`<a href="${siteHref(files.clauses, `family-${family}`)}">${title}</a> (${clauses.length})`,
    ),
  )}.</p>`
}
<p class="soft">The conformance gate checks each clause. A mutant is a server that violates the clause on purpose, which the gate detects.</p>`;
};

const renderMachine = (machine: StateMachineShape, id: string): Html => {
  const moves = machine.moves.filter((move) => 'operation' in move && move.operation === id);
  const forbidden = (machine.forbidden ?? []).filter(({ operation }) => operation === id);
  const states = (values: readonly string[]) => joined(values.map((state) => html`<code>${state}</code>`));
  return html`<ul>${moves.map(
    ({ from, to }) =>
      html`<li>${from.length === 0 ? html`a new record` : states(from)} → <code>${to}</code></li>`,
  )}${forbidden.map(
    ({ from, error }) => html`<li>refused from ${states(from)}: <code>${error}</code></li>`,
  )}</ul><p><a href="${siteHref(files.states, machine.name)}">All states of ${machine.name.replaceAll('-', ' ')}</a></p>`;
};

/** Renders the transitions that an operation causes. */
export const renderTransitions = ({ id }: OperationShape): Html =>
  html`${machinesFor(id).map((machine) => renderMachine(machine, id))}`;

/** Renders links to webhook events with their summaries. */
export const renderEvents = (types: readonly EventType[]): Html =>
  types.length === 0
    ? html``
    : html`<ul>${types.map(
        (type) =>
          html`<li><a href="${siteHref(webhookFile(type))}"><code>${type}</code></a>: ${events[type].summary}</li>`,
      )}</ul><p class="soft">The guide <a href="${siteHref(guideFile('webhooks'))}">Webhooks</a> explains how to receive them.</p>`;

/** Renders the events about the records that an operation changes. */
export const renderOperationEvents = (operation: OperationShape): Html =>
  operation.method === 'GET' ? html`` : renderEvents(eventsWithTag(operation.tag));

/** Formats a runtime expression of a link as a place in the response: `$response.body#/data/0/id` as `data[0].id`. */
const formatSource = (expression: string): string =>
  expression
    .replace(/^\$response\.(?:header\.|body#\/)/, '')
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');

/** Renders what a link passes on from the response. The request has the other parameters. */
const renderPassed = (link: Node): Html => {
  const passed = Object.entries(isNode(link.parameters) ? link.parameters : {}).filter(
    ([, expression]) => typeof expression === 'string' && expression.startsWith('$response.'),
  );
  return joined(
    passed.map(
      ([name, expression]) =>
        html`<code>${name}</code> is <code>${formatSource(String(expression))}</code> of the response`,
    ),
  );
};

/** Renders the links of the responses: what to call next with their values. */
const renderLinks = (node: Node, { bundle }: ReferenceContext): Html => {
  const links = nodeEntries(node.responses).flatMap(([, reference]) =>
    nodeEntries(resolveNode(bundle, reference).links),
  );
  return html`${links.map(([, link]) => {
    const target = operationList.find(({ id }) => id === link.operationId);
    if (target === undefined) return html``;
    const sentence = renderInline(String(link.description ?? `${target.summary}.`));
    return html`<li>${operationLink(target.id)}: ${sentence} <span class="soft">${renderPassed(link)}</span></li>`;
  })}`;
};

const listWorkflows = ({ id }: OperationShape, { workflows }: ReferenceContext) =>
  workflows
    .flatMap((file) => file.workflows)
    .filter(({ steps }) => steps.some(({ operationId }) => operationId?.split('.').at(-1) === id));

/** Renders what the responses lead to, the other operations of the resource, and the use cases that contain the operation. */
export const renderRelated = (operation: OperationShape, node: Node, context: ReferenceContext): Html => {
  const links = renderLinks(node, context);
  const others = operationsWithTag(operation.tag).filter(({ id }) => id !== operation.id);
  const workflows = listWorkflows(operation, context);
  return html`${links.html !== '' && html`<h3>Leads to</h3><ul>${links}</ul>`}
${others.length > 0 && html`<h3>Operations</h3><ul>${others.map(({ id, summary }) => html`<li>${operationLink(id)}: ${summary}</li>`)}</ul>`}
${workflows.length > 0 && html`<h3>Use cases</h3><ul>${workflows.map(({ workflowId, summary = workflowId }) => html`<li><a href="${siteHref(files.workflows, workflowId)}">${summary}</a></li>`)}</ul>`}`;
};

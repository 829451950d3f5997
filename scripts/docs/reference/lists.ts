import { type EventType, events } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { countMutants } from '../contract.ts';
import { list } from '../elements.ts';
import { clauseLink, pageFile, siteHref } from '../links.ts';
import { renderInline } from '../markdown.ts';

const renderProof = (id: string): Html | false => {
  const mutants = countMutants(id);
  return mutants > 0 && html` <span class="soft">${mutants} ${mutants === 1 ? 'mutant' : 'mutants'}</span>`;
};

/** Renders a list of clauses: the sentence of each, its level, and how many broken servers prove its check. */
export const renderClauseList = (clauses: readonly { id: string; text: string; level: string }[]): Html =>
  html`${list(
    clauses.map(
      ({ id, text, level }) =>
        html`${clauseLink(id, renderInline(text))} <span class="badge ${level}">${level}</span>${renderProof(id)}`,
    ),
  )}`;

/** Renders links to webhook events with their summaries. */
export const renderEvents = (types: readonly EventType[]): Html =>
  types.length === 0
    ? html``
    : html`${list(
        types.map(
          (type) =>
            html`<a href="${siteHref(pageFile('webhooks', type))}"><code>${type}</code></a>: ${events[type].summary}`,
        ),
      )}<p class="soft">The guide <a href="${siteHref(pageFile('guides', 'webhooks'))}">Webhooks</a> explains how to receive them.</p>`;

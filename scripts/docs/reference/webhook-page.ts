import { clauseList, type EventType, tagTitle } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { bundle, eventsWithTag, getEntry, listMediaExamples } from '../contract.ts';
import { exampleBlock, list, renderSplit, section } from '../elements.ts';
import { pageFile, siteHref } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import { renderEvents } from './lists.ts';
import { renderParameters } from './operation-page.ts';
import { renderProse, summarize } from './prose.ts';
import { renderSchema } from './schema-view.ts';

const depth = 3;

/** The page of a webhook event: when it is sent, its headers and its body. */
export const webhookPage = (type: EventType): SitePage => {
  const entry = getEntry(type);
  const { operation, body, responses } = entry;
  const [tag = ''] = type.split('.');
  const isTag = bundle.tags.some(({ name }) => name === tag);
  const deliveries = clauseList.filter(({ family }) => family === 'deliveries').length;
  const accepted = responses.map(
    ([status, { description }]) =>
      html`<code>${status === 'default' ? 'Other' : status}</code>: ${description}`,
  );
  const summary = `${operation.summary}. ${summarize(operation.description)}`;
  return {
    file: pageFile('webhooks', type),
    title: type,
    summary,
    inReference: true,
    entries: [{ kind: 'event', keywords: 'webhook event' }],
    body: html`<p class="above">Webhook events</p>
<h1><code>${type}</code></h1>
<p class="lead">${operation.summary}.</p>
${renderSplit({
  introduction: html`${renderProse(operation.description)}
<p>To receive it, <a href="${siteHref('operations/createWebhookSubscription.html')}">create a subscription</a> whose <code>events</code> contain <code>${type}</code>, <code>${tag}.*</code> or <code>*</code>. The guide <a href="${siteHref(pageFile('guides', 'webhooks'))}">Webhooks</a> verifies and handles a delivery.</p>`,
  sections: html`${section('body', 'Body', html`${renderProse(body?.description)}${renderSchema(Object.values(body?.content ?? {})[0]?.schema, depth, 'body')}`)}
${section('headers', 'Headers', renderParameters(entry))}
${section('response', 'Your response', html`${list(accepted)}`)}
${section(
  'related',
  'Related',
  html`${renderEvents(eventsWithTag(tag).filter((other) => other !== type))}${isTag && html`<p>The operations: <a href="${siteHref(pageFile('resources', tag))}">${tagTitle(tag)}</a></p>`}
<p><a href="${siteHref(pageFile('clauses', 'deliveries'))}">${deliveries} clauses</a> about deliveries apply to every event.</p>`,
)}`,
  examples: html`<h2 id="example">Example</h2>${listMediaExamples(body).map(({ value }) => exampleBlock(value))}`,
})}`,
  };
};

import { clauseList, type EventType } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { bundle } from '../contract.ts';
import { exampleBlock, list, renderSplit, section } from '../elements.ts';
import { pageFile, siteHref } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import { eventsWithTag, listMediaExamples, tagTitle } from './contract-view.ts';
import { renderEvents } from './lists.ts';
import { renderParameters } from './operation-page.ts';
import { renderProse, summarize } from './prose.ts';
import { nodeEntries, resolveNode } from './schema-nodes.ts';
import { renderSchema } from './schema-view.ts';

const depth = 3;

/** The page of a webhook event: when it is sent, its headers and its body. */
export const webhookPage = (type: EventType): SitePage => {
  const node = bundle.webhooks[type]?.post;
  if (!node) throw new Error(`Expected a webhook event of the contract, got "${type}".`);
  const body = resolveNode(node.requestBody);
  const [media] = nodeEntries(body.content);
  const [tag = ''] = type.split('.');
  const isTag = bundle.tags.some(({ name }) => name === tag);
  const deliveries = clauseList.filter(({ family }) => family === 'deliveries').length;
  const responses = nodeEntries(node.responses).map(
    ([status, response]) =>
      html`<code>${status === 'default' ? 'Other' : status}</code>: ${String(resolveNode(response).description)}`,
  );
  const summary = `${node.summary}. ${summarize(node.description)}`;
  return {
    file: pageFile('webhooks', type),
    title: type,
    summary,
    inReference: true,
    entries: [{ kind: 'event', keywords: 'webhook event' }],
    body: html`<p class="above">Webhook events</p>
<h1><code>${type}</code></h1>
<p class="lead">${node.summary}.</p>
${renderSplit({
  introduction: html`${renderProse(node.description)}
<p>To receive it, <a href="${siteHref('operations/createWebhookSubscription.html')}">create a subscription</a> whose <code>events</code> contain <code>${type}</code>, <code>${tag}.*</code> or <code>*</code>. The guide <a href="${siteHref(pageFile('guides', 'webhooks'))}">Webhooks</a> verifies and handles a delivery.</p>`,
  sections: html`${section('body', 'Body', html`${renderProse(body.description)}${renderSchema(media?.[1].schema, depth, 'body')}`)}
${section('headers', 'Headers', renderParameters(node))}
${section('response', 'Your response', html`${list(responses)}`)}
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

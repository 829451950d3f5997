import { clauseList, keyPrefixes, operationList, operations, sandboxUrl } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { bundle } from '../contract.ts';
import { codeBlock, heading } from '../elements.ts';
import { guides } from '../guides.ts';
import { files, pageFile, siteHref } from '../links.ts';
import { plainSentence, renderMarkdown } from '../markdown.ts';
import { createDescribeRun } from '../run/guide-runs.ts';
import type { PageContext, SitePage } from '../site-page.ts';

/** Anyone can try this request: the sandbox accepts this key of its demo workspace. */
const firstRequest = `curl -H 'Authorization: Bearer ${keyPrefixes.test}acme' ${sandboxUrl}${operations.getMe.path}`;

const card = (href: string, title: string, text: string) =>
  html`<li class="box"><a href="${siteHref(href)}">${title}</a><p>${text}</p></li>`;

/** Describes the API, how to get started, and the audience of each page. */
export const startPage = ({ dashboard }: PageContext): SitePage => {
  const { title, summary, description } = bundle.info;
  // The conventions follow. The guides explain them in detail.
  const [introduction = ''] = description.split(/^# /m);
  return {
    file: files.start,
    title,
    summary,
    body: html`<h1>${title}</h1>
<p class="lead">${summary}</p>
${heading(2, 'begin', 'Get started')}
<p>Request your identity${dashboard === undefined && html`. <em>Run</em> sends this to a sandbox in this page`}:</p>
${codeBlock(firstRequest, 'sh', dashboard === undefined ? createDescribeRun()(firstRequest, 'sh') : undefined)}
<p>The sandbox, a server with state and demo records, also runs on your machine. Then send the request from another terminal:</p>
${codeBlock('npx @workspace-api/mock', 'sh')}
<p>The <a href="${siteHref(pageFile('guides', 'quick-start'))}">quick start</a> begins with the installation, and continues from here.</p>
${heading(2, 'guides', 'Guides')}
<ul class="cards columns">${guides.map((guide) => card(pageFile('guides', guide.name), guide.title, plainSentence(guide.summary)))}</ul>
${heading(2, 'pages', 'Contents')}
<h3>You call the API</h3>
<ul class="cards columns">
${card(files.reference, 'Reference', `All ${operationList.length} operations and webhook events, with parameters, responses and code samples.`)}
${card(files.workflows, 'Use cases', 'Several operations that achieve one goal, step by step.')}
${card(files.errors, 'Errors', 'Every code: its cause, what to do, and whether to retry.')}
${card(files.scopes, 'Scopes', 'What a token may do.')}
${card(files.states, 'States', 'The states of a record, and what changes them.')}
</ul>
<h3>You build a server of the API</h3>
<ul class="cards columns">
${card(files.clauses, 'Clauses', `${clauseList.length} promises of the service, with the scenarios that check them and the mutants that violate them.`)}
${card(files.changelog, 'Changelog', 'What changed in the contract and in its tools.')}
</ul>
${renderMarkdown(introduction)}`,
  };
};

import { clauseList, keyPrefixes, operationList, operations, sandboxUrl } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, heading } from '../elements.ts';
import { guideFile } from '../guides.ts';
import { files, siteHref } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Heading, SitePage } from '../site-page.ts';
import type { PageContext } from './context.ts';

const startMock = 'npx @workspace-api/mock';

/** Anyone can try this request: the sandbox accepts this key of its demo workspace. */
const firstRequest = `curl -H 'Authorization: Bearer ${keyPrefixes.test}acme' ${sandboxUrl}${operations.getMe.path}`;

/** The guide that begins with the installation. */
const quickStart = 'quick-start';

const card = (href: string, title: string, text: string) =>
  html`<li><a href="${siteHref(href)}">${title}</a><p>${text}</p></li>`;

/** Describes the API, how to get started, and the audience of each page. */
export const startPage = ({ bundle, guides, highlighter }: PageContext): SitePage => {
  const { title, summary, description } = bundle.info;
  // The conventions follow. The guides explain them in detail.
  const [introduction = ''] = description.split(/^# /m);
  const about = renderMarkdown(introduction, highlighter, () => undefined);
  const begin: Heading = { id: 'begin', text: 'Get started', level: 2 };
  const readers: Heading = { id: 'pages', text: 'Contents', level: 2 };
  const guide: Heading = { id: 'guides', text: 'Guides', level: 2 };
  return {
    file: files.start,
    title,
    summary,
    headings: [begin, ...(guides.length > 0 ? [guide] : []), readers, ...about.headings],
    entries: [{ kind: 'page', title, text: summary, link: files.start }],
    body: html`<h1>${title}</h1>
<p class="lead">${summary}</p>
${heading(begin)}
<p>Start the sandbox, a server with state and demo records on your machine:</p>
${codeBlock(highlighter, startMock, 'bash')}
<p>In another terminal, request your identity:</p>
${codeBlock(highlighter, firstRequest, 'bash')}
${guides.some(({ name }) => name === quickStart) && html`<p>The <a href="${siteHref(guideFile(quickStart))}">quick start</a> begins with the installation, and continues from here.</p>`}
${
  guides.length > 0 &&
  html`${heading(guide)}
<ul class="cards">${guides.map((each) => card(guideFile(each.name), each.title, each.summary.replace(/[`*]|\]\([^)]*\)|\[/g, '')))}</ul>`
}
${heading(readers)}
<h3>You call the API</h3>
<ul class="cards">
${card(files.reference, 'Reference', `All ${operationList.length} operations and webhook events, with parameters, responses and code samples.`)}
${card(files.workflows, 'Use cases', 'Several operations that achieve one goal, step by step.')}
${card(files.errors, 'Errors', 'Every code: its cause, what to do, and whether to retry.')}
${card(files.scopes, 'Scopes', 'What a token may do.')}
${card(files.states, 'States', 'The states of a record, and what changes them.')}
</ul>
<h3>You build a server of the API</h3>
<ul class="cards">
${card(files.clauses, 'Clauses', `${clauseList.length} promises of the service, with the scenarios that check them and the mutants that violate them.`)}
${card(files.changelog, 'Changelog', 'What changed in the contract and in its tools.')}
</ul>
${about.body}`,
  };
};

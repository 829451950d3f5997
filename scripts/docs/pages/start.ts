import { clauseList, keyPrefixes, operationList, operations, sandboxUrl } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, heading } from '../elements.ts';
import { guideFile } from '../guides.ts';
import { files } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Heading, SitePage } from '../site-page.ts';
import type { PageContext } from './context.ts';

/** Anyone can try this request: the sandbox accepts this key of its demo workspace. */
const firstRequest = [
  'npm start',
  `curl -H 'Authorization: Bearer ${keyPrefixes.test}acme' ${sandboxUrl}${operations.getMe.path}`,
].join('\n');

const card = (href: string, title: string, text: string) =>
  html`<li><a href="${href}">${title}</a><p>${text}</p></li>`;

/** Describes the API, where to begin, and the audience of each page. */
export const startPage = ({ bundle, guides, highlighter }: PageContext): SitePage => {
  const { title, summary, description } = bundle.info;
  // The conventions follow. The guides explain them in detail.
  const [introduction = ''] = description.split(/^# /m);
  const about = renderMarkdown(introduction, highlighter, () => undefined);
  const begin: Heading = { id: 'begin', text: 'Where to begin', level: 2 };
  const readers: Heading = { id: 'pages', text: 'What is here', level: 2 };
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
<p>Start the sandbox, a server with state and demo records on your own machine, and ask it who you are:</p>
${codeBlock(highlighter, firstRequest, 'bash')}
${
  guides.length > 0 &&
  html`${heading(guide)}
<ul class="cards">${guides.map((each) => card(guideFile(each.name), each.title, each.summary.replace(/[`*]|\]\([^)]*\)|\[/g, '')))}</ul>`
}
${heading(readers)}
<h3>You call the API</h3>
<ul class="cards">
${card(files.reference, 'Reference', `All ${operationList.length} operations and the events of webhooks, with parameters, answers and code.`)}
${card(files.workflows, 'Use cases', 'Several operations that lead to one end, step by step.')}
${card(files.errors, 'Errors', 'Every code: when it comes, what to do, and whether to retry.')}
${card(files.scopes, 'Scopes', 'What a token may do.')}
${card(files.states, 'States', 'Which states a record has, and what moves it.')}
</ul>
<h3>You build a server of the API</h3>
<ul class="cards">
${card(files.clauses, 'Clauses', `${clauseList.length} promises of the service, with the scenarios that judge them and the mutants that prove it.`)}
${card(files.changelog, 'Changelog', 'What changed in the contract and in its tools.')}
</ul>
${about.body}`,
  };
};

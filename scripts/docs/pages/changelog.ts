import { readFileSync } from 'node:fs';
import { html } from '../../../conformance/report/html/escape.ts';
import { fromRoot } from '../../generate/paths.ts';
import { heading } from '../elements.ts';
import { files } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';

/**
 * The changelogs of the contract and of this repository.
 *
 * @param changes the contract's changelog in Markdown (`renderHistory`)
 */
export const changelogPage = (changes: string): SitePage => {
  const source = readFileSync(fromRoot('CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '');
  // Links within the repository lead to files that the site doesn't include.
  const render = (prefix: string, markdown: string) =>
    renderMarkdown(markdown.replace(/^#/gm, '##'), { prefix, resolve: () => undefined });
  return {
    file: files.changelog,
    title: 'Changelog',
    summary: 'What changed in the contract, and in the tools around it.',
    entries: [{ kind: 'page', text: 'What changed in the contract and its tools.' }],
    body: html`<h1>Changelog</h1>
${heading(2, 'contract', 'The contract')}
${render('contract', changes)}
${heading(2, 'kit', 'The contract kit')}
${render('kit', source)}`,
  };
};

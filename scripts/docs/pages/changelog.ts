import { readFileSync } from 'node:fs';
import { html } from '../../../conformance/report/html/escape.ts';
import { fromRoot } from '../../generate/paths.ts';
import { heading } from '../elements.ts';
import { files } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';

/** What a version changed, below its title: `Unreleased`, or the version with its date. */
type Version = { readonly name: string; readonly title: string; readonly markdown: string };

/** Splits a changelog into its introduction and its versions. */
const parse = (
  changelog: string,
): { readonly introduction: string; readonly versions: readonly Version[] } => {
  const [introduction = '', ...parts] = changelog.replace(/^# .*\n/, '').split(/^## /m);
  const versions = parts.map((part) => {
    const [, title = '', markdown = ''] = /^(.*)\n([\s\S]*)$/.exec(part) ?? [];
    return { name: /^[^\s,:]+/.exec(title)?.[0] ?? title, title, markdown };
  });
  return { introduction, versions };
};

/**
 * What each version changed in the contract and in the packages, newest first.
 *
 * @param changes the contract's changelog in Markdown (`renderHistory`)
 */
export const changelogPage = (changes: string): SitePage => {
  const { introduction, versions } = parse(readFileSync(fromRoot('CHANGELOG.md'), 'utf8'));
  const contract = parse(changes).versions;
  const others = contract.filter(({ name }) => versions.every((version) => version.name !== name));
  // Links within the repository lead to files that the site doesn't include.
  const render = (prefix: string, markdown: string) =>
    renderMarkdown(markdown, { prefix, resolve: () => undefined });
  return {
    file: files.changelog,
    title: 'Changelog',
    summary: 'What each version changed in the contract, and in the tools around it.',
    entries: [{ kind: 'page', text: 'What changed in the contract and its tools.' }],
    body: html`<h1>Changelog</h1>
${render('', introduction)}
${[...versions, ...others.map((version) => ({ ...version, markdown: '' }))].map(
  ({ name, title, markdown }) => {
    const changed = contract.find((version) => version.name === name);
    return html`${heading(2, name.toLowerCase(), title)}
${changed && html`${heading(3, `${name}-contract`, 'The contract')}${render(name, changed.markdown.replace(/^#/gm, '##'))}`}
${render(name, markdown)}`;
  },
)}`,
  };
};

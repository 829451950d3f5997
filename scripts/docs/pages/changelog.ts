import { readFileSync } from 'node:fs';
import { html } from '../../../conformance/report/html/escape.ts';
import { fromRoot } from '../../generate/paths.ts';
import { renderVersion } from '../../release/contract-changelog.ts';
import type { ContractHistory } from '../../release/contract-changes.ts';
import { heading } from '../elements.ts';
import { files } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';

/** What each version changed in the contract and in the packages, newest first. */
export const changelogPage = ({ versions: history }: ContractHistory): SitePage => {
  const changelog = readFileSync(fromRoot('CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '');
  const [introduction = '', ...parts] = changelog.split(/^## /m);
  // A title is `Unreleased`, or the version with its date.
  const versions = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { name: /^[^\s,:]+/.exec(title)?.[0] ?? title, title, markdown: lines.join('\n') };
  });
  const contract = history.filter(({ changes, editorial }) => changes.length + editorial > 0);
  const others = contract
    .filter(({ version }) => versions.every(({ name }) => name !== version))
    .map(({ version }) => ({ name: version, title: version, markdown: '' }));
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
${[...versions, ...others].map(({ name, title, markdown }) => {
  const changed = contract.find(({ version }) => version === name);
  return html`${heading(2, name.toLowerCase(), title)}
${
  changed &&
  html`${heading(3, `${name}-contract`, 'The contract')}${render(
    name,
    renderVersion(changed)
      .replace(/^## .*\n/, '')
      .replace(/^#/gm, '##'),
  )}`
}
${render(name, markdown)}`;
})}`,
  };
};

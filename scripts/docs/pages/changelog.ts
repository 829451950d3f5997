import { readFileSync } from 'node:fs';
import { html } from '../../../conformance/report/html/escape.ts';
import type { ContractVersion } from '../../../generated/code/changes.ts';
import { fromRoot } from '../../generate/paths.ts';
import { renderVersion } from '../../release/contract-changelog.ts';
import type { ContractHistory } from '../../release/contract-changes.ts';
import { files } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';

/** Inserts what a version changed in the contract below the version's title. A version without a title isn't released yet. */
const insertChanges = (changelog: string, changed: ContractVersion): string => {
  const titles = changelog.match(/^## .*\n/gm) ?? [];
  const title = titles.find((one) => one.split(/[ ,:\n]/)[1] === changed.version) ?? '## Unreleased\n';
  const changes = renderVersion(changed)
    .replace(/^## .*\n/, '### The contract\n')
    .replace(/^### (?!The contract$)/gm, '#### ');
  return changelog.replace(title, () => `${title}\n${changes}`);
};

/** What each version changed in the contract and in the packages, newest first. */
export const changelogPage = ({ versions }: ContractHistory): SitePage => ({
  file: files.changelog,
  title: 'Changelog',
  summary: 'What each version changed in the contract, and in the tools around it.',
  // Links within the repository lead to files that the site doesn't include.
  body: html`<h1>Changelog</h1>
${renderMarkdown(
  versions
    .filter(({ changes, editorial }) => changes.length + editorial > 0)
    .reduce(insertChanges, readFileSync(fromRoot('CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '')),
  { resolve: () => undefined },
)}`,
});

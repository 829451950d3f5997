import { existsSync, readFileSync } from 'node:fs';
import { html } from '../../../conformance/report/html/escape.ts';
import { fromRoot } from '../../generate/paths.ts';
import { contractChanges as changesSinceRelease } from '../../release/contract-changes.ts';
import { heading } from '../elements.ts';
import { files } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';
import type { PageContext } from './context.ts';

/** Returns the contract's changelog in Markdown: past releases, and the changes since the last one. It takes a second. */
export const contractChanges = async (): Promise<string> => {
  const past = fromRoot('generated/CHANGELOG.md');
  const before = existsSync(past) ? readFileSync(past, 'utf8').replace(/^# .*\n/, '') : '';
  const { section, isReleased } = await changesSinceRelease();
  return [...(isReleased ? [] : [section]), before].join('\n\n');
};

/**
 * The changelogs of the contract and of this repository.
 *
 * @param changes the contract's changelog in Markdown (`contractChanges`)
 */
export const changelogPage = ({ highlighter }: PageContext, changes: string): SitePage => {
  // The links lead to files of the repository, which the site doesn't include.
  const nowhere = () => undefined;
  const source = readFileSync(fromRoot('CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '');
  const contract = renderMarkdown(changes.replace(/^#/gm, '##'), highlighter, nowhere, {
    prefix: 'contract',
  });
  const kit = renderMarkdown(source.replace(/^#/gm, '##'), highlighter, nowhere, { prefix: 'kit' });
  return {
    file: files.changelog,
    title: 'Changelog',
    summary: 'What changed in the contract, and in the tools around it.',
    headings: [
      { id: 'contract', text: 'The contract', level: 2 },
      ...contract.headings,
      { id: 'kit', text: 'The contract kit', level: 2 },
      ...kit.headings,
    ],
    entries: [
      {
        kind: 'page',
        title: 'Changelog',
        text: 'What changed in the contract and its tools.',
        link: files.changelog,
      },
    ],
    body: html`<h1>Changelog</h1>
${heading({ id: 'contract', text: 'The contract', level: 2 })}
${contract.body}
${heading({ id: 'kit', text: 'The contract kit', level: 2 })}
${kit.body}`,
  };
};

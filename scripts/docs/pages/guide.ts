import { posix } from 'node:path';
import { html } from '../../../conformance/report/html/escape.ts';
import { type Guide, guideFile } from '../guides.ts';
import { files, namedHref, siteHref } from '../links.ts';
import { renderMarkdown } from '../markdown.ts';
import { describeRun } from '../run/guide-runs.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { SitePage } from '../site-page.ts';
import type { PageContext } from './context.ts';

const sitePages: ReadonlySet<string> = new Set(Object.values(files));

/** The page of a guide. */
export const guidePage = (guide: Guide, { guides, highlighter, dashboard }: PageContext): SitePage => {
  const names = new Set(guides.map(({ name }) => name));
  const resolve = (href: string): string | undefined => {
    const [path = '', hash] = href.split('#');
    const other = /^(?:\.\/|\.\.\/|guides\/)?([\w-]+)\.md$/.exec(path)?.[1];
    if (other !== undefined && names.has(other)) return siteHref(guideFile(other), hash);
    // A guide may link to another page of the site.
    const page = posix.normalize(posix.join('guides', path));
    return sitePages.has(page) ? siteHref(page, hash) : undefined;
  };
  const file = guideFile(guide.name);
  const { body, headings, sections } = renderMarkdown(guide.markdown, highlighter, resolve, {
    resolveName: namedHref,
    ...(dashboard === undefined && { describeRun }),
  });
  return {
    file,
    title: guide.title,
    summary: guide.summary.replace(/[`*]|\]\([^)]*\)|\[/g, ''),
    headings,
    entries: sections.map(
      ({ id, title, text }): SearchEntry => ({
        kind: 'guide',
        title: title === '' ? guide.title : `${guide.title}: ${title}`,
        ...(title === '' && { keywords: guide.name }),
        text,
        link: id === '' ? file : `${file}#${id}`,
      }),
    ),
    body: html`<h1>${guide.title}</h1>
${body}`,
  };
};

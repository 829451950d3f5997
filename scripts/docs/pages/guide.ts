import { posix } from 'node:path';
import { html } from '../../../conformance/report/html/escape.ts';
import { type Guide, guides } from '../guides.ts';
import { files, namedHref, pageFile, siteHref } from '../links.ts';
import { plainSentence, renderMarkdown } from '../markdown.ts';
import { createDescribeRun } from '../run/guide-runs.ts';
import { listSections, type PageContext, type SitePage } from '../site-page.ts';

const sitePages: ReadonlySet<string> = new Set(Object.values(files));

/** The page of a guide. */
export const guidePage = (guide: Guide, { dashboard }: PageContext): SitePage => {
  const names = new Set(guides.map(({ name }) => name));
  const resolve = (href: string): string | undefined => {
    const [path = '', hash] = href.split('#');
    const other = /^(?:\.\/|\.\.\/|guides\/)?([\w-]+)\.md$/.exec(path)?.[1];
    if (other !== undefined && names.has(other)) return siteHref(pageFile('guides', other), hash);
    // A guide may link to another page of the site.
    const page = posix.normalize(posix.join('guides', path));
    return sitePages.has(page) ? siteHref(page, hash) : undefined;
  };
  const body = renderMarkdown(guide.markdown, {
    resolve,
    resolveName: namedHref,
    ...(dashboard === undefined && { describeRun: createDescribeRun() }),
  });
  const file = pageFile('guides', guide.name);
  return {
    file,
    title: guide.title,
    summary: plainSentence(guide.summary),
    siblings: {
      label: 'Guides',
      links: guides.map(({ name, title }) => ({ file: pageFile('guides', name), title })),
    },
    entries: listSections(body).map(({ id, title, text }) =>
      id === ''
        ? { kind: 'guide', keywords: guide.name, text }
        : { kind: 'guide', title: `${guide.title}: ${title}`, text, link: `${file}#${id}` },
    ),
    body: html`<h1>${guide.title}</h1>
${body}`,
  };
};

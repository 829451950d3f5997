import { tagTitle } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { bundle, eventTypes, operationsWithTag } from '../contract.ts';
import { files, pageFile, siteHref } from '../links.ts';

/** A link of a navigation. */
export type NavigationLink = { readonly file: string; readonly title: string };

/** A group of links to pages of the reference. */
export type NavigationGroup = NavigationLink & { readonly links: readonly NavigationLink[] };

/** The navigation of the reference: the operations of each resource, and the webhook events. */
export const referenceNavigation: readonly NavigationGroup[] = [
  ...bundle.tags.map(({ name }) => ({
    title: tagTitle(name),
    file: pageFile('resources', name),
    links: operationsWithTag(name).map(({ id, summary }) => ({
      file: pageFile('operations', id),
      title: summary,
    })),
  })),
  {
    title: 'Webhook events',
    file: `${files.reference}#events`,
    links: eventTypes.map((type) => ({ file: pageFile('webhooks', type), title: type })),
  },
];

/** Renders links as the items of a list. The link to the current page is marked. */
export const renderLinks = (links: readonly NavigationLink[], current: string): Html =>
  html`${links.map(({ file, title }) => html`<li><a href="${siteHref(file)}"${file === current && html` aria-current="page"`}>${title}</a></li>\n`)}`;

/** Renders the navigation, in which the group of the current page is open. */
export const renderNavigation = (groups: readonly NavigationGroup[], current: string): Html => {
  const rendered = groups.map(({ title, file, links }) => {
    const all = [{ file, title: 'Overview' }, ...links];
    const isOpen = all.some((link) => link.file === current);
    return html`<li><details${isOpen && html` open`}><summary>${title}</summary><ul>${renderLinks(all, current)}</ul></details></li>\n`;
  });
  const others = [
    { file: files.errors, title: 'Errors' },
    { file: `${files.reference}#schemas`, title: 'Schemas' },
    { file: files.extensions, title: 'Extensions' },
  ];
  return html`<details class="contents" open><summary>Reference</summary><nav aria-label="Reference"><ul>
${renderLinks([{ file: files.reference, title: 'Overview' }], current)}${rendered}${renderLinks(others, current)}</ul></nav></details>`;
};

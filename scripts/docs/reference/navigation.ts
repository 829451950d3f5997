import { type Html, html } from '../../../conformance/report/html/escape.ts';
import type { Bundle } from '../contract.ts';
import { files, operationFile, resourceFile, siteHref, webhookFile } from '../links.ts';
import { eventTypes, operationsWithTag, tagTitle } from './contract-view.ts';

/** A group of links to pages of the reference. */
export type NavigationGroup = {
  readonly title: string;
  /** The page about the whole group. */
  readonly file: string;
  readonly links: readonly { readonly file: string; readonly title: string }[];
};

/** The navigation of the reference: the operations of each resource, and the webhook events. */
export const referenceNavigation = (bundle: Bundle): NavigationGroup[] => [
  ...bundle.tags.map(({ name }) => ({
    title: tagTitle(name),
    file: resourceFile(name),
    links: operationsWithTag(name).map(({ id, summary }) => ({ file: operationFile(id), title: summary })),
  })),
  {
    title: 'Webhook events',
    file: `${files.reference}#events`,
    links: eventTypes.map((type) => ({ file: webhookFile(type), title: type })),
  },
];

/** Renders the navigation, in which the group of the current page is open. */
export const renderNavigation = (groups: readonly NavigationGroup[], file: string): Html => {
  const current = (link: string) => link === file && html` aria-current="page"`;
  return html`<details class="reference-menu" open><summary>Reference</summary><nav aria-label="Reference"><ul>
<li><a href="${siteHref(files.reference)}"${current(files.reference)}>Overview</a></li>
${groups.map((group) => {
  const isOpen = group.file === file || group.links.some((link) => link.file === file);
  return html`<li><details${isOpen && html` open`}><summary>${group.title}</summary><ul><li><a href="${siteHref(group.file)}"${current(group.file)}>Overview</a></li>${group.links.map(
    (link) => html`<li><a href="${siteHref(link.file)}"${current(link.file)}>${link.title}</a></li>`,
  )}</ul></details></li>\n`;
})}<li><a href="${siteHref(files.errors)}"${current(files.errors)}>Errors</a></li>
<li><a href="${siteHref(`${files.reference}#schemas`)}">Schemas</a></li>
<li><a href="${siteHref(files.extensions)}"${current(files.extensions)}>Extensions</a></li></ul></nav></details>`;
};

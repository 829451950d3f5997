import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { listSections } from '../site-page.ts';

/** Renders sections below links to them. */
export const renderSections = (sections: Html): Html => html`${renderSectionLinks(sections)}${sections}`;

const renderSectionLinks = (sections: Html): Html =>
  html`<nav class="sections" aria-label="On this page"><ul>${listSections(sections)
    .filter(({ level }) => level === 2)
    .map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`;

/** The parts of a page with examples next to its text. */
type Split = { readonly introduction: Html; readonly sections: Html; readonly examples: Html };

/** Renders the introduction, the examples and the sections. On a wide screen, the examples are a column of their own. */
export const renderSplit = ({ introduction, sections, examples }: Split): Html =>
  html`${renderSectionLinks(sections)}<div class="split"><div class="introduction">${introduction}</div>
<div class="examples">${examples}</div>
<div class="explanation">${sections}</div></div>`;

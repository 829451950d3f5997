import { type OperationShape, sandboxUrl } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { docsPath } from '../../../mocks/sandbox/core/mounts.ts';
import { codeBlock } from '../elements.ts';
import { guideFile } from '../guides.ts';
import { operationFile, siteHref } from '../links.ts';
import type { ReferenceContext } from './context.ts';

/** Opens the panel of the page. `browser/try-it.ts` shows it, so it needs JavaScript. */
export const tryItButton: Html = html`<button type="button" class="try" aria-haspopup="dialog" aria-expanded="false" hidden>Try it</button>`;

/** How to start a sandbox, for a page that no sandbox serves. */
const renderInstructions = ({ id }: OperationShape, { highlighter }: ReferenceContext): Html => {
  const page = `${new URL(sandboxUrl).origin}${docsPath}/${operationFile(id)}`;
  return html`<div class="instructions"><p>A sandbox on your machine executes requests on demo records. It needs Node. Start it:</p>
${codeBlock(highlighter, 'npx @workspace-api/mock', 'shell')}
<p>Then <a href="${page}">open this page at the sandbox</a>, and send the request there. The guide <a href="${siteHref(guideFile('quick-start'))}">Quick start</a> explains more.</p></div>`;
};

/**
 * The panel next to the text in which the reader sends a request of the operation: the dashboard's view, which is loaded when the
 * reader opens the panel.
 */
export const tryItPanel = (operation: OperationShape, context: ReferenceContext): Html => {
  const { dashboard } = context;
  const content =
    dashboard === undefined
      ? renderInstructions(operation, context)
      : html`<div class="frame" data-page="${dashboard}/#/send/${operation.id}" data-title="${operation.summary}"></div>`;
  return html`<dialog class="try" aria-labelledby="try-it"><div class="title"><h2 id="try-it">Try it</h2><button type="button" class="icon close" aria-label="Close"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3l10 10M13 3 3 13"/></svg></button></div>
${content}</dialog>`;
};

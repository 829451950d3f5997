import { type OperationShape, sandboxUrl } from '@workspace-api/contract';
import { operations as controlOperations, controlPath } from '@workspace-api/contract/sandbox';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { docsPath, openapiPath } from '../../../mocks/sandbox/http/mounts.ts';
import { codeBlock } from '../elements.ts';
import { pageFile, siteHref } from '../links.ts';
import type { PageContext } from '../site-page.ts';

/** Opens and closes the panel of the page. `browser/try-it.ts` shows it, because the form needs JavaScript. */
export const tryItButton: Html = html`<button type="button" class="button try primary" popovertarget="try" aria-haspopup="dialog" hidden>Try it</button>`;

/** What the form needs of a new sandbox, by path, with the file that `live-files.ts` writes. */
export const preparedFiles: Readonly<Record<string, string>> = {
  [controlPath]: 'sandbox.json',
  [controlPath + controlOperations.listWorkspaces.path]: 'workspaces.json',
};

const sandboxOrigin = new URL(sandboxUrl).origin;

/** Where requests are sent, and how to start a sandbox, for a page that no sandbox serves. */
const renderServer = ({ id }: OperationShape): Html => {
  const page = `${sandboxOrigin}${docsPath}/${pageFile('operations', id)}`;
  return html`<form class="server line"><label>Sandbox <select><option value="page">in this page</option><option value="address">at an address</option></select></label>
<span class="address" hidden><label>Address <input type="url" spellcheck="false" autocomplete="off" required></label> <button type="submit" class="button">Connect</button></span>
<p role="status"></p><button type="button" class="button start-over" hidden>Start over</button></form>
<div class="instructions" hidden><p>A sandbox on your machine executes requests on demo records. It needs Node. Start it:</p>
${codeBlock('npx @workspace-api/mock', 'shell')}
<p>Then <a href="${page}">open this page at the sandbox</a>, and send the request there. The guide <a href="${siteHref(pageFile('guides', 'quick-start'))}">Quick start</a> explains more.</p></div>
`;
};

/**
 * The panel next to the text in which the reader sends a request of the operation: the dashboard's view, which is loaded when the
 * reader opens the panel.
 */
export const tryItPanel = (operation: OperationShape, { dashboard }: PageContext): Html => {
  const route = `#/send/${operation.id}`;
  const isLive = dashboard === undefined;
  const place = isLive
    ? html` data-route="${route}" data-origin="${sandboxOrigin}" data-control="${controlPath}" data-prepared="${JSON.stringify({ ...preparedFiles, [openapiPath]: 'openapi.json' })}"`
    : html` data-page="${dashboard}/${route}"`;
  return html`<dialog class="try" id="try" popover="manual" aria-labelledby="try-it"${place}><div class="title line"><h2 id="try-it">Try it</h2><button type="button" class="button icon" popovertarget="try" aria-label="Close"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3l10 10M13 3 3 13"/></svg></button></div>
${isLive && renderServer(operation)}<div class="frame" data-title="${operation.summary}"></div></dialog>`;
};

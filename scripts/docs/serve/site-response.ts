import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { decodeSegment, mediaTypes } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';

/** The path of the stream that notifies pages to reload. */
export const reloadPath = '/_reload';

const scriptPath = '/_reload.js';
const script = `new EventSource('${reloadPath}').addEventListener('reload', () => location.reload());`;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': mediaTypes.json,
  '.yaml': 'application/yaml',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
};

/** A response of the server. */
export type SiteResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

const respond = (status: number, type: string, body: string | Buffer): SiteResponse => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  body,
});

const failurePage = (failure: string): string =>
  html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The build failed</title>
<link rel="stylesheet" href="/assets/site.css"></head>
<body><div class="columns"><main><h1>The build failed</h1><p>The page reloads as soon as it succeeds.</p><div class="code"><pre>${failure}</pre></div></main></div></body></html>`
    .html;

/** Makes a page reload itself. */
const reloading = (page: string): string =>
  page.replace('</body>', `<script src="${scriptPath}"></script></body>`);

/**
 * Responds to a request for a file of the site.
 *
 * @param folder the site
 * @param url the path of the request
 * @param failure the output of the last build, if it failed; every page shows it
 */
export const siteResponse = async (
  folder: string,
  url: string,
  failure: string | undefined,
): Promise<SiteResponse> => {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === scriptPath) return respond(200, types['.js'] as string, script);
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const type = types[extname(path)];
  const isPage = type === types['.html'];
  if (isPage && failure !== undefined) return respond(500, type as string, reloading(failurePage(failure)));
  try {
    const file = normalize(join(folder, decodeSegment(path)));
    if (type === undefined || !file.startsWith(folder + sep)) throw new Error('no such file');
    const content = await readFile(file);
    return respond(200, type, isPage ? reloading(content.toString('utf8')) : content);
  } catch {
    return respond(404, 'text/plain; charset=utf-8', `Not found: ${pathname}`);
  }
};

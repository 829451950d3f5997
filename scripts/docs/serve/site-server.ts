import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Connect, preview } from 'vite';

const eventsPath = '/_reload';
const scriptPath = '/_reload.js';

const script = `new EventSource('${eventsPath}').onmessage = ({ data }) => {
  const failure = JSON.parse(data);
  if (failure === '') return location.reload();
  const pre = document.createElement('pre');
  pre.textContent = 'The build failed. The page reloads as soon as it succeeds.\\n\\n' + failure;
  document.body.replaceChildren(pre);
};`;

/**
 * Serves the files of a site on loopback.
 *
 * @param folder the site, which exists
 * @param port 0 for any free port
 * @param open whether to open it in the system's browser
 * @throws Error if the port is in use
 */
export const startSiteServer = async (folder: string, port = 0, open = false) => {
  const pages = new Set<ServerResponse>();
  let message = '';
  const connect = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`: connected\n\n${message}`);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  };
  const respond: Connect.NextHandleFunction = async ({ url = '/' }, response, next) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === eventsPath) return connect(response);
    if (pathname === scriptPath) return response.setHeader('content-type', 'text/javascript').end(script);
    if (!/\/$|\.html$/.test(pathname)) return next();
    const page = await readFile(join(folder, pathname.replace(/\/$/, '/index.html')), 'utf8').catch(() => {
      response.statusCode = 404;
      return '<!DOCTYPE html><title>Not found</title>The site has no such page. It reloads after each build.';
    });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`${page}<script src="${scriptPath}"></script>`);
  };
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    root: folder,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true, open },
    plugins: [
      {
        name: 'reload',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use(respond);
        },
      },
    ],
  });
  return {
    url: `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`,
    /** Reloads the open pages, or shows in them why the last build failed. */
    update: (failure: string): void => {
      message = failure === '' ? '' : `data: ${JSON.stringify(failure)}\n\n`;
      for (const page of pages) page.write(message || 'data: ""\n\n');
    },
    close: () => server.close(),
  };
};

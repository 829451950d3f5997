import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createBuilds } from './builds.ts';
import { openInBrowser } from './open-browser.ts';
import { reloadPath, siteAnswer } from './site-answer.ts';
import { watchSources } from './watch-sources.ts';

/** Where the site is built, and how it is served. */
export type ServeOptions = { readonly out: string; readonly port: number; readonly open: boolean };

const loopback = '127.0.0.1';

/** Sends events to the pages that are open. */
const createPages = () => {
  const open = new Set<ServerResponse>();
  return {
    connect: (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': connected\n\n');
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    reload: () => {
      for (const page of open) page.write('event: reload\ndata:\n\n');
    },
  };
};

/**
 * Serves the site on loopback, builds it again when a source changes, and reloads the pages that are open. A build
 * that fails is shown in the terminal and on the pages; the server goes on.
 *
 * @throws Error if the port is in use
 */
export const serveSite = async ({ out, port, open }: ServeOptions): Promise<void> => {
  const pages = createPages();
  const builds = createBuilds(out, pages.reload);
  const server = createServer((request, response) => {
    if (request.url === reloadPath) return pages.connect(response);
    siteAnswer(out, request.url ?? '/', builds.failure()).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, loopback);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use. Use --port to choose another.`)
      : error;
  });
  const address = server.address();
  const url = `http://${loopback}:${typeof address === 'object' && address !== null ? address.port : port}/`;
  await builds.run({ generate: false });
  watchSources(builds.run);
  console.log(
    `${url} shows the site, and reloads when openapi/, docs/ or scripts/docs/ change. Ctrl+C stops it.`,
  );
  if (open) openInBrowser(url);
};

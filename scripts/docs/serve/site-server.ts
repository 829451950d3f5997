import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reloadPath, siteResponse } from './site-response.ts';

const loopback = '127.0.0.1';

/** A server for previewing the site during development. */
export type SiteServer = {
  readonly url: string;
  /** Reloads the open pages. */
  readonly reload: () => void;
  readonly close: () => void;
};

/**
 * Serves the files of a site on loopback.
 *
 * @param folder the site
 * @param port 0 for any free port
 * @param failure the output of the last build, if it failed
 * @throws Error if the port is in use
 */
export const startSiteServer = async (
  folder: string,
  port: number,
  failure: () => string | undefined,
): Promise<SiteServer> => {
  const pages = new Set<ServerResponse>();
  const connect = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    pages.add(response);
    response.on('close', () => pages.delete(response));
  };
  const server = createServer((request, response) => {
    if (request.url === reloadPath) {
      connect(response);
      return;
    }
    siteResponse(folder, request.url ?? '/', failure()).then(
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
  return {
    url: `http://${loopback}:${(server.address() as AddressInfo).port}/`,
    reload: () => {
      for (const page of pages) page.write('event: reload\ndata:\n\n');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

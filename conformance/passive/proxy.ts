import {
  createServer,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { basePath } from '@workspace-api/contract';
import { StartupError } from '../engine/settings/startup-error.ts';
import { forwardOne, type Upstream } from './forward.ts';
import type { Observer } from './observer.ts';

export type ProxyOptions = {
  /** The API's base, ending in /v1. */
  target: string;
  host: string;
  /** 0 for any free port. */
  port: number;
};

export type RunningProxy = {
  /** The API's base at the proxy, ending in /v1. */
  url: string;
  /** Ends the traffic. Requests in progress have a few seconds to finish; streams are closed immediately. */
  close: () => Promise<void>;
};

/** The path that tests call on the proxy after resetting the target's data. */
export const resetPath = '/_proxy/reset';

/** The time that requests in progress have after the end, in milliseconds. */
const drainMs = 5_000;

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * The path at the target. A path below `/v1` belongs to the API, whatever the target's base; any other path stays unchanged.
 */
const targetPath = (target: string, path: string): string => {
  const base = new URL(target).pathname;
  const isApi = path === basePath || path.startsWith(`${basePath}/`) || path.startsWith(`${basePath}?`);
  return isApi ? base + path.slice(basePath.length) : path;
};

/**
 * Starts a reverse proxy in front of a target. The proxy forwards every message unchanged and notifies the observer.
 *
 * @throws StartupError if it can't listen
 */
export const startProxy = async (
  { target, host, port }: ProxyOptions,
  observer: Observer,
): Promise<RunningProxy> => {
  const isSecure = target.startsWith('https:');
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const upstream: Upstream = {
    base: target,
    origin: new URL(target).origin,
    getTargetPath: (path) => targetPath(target, path),
    request: (url, options) => (isSecure ? httpsRequest : httpRequest)(url, { ...options, agent }),
  };
  const forward = forwardOne(upstream, observer);

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.url === resetPath && request.method === 'POST') {
      forward.forget();
      response.writeHead(204).end();
      return;
    }
    forward.pass(request, response);
  });
  server.requestTimeout = 0;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  }).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE' ? `Port ${port} is in use. Use --port to choose another.` : error.message;
    throw new StartupError(`The proxy can't listen on ${host}:${port}: ${why}`);
  });
  const { port: own } = server.address() as AddressInfo;

  return {
    url: `http://${hostInUrl(host)}:${own}${basePath}`,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      forward.endStreams();
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(timer);
      agent.destroy();
      await forward.idle();
    },
  };
};

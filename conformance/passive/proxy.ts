import * as http from 'node:http';
import * as https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { basePath } from '@workspace-api/contract';
import { StartupError } from '../engine/errors.ts';
import { type ListenAddress, listen } from '../target/listen.ts';
import { createExchangeLog } from './exchange-log.ts';
import { createForwarder, type Upstream } from './forward.ts';
import { parseRequestTarget, respondOwn, respondToConnect, toTargetPath } from './messages.ts';
import type { Observer } from './observer.ts';

/** The path that tests call on the proxy after resetting the target's data. */
export const resetPath = '/_proxy/reset';

/** The time that requests in progress have after the end, in milliseconds. */
const drainMs = 5_000;

/**
 * Starts a reverse proxy in front of a target. The proxy forwards every message unchanged and notifies the observer.
 *
 * @param target the API's base, ending in /v1
 * @throws StartupError if it can't listen
 */
export const startProxy = async (
  { target, ...address }: ListenAddress & { target: string },
  observer: Observer,
) => {
  const targetUrl = new URL(target);
  const { Agent, request } = targetUrl.protocol === 'https:' ? https : http;
  // A connection for each exchange: what a target sends after a response can't become the next response.
  const agent = new Agent();
  const connection = { ...urlToHttpOptions(new URL(targetUrl.origin)), agent };
  const upstream: Upstream = {
    base: target,
    origin: targetUrl.origin,
    host: targetUrl.host,
    request: (options) => request({ ...connection, ...options }),
  };
  const log = createExchangeLog(observer);
  const { forward, endStreams } = createForwarder(upstream, log);

  const server = http.createServer({ requestTimeout: 0 });
  const own = await listen(server, address).catch((error: NodeJS.ErrnoException) => {
    const { host, port } = address;
    const why =
      error.code === 'EADDRINUSE' ? `Port ${port} is in use. Use --port to choose another.` : error.message;
    throw new StartupError(`The proxy can't listen on ${host}:${port}: ${why}`);
  });
  const { origin } = new URL(own);

  const handle = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const { method = '', url = '' } = request;
    const requestTarget = parseRequestTarget(method, url, { proxy: origin, target: upstream.origin });
    if (!requestTarget) {
      log.leaveOut('the request was for another server than the target');
      const message = `only requests to ${upstream.origin} are forwarded, not "${url}". Exclude other hosts by NO_PROXY.`;
      respondOwn(response, { status: 421, code: 'misdirected_request', message });
    } else if (!requestTarget.isForProxy) {
      forward(request, response, requestTarget.path);
    } else if (requestTarget.path === resetPath && method === 'POST') {
      log.forget();
      response.writeHead(204).end();
    } else {
      forward(request, response, toTargetPath(target, requestTarget.path));
    }
  };
  server.on('request', handle);
  server.on('checkExpectation', handle);
  server.on('connect', (request, socket) => {
    log.leaveOut('the client requested a tunnel (CONNECT)');
    const message = `no tunnel to ${request.url}, because its traffic can't be read. Set the client's base URL to ${origin}${basePath} instead of HTTPS_PROXY.`;
    respondToConnect(request, socket, { status: 501, code: 'not_implemented', message });
  });

  return {
    /** The API's base at the proxy, ending in /v1. */
    url: origin + basePath,
    /** Ends the traffic. Requests in progress have a few seconds to finish; streams are closed immediately. */
    close: async (): Promise<void> => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      endStreams();
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(timer);
      agent.destroy();
      await log.idle();
    },
  };
};

export type RunningProxy = Awaited<ReturnType<typeof startProxy>>;

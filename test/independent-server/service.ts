import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { authenticate, authorize } from './auth.ts';
import type { Call, ListPage, Reply } from './call.ts';
import { compress } from './compress.ts';
import { consoleReply } from './console.ts';
import { encodeList } from './encode.ts';
import { ApiError, notFound } from './errors.ts';
import { Idempotency } from './idempotency.ts';
import { type Encoding, negotiate } from './negotiate.ts';
import type { OAuth } from './oauth.ts';
import type { RateLimit } from './rate-limit.ts';
import { match } from './routes.ts';
import type { Failure, Store } from './store.ts';
import { createTraffic } from './traffic.ts';

const maxBody = 1024 * 1024;

/** The dependencies and options of the service. */
export interface ServiceOptions {
  store: Store;
  oauth: OAuth;
  rateLimit: RateLimit;
}
interface Service extends ServiceOptions {
  idempotency: Idempotency;
  /** Called once per request. */
  live: () => void;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBody) chunks.push(chunk);
  }
  if (size > maxBody) throw new ApiError(413, 'payload_too_large', `A body has at most ${maxBody} bytes.`);
  return Buffer.concat(chunks);
}

const getHeader = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

function send(request: IncomingMessage, response: ServerResponse, url: URL, reply: Reply, call?: Call): void {
  const encoded = reply.list
    ? encodeList(reply.list, call?.encoding ?? 'json', url.searchParams.get('bom') !== 'false')
    : { body: JSON.stringify(reply.body), headers: { 'content-type': 'application/json' } };
  if (reply.status === 204) {
    response.writeHead(204, reply.headers).end();
    return;
  }
  const { data, coding } = compress(Buffer.from(encoded.body), getHeader(request, 'accept-encoding'));
  response
    .writeHead(reply.status, {
      ...encoded.headers,
      vary: 'accept, accept-encoding',
      ...(coding !== undefined && { 'content-encoding': coding }),
      'content-length': data.length,
      ...reply.headers,
    })
    .end(data);
}

/** Returns the failure that was injected for this request, and removes it. */
function failureAt(
  store: Store,
  method: string,
  path: string,
  slug: string,
  encoding: Encoding,
): Failure | undefined {
  const matchingFailure = [...store.failures].find(
    (failure) =>
      failure.slug === slug &&
      failure.method === method &&
      failure.path === path &&
      (!failure.afterFirstRecord || encoding === 'ndjson'),
  );
  if (matchingFailure) store.failures.delete(matchingFailure);
  return matchingFailure;
}

const toApiError = ({ kind }: Failure, requestId: string): ApiError =>
  kind === 'internal'
    ? new ApiError(500, 'internal_error', 'The service failed.')
    : new ApiError(502, 'upstream_unavailable', 'The database is unavailable.', {
        details: { upstream: 'database', retryable: true, request_id: requestId },
      });

/** Sends the first record of a page as NDJSON, then fails. */
function sendFirst(request: IncomingMessage, response: ServerResponse, page: ListPage): void {
  const takesTrailers = (getHeader(request, 'te') ?? '').includes('trailers');
  response.writeHead(200, {
    'content-type': 'application/x-ndjson',
    connection: 'close',
    ...(takesTrailers && { trailer: 'svc-error' }),
  });
  response.write(`${JSON.stringify(page.records[0])}\n`, () => {
    if (!takesTrailers) {
      response.destroy();
      return;
    }
    response.addTrailers({ 'svc-error': 'upstream_unavailable' });
    response.end();
  });
}

/** Parses the URL of a request. The request target is always treated as a path. */
function parseUrl(request: IncomingMessage): URL {
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const target = `${origin}${request.url ?? '/'}`;
  if (!URL.canParse(target)) throw notFound('The address');
  return new URL(target);
}

/** Handles one request to the API. */
async function respond(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  raw: Buffer,
): Promise<void> {
  const { store, oauth, rateLimit, idempotency } = service;
  const method = request.method ?? 'GET';
  const limited = (tokenId: string): void => {
    const { headers, refusal } = rateLimit.count(tokenId);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (refusal) throw refusal;
  };
  if (method === 'POST' && (url.pathname === '/v1/oauth/token' || url.pathname === '/v1/oauth/refresh')) {
    limited(`address:${request.socket.remoteAddress}`);
    const handle = url.pathname.endsWith('token') ? oauth.token(raw) : oauth.refresh(raw);
    send(request, response, url, await handle);
    return;
  }
  const principal = await authenticate(store, getHeader(request, 'authorization')).catch((error: unknown) => {
    limited(`address:${request.socket.remoteAddress}`);
    throw error;
  });
  limited(principal.tokenId);
  const matched = match(method, url.pathname);
  if (!matched) throw notFound(`${method} ${url.pathname}`);
  const { route, params } = matched;
  const encoding =
    route.kind === 'stream'
      ? 'json'
      : negotiate(url.searchParams, getHeader(request, 'accept'), route.kind === 'list');
  authorize(store, principal, route.scope, params.slug);
  const failure = failureAt(store, method, route.path, params.slug ?? principal.workspace.slug, encoding);
  if (failure && !failure.afterFirstRecord)
    throw toApiError(failure, String(response.getHeader('x-request-id')));
  const call: Call = {
    store,
    principal,
    method,
    path: url.pathname,
    params,
    query: url.searchParams,
    header: (name) => getHeader(request, name),
    raw,
    requestId: String(response.getHeader('x-request-id')),
    encoding,
    origin: url.origin,
  };
  const reply = idempotency.once(call, () => route.handle(call));
  if (failure && reply.list) {
    sendFirst(request, response, reply.list);
  } else if (reply.stream) {
    response.writeHead(reply.status, reply.headers);
    reply.stream(response);
  } else {
    send(request, response, url, reply, call);
  }
}

async function handle(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('x-request-id', `req_${randomUUID()}`);
  service.live();
  try {
    const url = parseUrl(request);
    const raw = await readBody(request);
    if (url.pathname.startsWith('/console/')) {
      const reply = consoleReply(request.method ?? 'GET', url, raw, service.store, service.oauth);
      response
        .writeHead(reply.status, {
          'content-type': reply.type,
          ...(reply.location && { location: reply.location }),
        })
        .end(reply.body);
      return;
    }
    await respond(service, request, response, url, raw);
  } catch (error) {
    const apiError =
      error instanceof ApiError ? error : new ApiError(500, 'internal_error', 'The service failed.');
    if (apiError !== error) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    const json = JSON.stringify(apiError.envelope());
    response
      .writeHead(apiError.status, { 'content-type': 'application/json', ...apiError.headers })
      .end(json);
  }
}

/** The HTTP server of the service. Listen on a port to start it. */
export function createService(options: ServiceOptions): Server {
  const service = { ...options, idempotency: new Idempotency(), live: createTraffic(options.store) };
  return createServer((request, response) => void handle(service, request, response));
}

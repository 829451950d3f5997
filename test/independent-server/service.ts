import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { authenticate, authorize } from './auth.ts';
import type { Call, Handlers, Reply } from './call.ts';
import { compress, type Encoding, encodeList, type ListPage, negotiate } from './encodings.ts';
import { ApiError, notFound } from './errors.ts';
import { createIdempotency } from './idempotency.ts';
import type { OAuth } from './oauth.ts';
import type { RateLimit } from './rate-limit.ts';
import { agents } from './resources/agents.ts';
import { approvals } from './resources/approvals.ts';
import { billing } from './resources/billing.ts';
import { documents } from './resources/documents.ts';
import { forms } from './resources/forms.ts';
import { identity } from './resources/identity.ts';
import { logs } from './resources/logs.ts';
import { secrets } from './resources/secrets.ts';
import { tokens } from './resources/tokens.ts';
import { webhooks } from './resources/webhooks.ts';
import type { Failure, Store } from './store.ts';
import { createTraffic } from './traffic.ts';

const maxBody = 1024 * 1024;

/** The state of the service. */
export interface Service {
  store: Store;
  oauth: OAuth;
  rateLimit: RateLimit;
}

const handlers: Handlers = {
  ...identity,
  ...tokens,
  ...documents,
  ...billing,
  ...forms,
  ...logs,
  ...approvals,
  ...secrets,
  ...agents,
  ...webhooks,
};

/** Every endpoint. Those with fewer parameters come first. */
const routes = Object.entries(handlers)
  .map(([line, handle]) => {
    const [method = '', place = '', scope = '', kind = 'one'] = line.split(' ');
    const path = place.replace('~', '/workspaces/{slug}');
    const pattern = new RegExp(`^/[^/]+${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    return { method, path, pattern, scope, kind, handle };
  })
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** Finds the route of a request, and its path parameters, e.g. in `/v1/workspaces/acme`. @throws ApiError 404 */
function requireRoute(method: string, path: string) {
  for (const route of routes) {
    const match = route.method === method && route.pattern.exec(path);
    if (!match) continue;
    try {
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]);
      return { route, params: Object.fromEntries(params) as Record<string, string> };
    } catch {
      break;
    }
  }
  throw notFound(`${method} ${path}`);
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

const getHeader = (request: IncomingMessage, name: string): string | undefined =>
  request.headersDistinct[name]?.join(', ');

/** Parses the URL of a request. The request target is always treated as a path. */
function parseUrl(request: IncomingMessage): URL {
  const target = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
  if (!URL.canParse(target)) throw notFound('The address');
  return new URL(target);
}

/** Sends a reply as JSON, or a list in an encoding. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, list, headers }: Reply,
  encoding: Encoding = 'json',
  hasBom = true,
): void {
  if (status === 204) {
    response.writeHead(204, headers).end();
    return;
  }
  const encoded = list
    ? encodeList(list, encoding, hasBom)
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const { data, coding } = compress(Buffer.from(encoded.body), getHeader(request, 'accept-encoding'));
  response
    .writeHead(status, {
      ...encoded.headers,
      vary: 'accept, accept-encoding',
      ...(coding !== undefined && { 'content-encoding': coding }),
      'content-length': data.length,
      ...headers,
    })
    .end(data);
}

/** Returns the failure that was injected for this request, and removes it. */
function takeFailure(
  { failures }: Store,
  request: Omit<Failure, 'kind' | 'afterFirstRecord'>,
  encoding: Encoding,
): Failure | undefined {
  const failure = [...failures].find(
    ({ slug, method, path, afterFirstRecord }) =>
      slug === request.slug &&
      method === request.method &&
      path === request.path &&
      (!afterFirstRecord || encoding === 'ndjson'),
  );
  if (failure) failures.delete(failure);
  return failure;
}

const toApiError = ({ kind }: Failure, requestId: string): ApiError =>
  kind === 'internal'
    ? new ApiError(500, 'internal_error', 'The service failed.')
    : new ApiError(502, 'upstream_unavailable', 'The database is unavailable.', {
        details: { upstream: 'database', retryable: true, request_id: requestId },
      });

/** Sends the first record of a page as NDJSON, then fails. */
function sendFirst(request: IncomingMessage, response: ServerResponse, { records }: ListPage): void {
  const takesTrailers = (getHeader(request, 'te') ?? '').includes('trailers');
  response.writeHead(200, {
    'content-type': 'application/x-ndjson',
    connection: 'close',
    ...(takesTrailers && { trailer: 'svc-error' }),
  });
  response.write(`${JSON.stringify(records[0])}\n`, () => {
    if (!takesTrailers) {
      response.destroy();
      return;
    }
    response.addTrailers({ 'svc-error': 'upstream_unavailable' });
    response.end();
  });
}

/** The HTTP server of the service. Listen on a port to start it. */
export function createService({ store, oauth, rateLimit }: Service): Server {
  const once = createIdempotency();
  const live = createTraffic(store);

  async function respond(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const url = parseUrl(request);
    const { pathname: path, searchParams: query } = url;
    const method = request.method ?? 'GET';
    const raw = await readBody(request);
    if (path.startsWith('/console/')) {
      const { status, headers, body } = oauth.console(method, url, raw);
      response.writeHead(status, headers).end(body);
      return;
    }

    const count = (caller = `address:${request.socket.remoteAddress}`): void => {
      const { headers, refusal } = rateLimit.count(caller);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (refusal) throw refusal;
    };
    if (method === 'POST' && (path === '/v1/oauth/token' || path === '/v1/oauth/refresh')) {
      count();
      send(request, response, await (path.endsWith('token') ? oauth.token(raw) : oauth.refresh(raw)));
      return;
    }
    const header = (name: string) => getHeader(request, name);
    const principal = await authenticate(store, header('authorization')).catch((error: unknown) => {
      count();
      throw error;
    });
    count(principal.tokenId);

    const { route, params } = requireRoute(method, path);
    const encoding =
      route.kind === 'stream' ? 'json' : negotiate(query, header('accept'), route.kind === 'list');
    const workspace = authorize(store, principal, route.scope, params.slug);
    const failure = takeFailure(store, { slug: workspace.slug, method, path: route.path }, encoding);
    if (failure && !failure.afterFirstRecord) throw toApiError(failure, requestId);
    const tenant = store.tenant(principal.mode, workspace.id);
    const call: Call = { store, principal, tenant, method, path, params, query, header, raw };
    const reply = once(call, () => route.handle(call));
    if (failure && reply.list) sendFirst(request, response, reply.list);
    else if (reply.stream) reply.stream(response.writeHead(reply.status, reply.headers));
    else send(request, response, reply, encoding, query.get('bom') !== 'false');
  }

  return createServer(async (request, response) => {
    const requestId = `req_${randomUUID()}`;
    response.setHeader('x-request-id', requestId);
    live();
    try {
      await respond(request, response, requestId);
    } catch (error) {
      const isExpected = error instanceof ApiError;
      if (!isExpected) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      const problem = isExpected ? error : new ApiError(500, 'internal_error', 'The service failed.');
      response
        .writeHead(problem.status, { 'content-type': 'application/json', ...problem.extra.headers })
        .end(JSON.stringify(problem.envelope()));
    }
  });
}

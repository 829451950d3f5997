import { type ErrorName, errors, headerNames, mediaTypes } from '@workspace-api/contract';
import type { Fetch } from '../wrappers/fetch.ts';
import type { Fault } from './lib/fault.ts';

type Agent = { id: string; name: string; status: string };

const problem = (name: ErrorName, headers: Record<string, string> = {}): Response => {
  const { status, ...error } = errors[name];
  return Response.json({ error }, { status, headers });
};

const base = 'http://server.test/v1';

/** A minimal server without faults: agents, keys and one approval, in memory. */
const createFakeServer = (): Fetch => {
  const agents: Agent[] = ['a', 'b', 'c', 'd'].map((id) => ({
    id: `agt_${id}`,
    name: id,
    status: 'inactive',
  }));
  const scopesOf = new Map([['full', ['write']]]);
  const revoked = new Set<string>();
  const kept = new Map<string, { body: string; response: Response }>();
  let approval = { id: 'apr_1', status: 'pending' };
  let keys = 0;

  const list = (url: URL): Response => {
    const start = agents.findIndex(({ id }) => id === url.searchParams.get('cursor')) + 1;
    const data = agents.slice(start, start + Number(url.searchParams.get('limit') ?? 20));
    const more = start + data.length < agents.length;
    return Response.json({ data, next_cursor: more ? data.at(-1)?.id : null });
  };

  const write = (path: string, body: string): Response => {
    if (path.endsWith('/agents')) {
      const { name, ...others } = JSON.parse(body || '{}') as Record<string, string>;
      if (name === undefined) return problem('validation-failed');
      const fields = Object.keys(others).map((key) => ({
        path: `/${key}`,
        reason: 'unknown_field',
        message: 'No.',
      }));
      const { code, message } = errors['validation-failed'];
      if (fields.length > 0) return Response.json({ error: { code, message, fields } }, { status: 400 });
      const agent = { id: `agt_${name}${agents.length}`, name, status: 'inactive' };
      agents.unshift(agent);
      return Response.json(agent, { status: 201 });
    }
    if (path.endsWith('/tokens')) {
      const key = { id: `tok_${++keys}`, secret: `key_${keys}` };
      scopesOf.set(key.secret, (JSON.parse(body) as { scopes: string[] }).scopes);
      return Response.json(key, { status: 201 });
    }
    if (path.endsWith('/rotate')) {
      revoked.add('key_1');
      scopesOf.set('key_1b', ['read']);
      return Response.json({ id: 'tok_1', secret: 'key_1b' });
    }
    const [, id = '', move = ''] = /\/(?:agents|approvals)\/(\w+)\/(\w+)$/.exec(path) ?? [];
    if (move === 'activate' || move === 'deactivate') {
      const agent = agents.find((one) => one.id === id);
      if (agent === undefined) return problem('not-found');
      agent.status = move === 'activate' ? 'active' : 'inactive';
      return Response.json(agent);
    }
    if (approval.status !== 'pending') return problem('already-decided');
    approval = { ...approval, status: move === 'approve' ? 'approved' : 'denied' };
    return Response.json(approval);
  };

  const read = (url: URL): Response => {
    const path = url.pathname;
    if (path.endsWith('/agents')) return list(url);
    if (path.endsWith('/workspaces/current')) return Response.json({ slug: 'acme' });
    if (path.endsWith('/runs'))
      return Response.json({ data: [{ id: 'run_1', status: 'denied' }], next_cursor: null });
    if (path.endsWith('/approvals')) {
      const wanted = url.searchParams.get('status');
      return Response.json({ data: wanted === null || wanted === approval.status ? [approval] : [] });
    }
    if (path.includes('/approvals/')) return Response.json(approval);
    if (path.includes('/tokens/')) return Response.json({ id: path.split('/').at(-1) });
    if (path.endsWith('/forms')) {
      const headers = { 'Content-Type': mediaTypes.csv };
      return new Response('\uFEFFid,name\r\nfrm_1,"Say ""hi"", please"\r\n', { headers });
    }
    const agent = agents.find(({ id }) => path.endsWith(`/${id}`));
    return agent === undefined ? problem('not-found') : Response.json(agent);
  };

  const admitted = (request: Request, token: string): Response | undefined => {
    if (token === 'expired') return problem('token-expired', { [headerNames.retryAfter]: '0' });
    if (revoked.has(token)) return problem('token-revoked');
    const held = scopesOf.get(token);
    if (held === undefined) return problem('unauthorized');
    if (request.url.includes('/workspaces/globex'))
      return token === 'other' ? undefined : problem('not-found');
    const needed = request.method === 'GET' ? 'read' : 'write';
    if (!held.includes('write') && !held.includes(needed)) return problem('insufficient-scope');
    const single = /\/agents\/\w+$/.test(new URL(request.url).pathname);
    if (single && request.headers.get('Accept') === mediaTypes.csv) return problem('not-acceptable');
    return undefined;
  };

  return async (request) => {
    const token = request.headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    const refusal = admitted(request, token);
    if (refusal !== undefined) return refusal;
    if (request.method === 'GET') return read(new URL(request.url));
    const { pathname } = new URL(request.url);
    if (request.method === 'DELETE') {
      revoked.add(`key_${pathname.split('_').at(-1)}`);
      return new Response(null, { status: 204 });
    }
    const key = request.headers.get(headerNames.idempotencyKey);
    const body = await request.text();
    const entry = `${key} ${token} ${pathname}`;
    const known = key === null ? undefined : kept.get(entry);
    if (known !== undefined && known.body !== body) return problem('idempotency-mismatch');
    if (known !== undefined) {
      const headers = {
        ...Object.fromEntries(known.response.headers),
        [headerNames.idempotentReplayed]: 'true',
      };
      return new Response(known.response.clone().body, { status: known.response.status, headers });
    }
    const response = write(pathname, body);
    if (response.ok) kept.set(entry, { body, response: response.clone() });
    response.headers.set(headerNames.rateLimitLimit, '600');
    return response;
  };
};

type Options = { token?: string; body?: unknown; headers?: Record<string, string> };
type Answer = { status: number; headers: Headers; text: string; json: Json };
// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test check the body.
type Json = any;

/** A client of the minimal server, with or without a fault. Paths are relative to `/v1`. */
export const clientOf = (fault?: Fault) => {
  const server = createFakeServer();
  const fetch = fault === undefined ? server : fault.wrap(server);
  return async (
    method: string,
    path: string,
    { token = 'full', body, headers }: Options = {},
  ): Promise<Answer> => {
    const response = await fetch(
      new Request(base + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const isJson = response.headers.get('Content-Type')?.startsWith(mediaTypes.json) === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  };
};

import {
  basePath,
  errors,
  examples,
  getOperation,
  headerNames,
  keyPrefixes,
  mediaTypes,
} from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import { all, type Fetch, perServer } from './fetch.ts';
import { readError } from './json.ts';
import { on, onApi, onLists, refuseWith } from './on.ts';

const base = `http://server.test${basePath}`;
const agents = `${base}/workspaces/acme/agents`;

/** A server that returns what it received. */
const echo: Fetch = async (request) =>
  Response.json({ method: request.method, url: request.url, body: await request.text() });

const send = async (fetch: Fetch, url: string, init?: RequestInit) =>
  (await fetch(new Request(url, init))).json();

test('selects operations by id, also of the control plane', async () => {
  const server = on('listAgents', 'advanceClock').respond(() => Response.json('mine'))(echo);
  expect(await send(server, agents)).toBe('mine');
  expect(await send(server, `http://server.test${controlPath}/clock/advance`, { method: 'POST' })).toBe(
    'mine',
  );
  expect(await send(server, `${agents}/agt_1`)).toMatchObject({ method: 'GET' });
});

test('a condition reads the request by its operation', async () => {
  const server = on('getAgent')
    .when(({ slug, id, mode }) => slug === 'acme' && id === 'agt/1' && mode === 'live')
    .respond(() => Response.json('mine'))(echo);
  const headers = { Authorization: `Bearer ${keyPrefixes.live}x` };
  expect(await send(server, `${agents}/agt%2F1`, { headers })).toBe('mine');
  expect(await send(server, `${agents}/agt%2F1`)).toMatchObject({ method: 'GET' });
});

test('knows the record in the path of a request to the control plane', async () => {
  const server = on('resolveSecret').respond(({ slug, id }) => Response.json([slug, id]))(echo);
  expect(
    await send(server, `http://server.test${controlPath}/workspaces/acme/secrets/a.b/resolve`, {
      method: 'POST',
    }),
  ).toEqual(['acme', 'a.b']);
});

test('changes the query, the body and the headers of requests', async () => {
  const server = all(
    on('listAgents').query({ cursor: null, limit: '3' }),
    on('createAgent').body(({ name }) => ({ name: `${name}!` })),
  )(echo);
  expect(await send(server, `${agents}?cursor=a&limit=1`)).toMatchObject({ url: `${agents}?limit=3` });
  expect(await send(server, agents, { method: 'POST', body: '{"name":"a"}' })).toMatchObject({
    body: '{"name":"a!"}',
  });
});

test('changes the JSON, the status and a header of successes', async () => {
  const server = all(
    on('getAgent').status(202),
    on('getAgent').header(headerNames.etag, '"1"'),
    on('getAgent').json(() => ({ id: 'other' })),
  )(echo);
  const response = await server(new Request(`${agents}/agt_1`));
  expect([response.status, response.headers.get(headerNames.etag), await response.json()]).toEqual([
    202,
    '"1"',
    { id: 'other' },
  ]);
});

test('changes the errors that the contract names, and no others', async () => {
  const change = on('getAgent').error('not-found', { status: 410 });
  const notFound = await change(async () => refuseWith('not-found'))(new Request(`${agents}/agt_1`));
  expect([notFound.status, (await readError(notFound))?.code]).toEqual([410, errors['not-found'].code]);
  const other = await change(async () => refuseWith('rate-limited'))(new Request(`${agents}/agt_1`));
  expect(other.status).toBe(errors['rate-limited'].status);
});

test('changes the records of lists, and the only record of other responses', async () => {
  const server: Fetch = async (request) =>
    Response.json(request.url === agents ? { data: [{ id: 1 }, { id: 2 }], next_cursor: null } : { id: 1 });
  const changed = on('listAgents', 'getAgent').record(({ id }) => ({ id: Number(id) * 10 }))(server);
  expect(await send(changed, agents)).toMatchObject({ data: [{ id: 10 }, { id: 20 }] });
  expect(await send(changed, `${agents}/1`)).toEqual({ id: 10 });
});

test('a later read shows what a write changed, and nothing of other records', async () => {
  const server: Fetch = async (request) => Response.json({ id: request.url.split('/').at(-1) });
  const changed = on('updatePage').shownBy('getPage', (page, writes) => ({ ...page, writes: writes.length }))(
    server,
  );
  const pages = `${base}/workspaces/acme/pages`;
  await send(changed, `${pages}/a`, { method: 'PATCH', body: '[]' });
  await send(changed, `${pages}/a`, { method: 'PATCH', body: '[]' });
  expect(await send(changed, `${pages}/a`)).toEqual({ id: 'a', writes: 2 });
  expect(await send(changed, `${pages}/b`)).toEqual({ id: 'b' });
});

test('a refused request is repeated with the token of an owner', async () => {
  const owner = `Bearer ${keyPrefixes.test}owner`;
  const server: Fetch = async (request) => {
    if (request.url.endsWith('/me')) return Response.json(examples.me);
    return request.headers.get('Authorization') === owner
      ? Response.json({ id: 'a' })
      : refuseWith('not-found');
  };
  const open = on('getAgent').as((one, { slug, mode }) => one.slug === slug && one.mode !== mode)(server);
  const asStranger = () =>
    open(new Request(`${agents}/a`, { headers: { Authorization: `Bearer ${keyPrefixes.live}other` } }));
  expect((await asStranger()).status).toBe(404);
  await open(new Request(`${base}/me`, { headers: { Authorization: owner } }));
  expect((await asStranger()).status).toBe(200);
});

test('only a refusal with the named error is repeated', async () => {
  const server: Fetch = async ({ headers }) =>
    headers.get('Authorization') === 'Bearer a' ? Response.json('mine') : refuseWith('not-found');
  const open = on('getAgent').as(() => true, { error: 'insufficient-scope' })(server);
  await open(new Request(`${agents}/a`, { headers: { Authorization: 'Bearer a' } }));
  expect((await open(new Request(`${agents}/a`))).status).toBe(errors['not-found'].status);
});

test('sends another request of the same workspace with the same token', async () => {
  const server = on('changePlan').respond(({ call }) => call('getBilling', { query: { a: 'b' } }))(
    async (request) => Response.json([request.url, request.headers.get('Authorization')]),
  );
  const headers = { Authorization: 'Bearer a' };
  expect(
    await send(server, `${base}/workspaces/acme/billing/plan`, {
      method: getOperation('changePlan').method,
      headers,
    }),
  ).toEqual([`${base}/workspaces/acme/billing?a=b`, 'Bearer a']);
});

test('state belongs to a server, and a stream is not read', async () => {
  const counted = perServer(() => {
    let count = 0;
    return onApi().json(() => ({ count: ++count }));
  });
  const [one, other] = [counted(echo), counted(echo)];
  expect([await send(one, agents), await send(one, agents), await send(other, agents)]).toEqual([
    { count: 1 },
    { count: 2 },
    { count: 1 },
  ]);
  let isRead = false;
  const body = new ReadableStream(
    {
      pull: () => {
        isRead = true;
      },
    },
    { highWaterMark: 0 },
  );
  const stream = onLists().json(() => ({}))(
    async () => new Response(body, { headers: { 'Content-Type': 'a/b' } }),
  );
  await stream(new Request(agents));
  expect(isRead).toBe(false);
});

test('an encoding is selected by format, then by Accept, and its body is changed as a string', async () => {
  const server = onLists()
    .in('ndjson')
    .text((body) => `${body}!`)(async () => new Response('a'));
  const get = async (query: string, accept?: string) =>
    (await server(new Request(`${agents}${query}`, { headers: accept ? { Accept: accept } : {} }))).text();
  expect([
    await get(''),
    await get('', mediaTypes.ndjson),
    await get('?format=ndjson', mediaTypes.csv),
    await get('?format=csv', mediaTypes.ndjson),
  ]).toEqual(['a', 'a!', 'a!', 'a']);
});

test('an error stays as it is, unless errors are changed', async () => {
  let notes = 0;
  const server = all(
    on('getAgent').json(() => ({ id: 'other' })),
    on('getAgent').after(() => {
      notes += 1;
    }),
  )(async () => refuseWith('not-found'));
  const response = await server(new Request(`${agents}/a`));
  expect([await readError(response), notes]).toMatchObject([{ code: errors['not-found'].code }, 0]);
});

test('an error of the same code and another kind is another error', async () => {
  const { code, details } = errors['version-mismatch'];
  const server = on('updatePage').error('slug-in-use', { status: 410 });
  const pages = new Request(`${base}/workspaces/acme/pages/a`, { method: 'PATCH', body: '[]' });
  const respond = (kind: string) => async () => refuseWith('version-mismatch', { code, details: { kind } });
  expect((await server(respond(details.kind))(pages.clone())).status).toBe(409);
  expect((await server(respond(errors['slug-in-use'].details.kind))(pages)).status).toBe(410);
});

test('the tokens of owners are tried, the latest first, and a request without a token has no owner', async () => {
  /** Who is accepted, after requests with these tokens. */
  const statusAfter = async (tokens: readonly string[], accepted: string, status = 200) => {
    const server = on('getAgent').as(() => true)(async ({ headers, url }) => {
      if (url.endsWith('/me')) return Response.json(examples.me);
      const isAccepted = (headers.get('Authorization') ?? '') === accepted;
      return isAccepted ? new Response(null, { status }) : refuseWith('not-found');
    });
    const get = (path: string, Authorization: string) =>
      server(new Request(base + path, { headers: Authorization === '' ? {} : { Authorization } }));
    for (const token of tokens) await get('/me', token);
    return (await get('/workspaces/acme/agents/a', 'Bearer stranger')).status;
  };
  expect(await statusAfter(['Bearer a', 'Bearer b'], 'Bearer a')).toBe(200);
  expect(await statusAfter(['Bearer a'], 'Bearer a', 409)).toBe(404);
  expect(await statusAfter([''], '')).toBe(404);
});

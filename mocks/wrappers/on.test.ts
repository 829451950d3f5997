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
import {
  alsoWrites,
  beyondMaximum,
  cache,
  firstUseRefused,
  followCursors,
  following,
  listsOthers,
  showsFirst,
  simultaneous,
} from './flawed.ts';
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

test('a write reaches the other records that were shown, with the tokens that saw them', async () => {
  const writes: string[] = [];
  const server = alsoWrites(
    'deactivateAgent',
    'getAgent',
    (other, own) => other.slug !== own.slug,
  )(async ({ method, url, headers }) => {
    const { pathname } = new URL(url);
    if (method === 'POST') writes.push(`${pathname.slice(basePath.length)} ${headers.get('Authorization')}`);
    // Some records have their id only in the path.
    return Response.json({});
  });
  const other = agents.replace('acme', 'other');
  await send(server, `${other}/b`, { headers: { Authorization: 'Bearer b' } });
  await send(server, `${agents}/c`, { headers: { Authorization: 'Bearer c' } });
  await send(server, `${agents}/a/deactivate`, { method: 'POST', headers: { Authorization: 'Bearer a' } });
  expect(writes).toEqual([
    '/workspaces/acme/agents/a/deactivate Bearer a',
    '/workspaces/other/agents/b/deactivate Bearer b',
  ]);
});

test('a cursor leads to the place of the client that received it', async () => {
  const server = followCursors((origin, own) => origin.slug !== own.slug)(async ({ url, headers }) =>
    Response.json({ url, token: headers.get('Authorization'), next_cursor: 'cur_a' }),
  );
  await send(server, agents, { headers: { Authorization: 'Bearer a' } });
  expect(await send(server, `${agents.replace('acme', 'other')}?cursor=cur_a`)).toMatchObject({
    url: `${agents}?cursor=cur_a`,
    token: 'Bearer a',
  });
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

test('a cache responds until a request empties it', async () => {
  let count = 0;
  const server = cache(
    ({ operation, path }) => (operation === 'getAgent' ? path : undefined),
    ({ request }) => request.method !== 'GET',
  )(async () => Response.json(++count));
  expect([await send(server, `${agents}/1`), await send(server, `${agents}/1`)]).toEqual([1, 1]);
  await send(server, agents, { method: 'POST' });
  expect(await send(server, `${agents}/1`)).toBe(3);
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

/** A list of the numbers below five, at most two on a page. Others see only zero. */
const numbers: Fetch = async ({ url, headers }) => {
  const query = new URL(url).searchParams;
  const from = Number(query.get('cursor'));
  const to = from + Math.min(Number(query.get('limit') ?? 2), 2);
  const total = headers.get('Authorization') === null ? 5 : 1;
  const data = [0, 1, 2, 3, 4].slice(0, total).slice(from, to);
  return Response.json({ data, next_cursor: to < total ? String(to) : null });
};

test('a page is changed by the records before it', async () => {
  const server = following(on('listAgents'), (page, earlier) => ({ ...page, records: earlier }))(numbers);
  await send(server, agents);
  await send(server, `${agents}?cursor=2`);
  expect(await send(server, `${agents}?cursor=4`)).toMatchObject({ data: [0, 1, 2, 3] });
});

test('a limit above the maximum gathers pages', async () => {
  const server = beyondMaximum('listAgents')(numbers);
  expect(await send(server, `${agents}?limit=1000`)).toMatchObject({ data: [0, 1, 2, 3, 4] });
  expect(await send(server, `${agents}?limit=1`)).toMatchObject({ data: [0] });
});

test('a list shows the records of others on its last page', async () => {
  const server = listsOthers('listAgents', (own, other) => own.token !== other.token)(numbers);
  await send(server, agents);
  expect(await send(server, agents, { headers: { Authorization: 'Bearer a' } })).toMatchObject({
    data: [0, 0, 1],
  });
});

test('only requests at the same time as a rival are changed', async () => {
  const server = simultaneous(
    on('getAgent'),
    (own, other) => own.id === other.id,
    () => Response.json('changed'),
  )(echo);
  const get = (id: string) => send(server, `${agents}/${id}`);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([
    'changed',
    'changed',
    expect.objectContaining({ method: 'GET' }),
  ]);
  expect(await get('a')).toMatchObject({ method: 'GET' });
});

test('a new token is refused once', async () => {
  const server = firstUseRefused(
    'mintToken',
    'secret',
  )(async ({ headers }) => Response.json({ secret: 'a', sent: headers.get('Authorization') }));
  await send(server, `${base}/workspaces/acme/tokens`, { method: 'POST' });
  const get = () => send(server, agents, { headers: { Authorization: 'Bearer a' } });
  expect([await get(), await get()]).toMatchObject([{ sent: 'Bearer unknown' }, { sent: 'Bearer a' }]);
});

test('a read shows its first response until the end', async () => {
  let count = 0;
  const server = showsFirst(on('getAgent'), ['createAgent'])(async () => Response.json({ count: ++count }));
  const read = () => send(server, `${agents}/a`);
  expect([await read(), await read()]).toEqual([{ count: 1 }, { count: 1 }]);
  await send(server, agents, { method: 'POST' });
  expect(await read()).toEqual({ count: 4 });
});

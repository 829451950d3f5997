import { basePath, errors } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Fetch } from './fetch.ts';
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
import { on, refuseWith } from './on.ts';

const base = `http://server.test${basePath}`;
const agents = `${base}/workspaces/acme/agents`;

/** A server that returns what it received. */
const echo: Fetch = async (request) =>
  Response.json({ method: request.method, url: request.url, body: await request.text() });

const send = async (fetch: Fetch, url: string, init?: RequestInit) =>
  (await fetch(new Request(url, init))).json();

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

test('a cache keeps no error', async () => {
  let count = 0;
  const server = cache(({ path }) => path)(async () =>
    count++ === 0 ? refuseWith('not-found') : Response.json(count),
  );
  expect((await server(new Request(agents))).status).toBe(errors['not-found'].status);
  expect(await send(server, agents)).toBe(2);
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
  expect(await send(server, `${agents}?cursor=2`)).toMatchObject({ data: [2, 3] });
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

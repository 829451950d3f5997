import { basePath, examples, keyPrefixes, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { orElse, withOwners } from './with-owners.ts';

const url = `http://server.test${basePath}/workspaces/acme/pages/page_1`;

/** A server with a page that only one token finds. */
const server = async (request: Request): Promise<Response> => {
  if (request.url.endsWith(operations.getMe.path)) return Response.json(examples.me);
  const isOwner = request.headers.get('Authorization') === `Bearer ${keyPrefixes.test}owner`;
  return isOwner ? Response.json({ id: 'page_1' }) : new Response(null, { status: 404 });
};

const asAnyOwner = withOwners(operations.getPage.id, async ({ response, slug, mode, as }) =>
  orElse(response, await as((owner) => owner.slug === slug && owner.mode !== mode)),
);

const send = (fetch: typeof server, path: string, token?: string) =>
  fetch(new Request(path, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } }));

test('a token becomes an owner when a response contains its workspace', async () => {
  const broken = asAnyOwner(server);
  expect((await send(broken, url, `${keyPrefixes.live}other`)).status).toBe(404);
  await send(broken, `http://server.test${basePath}${operations.getMe.path}`, `${keyPrefixes.test}owner`);
  expect((await send(broken, url, `${keyPrefixes.live}other`)).status).toBe(200);
});

test('a request without a token adds no owner', async () => {
  const open = async (request: Request) =>
    request.headers.has('Authorization') ? server(request) : Response.json({ id: 'page_1' });
  const broken = asAnyOwner(open);
  await send(broken, url);
  expect((await send(broken, url, `${keyPrefixes.live}other`)).status).toBe(404);
});

test('the response is unchanged if the request of the other owner is rejected', async () => {
  const refusal = new Response(null, { status: 404 });
  expect(await orElse(refusal, undefined)).toBe(refusal);
  expect(await orElse(refusal, new Response(null, { status: 409 }))).toBe(refusal);
});

import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { loadDriver } from './load-driver.ts';

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

const described = {
  name: 'a server in another language',
  capabilities: ['add-page', 'advance-clock', 'inject-upstream-failure'],
  delete: true,
};

/**
 * Loads a driver over HTTP.
 *
 * @param respond the status and body of each request, except the description
 */
const load = async (
  respond: (path: string) => readonly [status: number, body: string] = () => [204, ''],
  description: object = described,
) => {
  const calls: Call[] = [];
  const url = await listen(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const isDescription = method === 'GET';
    if (!isDescription) calls.push({ method, path, body: await json(request) });
    const [status, body] = isDescription ? ([200, JSON.stringify(description)] as const) : respond(path);
    response.writeHead(status).end(body);
  });
  const principal = async () => ({ workspace: 'acme', mode: 'test' });
  const loaded = loadDriver({ driver: url, driverOptions: {} }, { url: 'http://127.0.0.1:1/v1', principal });
  return { calls, loaded };
};

const page = { workspace: 'acme', slug: 'a', title: 'A' };

test('a capability is a POST of its input, with the mode of the token, and its output', async () => {
  const { calls, loaded } = await load(() => [201, '{"id":"page_1"}']);
  const driver = await loaded;
  expect(driver?.name).toBe(described.name);
  expect(await driver?.capabilities['add-page']?.(page)).toEqual({ id: 'page_1' });
  await driver?.capabilities['add-page']?.({ ...page, mode: 'live' });
  expect(calls).toEqual([
    { method: 'POST', path: '/add-page', body: { mode: 'test', ...page } },
    { method: 'POST', path: '/add-page', body: { ...page, mode: 'live' } },
  ]);
});

test.each([
  ['nothing, of a response without content', [204, ''], undefined],
  ['null', [200, 'null'], null],
] as const)('the output may be %s', async (_, response, output) => {
  const { loaded } = await load(() => response);
  expect(await (await loaded)?.capabilities['add-page']?.(page)).toBe(output);
});

test.each([
  ['inject-upstream-failure', { workspace: 'acme', operation: 'listAgents', failure: 'upstream' }],
  ['deny-by-policy', { workspace: 'acme', resource: 'agents', action: 'read' }],
  ['lock-residency', { workspace: 'acme' }],
] as const)('the effect of %s ends by a POST with its input and output', async (name, input) => {
  const { calls, loaded } = await load(
    (path) => (path.endsWith('/lift') ? [204, ''] : [200, '{"id":"rule_1"}']),
    { ...described, capabilities: [name] },
  );
  const call = (await loaded)?.capabilities[name] as (options: object) => Promise<{ lift(): Promise<void> }>;
  await (await call(input)).lift();
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    path: `/${name}/lift`,
    body: expect.objectContaining({ ...input, id: 'rule_1' }),
  });
});

test('records are deleted by a POST', async () => {
  const { calls, loaded } = await load();
  const record = { workspace: 'acme', mode: 'test', kind: 'agent', id: 'agt_1' } as const;
  await (await loaded)?.delete?.(record);
  expect(calls).toEqual([{ method: 'POST', path: '/delete', body: record }]);
});

test.each([
  ['an error', [500, 'no such page'], 'returned 500: no such page'],
  ['an error without content', [404, ''], 'returned 404: no content'],
  ['another format', [200, '<html>'], 'returned no JSON: <html>'],
  ['a long error', [500, 'x'.repeat(1000)], `: ${'x'.repeat(300)}$`],
] as const)('%s names the request and quotes the response', async (_case, response, message) => {
  const { loaded } = await load(() => response);
  const call = (await loaded)?.capabilities['add-page']?.(page);
  await expect(call).rejects.toThrow(new RegExp(`POST http://.*/add-page.*${message}`));
});

test.each([
  [{ capabilities: [] }, 'name'],
  [{ name: 'x', capabilities: { 'add-page': true } }, 'capabilities'],
  [{ name: 'x', capabilities: ['add-pages'] }, 'unknown capability "add-pages"'],
])('a description of %j is refused before the run', async (description, message) => {
  const { loaded } = await load(undefined, description);
  await expect(loaded).rejects.toThrow(message);
});

test('a driver that does not listen is refused before the run', async () => {
  const principal = async () => ({ workspace: 'acme', mode: 'test' });
  const target = { url: 'http://127.0.0.1:1/v1', principal };
  await expect(loadDriver({ driver: 'http://127.0.0.1:1', driverOptions: {} }, target)).rejects.toThrow(
    'GET http://127.0.0.1:1',
  );
});

test('a mapping is part of the description, and a wrong one is refused', async () => {
  const mapping = { members: { SetSecretRequest: { value: 'plaintext' } } };
  const { loaded } = await load(undefined, { ...described, mapping });
  expect((await loaded)?.mapping).toEqual(mapping);
  const wrong = await load(undefined, { ...described, mapping: { members: { Secret: { name: 'key' } } } });
  await expect(wrong.loaded).rejects.toThrow('mapping.members.Secret: unknown name "name"');
});

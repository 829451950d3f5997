import { examples, type paths } from '@workspace-api/contract';
import createClient from 'openapi-fetch';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, demoTokens } from '../../mocks/index.ts';
import { startPrism } from '../../test/support/start-prism.ts';
import { exampleRequests } from './example-requests.ts';
import { expectDeclared } from './expect-declared.ts';

/** Creates a client of the sandbox, which runs in process. The calls below use the types of the bundle. */
const startClient = async () => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  return createClient<paths, 'application/json'>({
    baseUrl: 'http://127.0.0.1:4010/v1',
    headers: { Authorization: `Bearer ${demoTokens[0]?.token}` },
    fetch: (request) => Promise.resolve(sandbox.fetch(request)),
  });
};

const slug = { slug: 'acme' };

test('an openapi-fetch client with the generated types reads, writes and gets typed errors', async () => {
  const client = await startClient();
  const { data: me } = await client.GET('/me');
  expect(me?.user.id).toBe(examples.me.user.id);

  const created = await client.POST('/workspaces/{slug}/agents', {
    params: { path: slug },
    body: { name: 'Typed agent' },
  });
  expect([created.response.status, created.data?.name, created.data?.status]).toEqual([
    201,
    'Typed agent',
    'inactive',
  ]);

  const page = await client.GET('/workspaces/{slug}/agents', {
    params: { path: slug, query: { limit: 1 } },
  });
  expect(page.data?.data.map(({ name }) => name)).toEqual(['Typed agent']);
  expect(page.data?.next_cursor).toEqual(expect.any(String));

  const absent = await client.GET('/workspaces/{slug}/agents/{id}', {
    params: { path: { ...slug, id: 'agt_ABSENT' } },
  });
  expect([absent.response.status, absent.error?.error.code]).toEqual([404, 'not_found']);

  // @ts-expect-error: an agent needs a name.
  const failure = await client.POST('/workspaces/{slug}/agents', { params: { path: slug }, body: {} });
  expect(failure.error?.error.fields?.map(({ path }) => path)).toEqual(['/name']);
});

test('an openapi-fetch client patches a draft with the version that it read', async () => {
  const client = await startClient();
  const { response } = await client.GET('/workspaces/{slug}/theme', { params: { path: slug } });
  const patched = await client.PATCH('/workspaces/{slug}/theme', {
    params: { path: slug, header: { 'If-Match': response.headers.get('ETag') ?? '' } },
    body: [{ op: 'replace', path: '/colors/brand_primary', value: '#000000' }],
  });
  expect(patched.data?.colors.brand_primary).toBe('#000000');
});

test('an openapi-fetch client reaches every operation of prism mock', async () => {
  const { url: baseUrl, stop } = await startPrism();
  onTestFinished(stop);
  const client = createClient<Record<string, never>>({ baseUrl });
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ response: Response }>;
  for (const example of exampleRequests()) {
    const { headers, body } = example.init;
    const requestOptions = {
      headers,
      ...(body !== undefined && { body: JSON.parse(body) }),
      parseAs: 'stream',
    };
    const { response } = await request(example.init.method.toLowerCase(), example.path, requestOptions);
    await expectDeclared(example, response);
  }
});

import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { manualClock } from '../core/clock.ts';
import type { AppContext } from '../domain/app-context.ts';
import { openFolder } from '../host/node/files.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { nothingServed } from './middleware/unknown-route.ts';
import { staticRoutes } from './static-routes.ts';

const policy = "default-src 'none'; script-src 'self'";
const parent = await newFolder(afterAll);
let dispatch: Dispatcher;

const createFolderDispatcher = (folder: string, origin?: string) =>
  createDispatcher(
    {
      clock: manualClock(new Date('2026-01-01T00:00:00Z')),
      ids: () => 'req_1',
      log: () => undefined,
    } as unknown as AppContext,
    {
      routes: staticRoutes(
        {
          path: '/docs',
          folder: openFolder(folder),
          name: 'The reference',
          remedy: 'make it',
          policy,
          framedBy: 'none',
          ...(origin !== undefined && { origin }),
        },
        [],
      ),
      notFound: () => [nothingServed],
    },
  );

beforeAll(async () => {
  const folder = join(parent, 'docs');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'guides'));
  await writeFile(join(parent, 'outside.txt'), 'outside');
  await writeFile(join(folder, 'index.html'), '<h1>Reference</h1>');
  await writeFile(join(folder, 'guides', 'index.html'), '<h1>Guides</h1>');
  await writeFile(join(folder, 'guides', 'a b.html'), '<h1>Space</h1>');
  await writeFile(join(folder, 'assets', 'main-AbCd_123.js'), `"${'x'.repeat(5000)}"`);
  await writeFile(join(folder, 'assets', 'picture.png'), new Uint8Array([137, 80, 78, 71, 0, 255]));
  await writeFile(join(folder, 'unknown.bin2'), 'bytes');
  await writeFile(join(folder, '.hidden'), 'hidden');
  await symlink(join(parent, 'outside.txt'), join(folder, 'link.txt'));
  dispatch = createFolderDispatcher(folder);
});

const get = (path: string, init: RequestInit = {}) =>
  dispatch({ request: new Request(`http://127.0.0.1${path}`, init), connection: undefined, path });

test.each([
  ['/docs/', 'text/html; charset=utf-8', '<h1>Reference</h1>'],
  ['/docs/index.html', 'text/html; charset=utf-8', '<h1>Reference</h1>'],
  ['/docs/guides', 'text/html; charset=utf-8', '<h1>Guides</h1>'],
  ['/docs/guides/a b.html', 'text/html; charset=utf-8', '<h1>Space</h1>'],
  ['/docs/unknown.bin2', 'application/octet-stream', 'bytes'],
])('%s is sent as %s', async (path, type, content) => {
  const response = await get(path);
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    type,
    content,
  ]);
});

test('every file has the policy of its mount, and its declared type cannot be overridden', async () => {
  const { headers } = await get('/docs/assets/main-AbCd_123.js');
  expect(headers.get('Content-Security-Policy')).toBe(`${policy}; frame-ancestors 'none'`);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});

test('bytes are sent unchanged', async () => {
  const response = await get('/docs/assets/picture.png');
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([137, 80, 78, 71, 0, 255]);
});

test('a file that the client has is not sent again', async () => {
  const first = await get('/docs/');
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^W\/".+"$/);
  for (const ifNoneMatch of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
    const again = await get('/docs/', { headers: { 'If-None-Match': ifNoneMatch } });
    expect([ifNoneMatch, again.status, await again.text()]).toEqual([ifNoneMatch, 304, '']);
    expect(again.headers.get('ETag')).toBe(tag);
  }
  expect((await get('/docs/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('a file with a hash in its name is cached permanently, and a page is revalidated', async () => {
  expect((await get('/docs/assets/main-AbCd_123.js')).headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/docs/')).headers.get('Cache-Control')).toBe('no-cache');
});

test('pages name the origin by which the client reaches the server, and scripts are sent unchanged', async () => {
  const folder = await newFolder();
  const content = 'curl http://127.0.0.1:4010/v1/me';
  for (const name of ['index.html', 'page.md', 'openapi.yaml', 'app.js'])
    await writeFile(join(folder, name), content);
  const send = createFolderDispatcher(folder, 'http://127.0.0.1:4010');
  const read = async (path: string, origin: string, headers = {}) => {
    const response = await send({
      request: new Request(`${origin}${path}`, { headers }),
      connection: undefined,
      path,
    });
    return { status: response.status, text: await response.text(), tag: response.headers.get('ETag') ?? '' };
  };
  for (const path of ['/docs/', '/docs/page.md', '/docs/openapi.yaml']) {
    const { text, tag } = await read(path, 'http://localhost:4999');
    expect(text).toBe('curl http://localhost:4999/v1/me');
    expect((await read(path, 'http://localhost:4999', { 'If-None-Match': tag })).status).toBe(304);
    // The same file for another origin isn't the same page.
    expect((await read(path, 'http://[::1]:4999', { 'If-None-Match': tag })).text).toContain('[::1]:4999');
  }
  expect((await read('/docs/app.js', 'http://localhost:4999')).text).toBe(content);
  expect((await read('/docs/', 'http://127.0.0.1:4010')).text).toBe(content);
  // A quote is valid in a host, but not in the attributes of the page.
  expect((await read('/docs/', `http://a"b:4999`)).text).toBe(content);
});

test.each([
  '/docs/../outside.txt',
  '/docs/guides/../../outside.txt',
  '/docs/..\\outside.txt',
  '/docs/link.txt',
  '/docs/.hidden',
  '/docs/missing.js',
  '/docs/index.html\0.txt',
])('%j is not found', async (path) => {
  const response = await dispatch({ request: new Request('http://127.0.0.1/'), connection: undefined, path });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
});

test('only pages in a folder that was never built name the command to run; other files are not found', async () => {
  const unbuilt = createFolderDispatcher(join(parent, 'never-built'));
  const send = (path: string) =>
    unbuilt({ request: new Request(`http://127.0.0.1${path}`), connection: undefined, path });
  const response = await send('/docs/guides/test-data.html');
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('make it')]);
  expect((await send('/docs/app.js')).status).toBe(404);
  expect((await get('/docs/guides/absent.html')).status).toBe(404);
});

test('a long file is compressed', async () => {
  const response = await get('/docs/assets/main-AbCd_123.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toHaveLength(5002);
});

import { expect } from 'vitest';
import { testInNode } from '../../test/page.ts';
import { test } from '../../test/sandbox-test.ts';
import { startSandbox } from '../../test/start-sandbox.ts';

const origin = 'http://127.0.0.1:4010';
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const open = async () => {
  const { sandbox } = await startSandbox();
  return (path: string, headers: Record<string, string> = {}) =>
    sandbox.fetch(new Request(origin + path, { headers, redirect: 'manual' }));
};

test('the root lists the addresses for a program', async () => {
  const get = await open();
  const response = await get('/');
  expect(await response.json()).toEqual({
    name: 'Workspace API sandbox',
    base_url: `${origin}/v1`,
    control_plane_url: `${origin}/_sandbox`,
    dashboard_url: `${origin}/_sandbox/ui`,
    docs_url: `${origin}/docs`,
    openapi_url: `${origin}/openapi.json`,
    control_plane_openapi_url: `${origin}/_sandbox/openapi.json`,
    health_url: `${origin}/health`,
  });
  expect(response.headers.get('Vary')).toContain('Accept');
});

test.each([
  ['a browser', browser, '/_sandbox/ui/'],
  ['curl', { Accept: '*/*' }, null],
  ['a client that accepts JSON', { Accept: 'application/json' }, null],
])('the root redirects only browsers: %s', async (_, headers, location) => {
  const get = await open();
  const response = await get('/', headers);
  expect([response.status, response.headers.get('Location')]).toEqual([location ? 302 : 200, location]);
});

testInNode.each([
  '/',
  '/_sandbox/ui/',
  '/_sandbox/ui/assets/x.js',
  '/_sandbox/openapi.json',
  '/docs/',
  '/docs/x.js',
])('%s is for pages and programs of this machine only', async (path) => {
  const get = await open();
  expect((await get(path, { Origin: 'https://pages.example' })).status).toBe(403);
  expect((await get(path, { Host: 'sandbox.example' })).status).toBe(403);
});

testInNode('the dashboard can only load its own files and call its own origin', async () => {
  const get = await open();
  const response = await get('/_sandbox/ui/', browser);
  expect(response.status).toBe(200);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  // The site of the API shows it in a frame.
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

testInNode(
  'no page may frame the site of the API, and a sandbox without the site names the command that builds it',
  async () => {
    const get = await open();
    const moved = await get('/docs', browser);
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/docs/']);
    const response = await get('/docs/', browser);
    const html = await response.text();
    // The files exist only after a build.
    if (response.status === 503) return expect(html).toContain('npm run docs -- --for-sandbox');
    expect(html).toContain('href="reference.html"');
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  },
);

test('health reports that the sandbox can respond, with the time of its clock', async () => {
  const get = await open();
  const response = await get('/health');
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ok', now: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
});

test.for([
  ['/openapi.json', '/v1', '/workspaces/{slug}/agents'],
  ['/_sandbox/openapi.json', '/_sandbox', '/clock/advance'],
])('%s is the document of this server', async ([path, base, operation], { sandbox }) => {
  const response = await sandbox.fetch(`http://localhost:4999${path}`);
  const document = (await response.json()) as {
    servers: { url: string }[];
    paths: Record<string, { servers?: { url: string }[] }>;
  };
  expect(document.servers.map(({ url }) => url)).toEqual([`http://localhost:4999${base}`]);
  expect(Object.keys(document.paths)).toContain(operation);
  for (const { servers = [] } of Object.values(document.paths))
    expect(servers.every(({ url }) => url === 'http://localhost:4999')).toBe(true);
});

import { examples } from '@workspace-api/contract';
import { expect } from 'vitest';
import { test } from '../../test/sandbox-test.ts';
import { type Started, startSandbox } from '../../test/start-sandbox.ts';

const resources = [
  'agents',
  'billing',
  'billing/invoices',
  'billing/usage',
  'forms',
  'forms/frm_01K9CONTACT/submissions',
  'logs',
  'pages',
  'pages/page_01K9HOME',
  'theme',
  'webhooks',
];

/** Reads the API's responses about acme, and the control plane's data that the API doesn't show. */
const readRecords = async ({ send, control, records }: Started) => {
  const bodies: Record<string, unknown> = {};
  for (const path of resources) bodies[path] = (await send('GET', `/workspaces/acme/${path}`)).json;
  bodies.approvals = (await send('GET', '/approvals')).json;
  const invoice = (bodies['billing/invoices'] as { data: { id: string }[] }).data[0]?.id ?? '';
  bodies.lines = (await records.get('invoices', invoice)).json;
  bodies.live = (await control('getLivePage', { slug: 'acme', page: 'home' })).json;
  return bodies;
};

const exportSeed = async ({ control }: Started) => (await control('exportSeed')).json;

/** Sends API requests with a body, and control plane actions, that together affect most kinds of records. */
const change = async ({ control, records, ...started }: Started) => {
  const send = async (method: string, path: string, body?: unknown, headers = {}) => {
    const { status, text } = await started.send(method, `/workspaces/acme/${path}`, { body, headers });
    expect(status, `${method} ${path}: ${text}`).toBeLessThan(300);
  };
  const draft = { 'Content-Type': 'application/json-patch+json' };
  const edits = [{ op: 'replace', path: '/metadata/slug', value: 'start' }];
  await send('PATCH', 'pages/page_01K9HOME', edits, draft);
  await send('PATCH', 'theme', [{ op: 'replace', path: '/colors/surface', value: '#fafafa' }], draft);
  await send('POST', 'agents', { name: 'Night watch', schedule: '0 3 * * *' });
  await send('PUT', 'secrets', {
    name: 'smtp_password',
    value: 'a-secret-value-of-the-test',
    purpose: 'email',
  });
  await send('POST', 'webhooks', { url: 'http://127.0.0.1:9/in', events: ['pages.*'] });
  await records.add('submissions', { form_id: 'frm_01K9CONTACT', data: { email: 'a@b.example' } });
  for (const message of ['first', 'second', 'third'])
    await records.add('log_entries', { level: 'info', source: 'test', message });
  await records.change('billing', 'current', { status: 'past_due' });
  await records.add('usage', { metric: 'requests', quantity: 30_000 });
  await control('updateWorkspace', { slug: 'acme' }, { plans: [{ id: 'plan_x', name: 'X' }] });
  await records.change('secrets', 'stripe_api_key', { rotation_required_by: 'payments' });
  await control('createWorkspace', {}, { slug: 'shop', live: { agents: [{ name: 'Greeter' }] } });
  await control('updateWorkspace', { slug: 'shop' }, { rate_limit: { limit: 7, window_seconds: 30 } });
  await control('updateWorkspace', { slug: 'shop' }, { secrets_region: 'us' });
  await control('updateWorkspace', { slug: 'shop' }, { held: true });
  for (const action of ['write', 'read'])
    await control('updateWorkspace', { slug: 'globex' }, { policy_rules: [{ resource: 'pages', action }] });
  await control('advanceClock', {}, { seconds: 40 * 86_400 });
};

test('a reset with an exported seed restores changed records', async ({ started }) => {
  await change(started);
  const before = await readRecords(started);
  const seed = await exportSeed(started);
  expect(seed.workspaces.find(({ slug }: { slug: string }) => slug === 'shop')).toEqual({
    slug: 'shop',
    name: 'shop',
    rate_limit: { limit: 7, window_seconds: 30 },
    held: true,
    secrets_region: 'us',
    live: { agents: [expect.objectContaining({ name: 'Greeter' })] },
  });
  await started.control('reset', {}, { records: 'demo' });
  expect(await exportSeed(started)).not.toEqual(seed);
  // The plan of the subscription was removed from the catalogue. A seed can contain a removed plan too.
  expect((await started.control('reset', {}, seed)).json).toMatchObject({
    warnings: [{ path: '/workspaces/0/test/billing/plan/id' }],
  });
  expect(await exportSeed(started)).toEqual(seed);
  // A seed doesn't contain the clock. Billing and everything that depends on it match once the clock has its earlier time.
  await started.control('advanceClock', {}, { seconds: 40 * 86_400 });
  const { 'billing/usage': usage, ...rest } = await readRecords(started);
  expect(usage).toEqual(before['billing/usage']);
  expect(rest).toMatchObject({
    pages: before.pages,
    'pages/page_01K9HOME': before['pages/page_01K9HOME'],
    forms: before.forms,
    theme: before.theme,
    lines: before.lines,
  });
});

test('a sandbox without workspaces is exported, and a reset with its seed leaves the demo workspaces empty', async () => {
  const started = await startSandbox();
  const { control, send } = started;
  for (const slug of ['acme', 'globex']) await control('removeWorkspace', { slug });
  const seed = await exportSeed(started);
  expect(seed).toEqual({ workspaces: [] });
  expect((await control('reset', {}, seed)).status).toBe(204);
  expect((await send('GET', '/workspaces/acme/agents')).json.data).toEqual([]);
  const again = await exportSeed(started);
  expect((await control('reset', {}, again)).status).toBe(204);
  expect(await exportSeed(started)).toEqual(again);
});

test('an exported seed does not contain the values of secrets', async ({ started }) => {
  await change(started);
  const json = JSON.stringify(await exportSeed(started));
  expect(json).toContain('smtp_password');
  expect(json).not.toContain('a-secret-value-of-the-test');
  expect(json).not.toMatch(/whsec_|key_test_|key_live_|"value"/);
});

test('a slug that a page released stays reserved for the page', async ({ started }) => {
  await change(started);
  const [acme] = (await exportSeed(started)).workspaces;
  const home = acme.test.pages.find(({ id }: { id: string }) => id === 'page_01K9HOME');
  expect(home.released_slugs).toMatchObject([{ slug: 'home' }]);
  expect(home.versions.at(-1).document.metadata.slug).toBe('start');
});

const page = { slug: 'home', title: 'Home' };
const document = {
  version: examples['page-home'].version,
  schema: {},
  tree: { block: 'NavShell', props: {} },
  metadata: page,
};
const theme = async ({ send }: Started) => (await send('GET', '/workspaces/acme/theme')).json;

test.for([
  ['/pages/0/document', { pages: [{ ...page, document, versions: [{ version: 1, document }] }] }],
  ['/pages/0/versions', { pages: [{ ...page, published_version: 1 }] }],
  [
    '/pages/0/published_version',
    { pages: [{ ...page, versions: [{ version: 2, document }], published_version: 1 }] },
  ],
  [
    '/pages/0/versions/1/version',
    {
      pages: [
        {
          ...page,
          versions: [
            { version: 2, document },
            { version: 2, document },
          ],
        },
      ],
    },
  ],
  [
    '/billing/past_due_since',
    {
      billing: {
        plan: { id: 'p', name: 'P' },
        status: 'past_due',
        period_start: '2026-11-01T00:00:00Z',
        period_end: '2026-12-01T00:00:00Z',
      },
    },
  ],
])('a seed with a contradiction at %s is rejected', async ([path, records], { control }) => {
  const { status, json } = await control('reset', {}, { workspaces: [{ slug: 'shop', test: records }] });
  expect([status, json.error.fields[0].path]).toEqual([400, `/workspaces/0/test${path}`]);
});

test('a draft of a theme needs the theme, and a later version', async ({ started }) => {
  const document = await theme(started);
  const reset = async (records: object) => {
    const body = { workspaces: [{ slug: 'shop', test: records }] };
    return (await started.control('reset', {}, body)).json.error.fields[0].path;
  };
  const theme_draft = { version: 3, document };
  expect(await reset({ theme_draft })).toBe('/workspaces/0/test/theme');
  expect(await reset({ theme: document, theme_version: 3, theme_draft })).toBe(
    '/workspaces/0/test/theme_draft/version',
  );
});

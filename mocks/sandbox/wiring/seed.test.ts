import { examples, scopes } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createInspectableSandbox } from '../create-sandbox.ts';
import type { Tables } from '../store/tables.ts';

const count = async (table: keyof Tables) => {
  const sandbox = await createInspectableSandbox(freshRecords());
  onTestFinished(() => sandbox.close());
  return (await sandbox.context.database.selectFrom(table).selectAll().execute()).length;
};

test.each([
  ['pages', examples['page-list'].data.length],
  ['forms', examples['form-list'].data.length],
  ['submissions', examples['submission-list'].data.length],
  ['log_entries', examples['log-list'].data.length],
  ['invoices', examples['invoice-list'].data.length],
] as const)('the demo has the %s of the examples', async (table, expected) => {
  expect(await count(table)).toBe(expected);
});

test('every page has all versions up to its draft, with its own slug', async () => {
  const sandbox = await createInspectableSandbox(freshRecords());
  onTestFinished(() => sandbox.close());
  const versions = await sandbox.context.database
    .selectFrom('page_versions')
    .innerJoin('pages', 'pages.id', 'page_versions.page_id')
    .select(['slug', 'document', 'version', 'draft_version'])
    .execute();
  for (const { slug, document } of versions) expect(JSON.parse(document).metadata.slug).toBe(slug);
  expect(versions.filter(({ version, draft_version }) => version === draft_version)).toHaveLength(3);
});

test('the demo has tokens of every kind and mode, starting with a token with all scopes', async () => {
  const sandbox = await createInspectableSandbox(freshRecords());
  onTestFinished(() => sandbox.close());
  const [first] = sandbox.context.knownTokens;
  expect(first).toMatchObject({ kind: 'key', mode: 'test', scopes });
  for (const { secret: token, mode, workspace } of sandbox.context.knownTokens) {
    const request = new Request('http://sandbox/v1/me', { headers: { Authorization: `Bearer ${token}` } });
    const me = await (await sandbox.fetch(request)).json();
    expect(me).toMatchObject({ token: { mode }, workspace: { slug: workspace } });
  }
});

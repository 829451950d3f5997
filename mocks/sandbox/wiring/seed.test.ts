import { scopes } from '@workspace-api/contract';
import { expect } from 'vitest';
import { test } from '../../test/sandbox-test.ts';

test('every page has all versions up to its draft, with its own slug', async ({ context }) => {
  const versions = await context.database
    .selectFrom('page_versions')
    .innerJoin('pages', 'pages.id', 'page_versions.page_id')
    .select(['slug', 'document', 'version', 'draft_version'])
    .execute();
  for (const { slug, document } of versions) expect(JSON.parse(document).metadata.slug).toBe(slug);
  expect(versions.filter(({ version, draft_version }) => version === draft_version)).toHaveLength(3);
});

test('the demo has tokens of every kind and mode, the first with all scopes', async ({ context, send }) => {
  const [first] = context.knownTokens;
  expect(first).toMatchObject({ kind: 'key', mode: 'test', scopes });
  for (const { secret: token, mode, workspace } of context.knownTokens) {
    const { json } = await send('GET', '/me', { token });
    expect(json).toMatchObject({ token: { mode }, workspace: { slug: workspace } });
  }
});

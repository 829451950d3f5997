import { expect, test } from 'vitest';
import { goodDocument } from './fixtures/good-document.ts';
import { lintNode } from './fixtures/spoil.ts';
import { contractRuleset } from './index.ts';
import { lintDocument } from './lint-document.ts';

test('a document that follows every rule has no findings', async () => {
  expect(await lintNode(goodDocument())).toEqual([]);
});

test('a finding tells the line of the text and the path in the tree', async () => {
  const document = goodDocument();
  const source = JSON.stringify({ ...document, 'x-provisional': 'short' }, null, 2);
  const [finding] = await lintDocument(source, contractRuleset);
  const line = source.split('\n').findIndex((content) => content.includes('"x-provisional": "short"')) + 1;
  expect(finding).toMatchObject({ rule: 'provisional-reason', path: 'x-provisional', line });
});

test('a mistake in a shared component is reported once, not once per use', async () => {
  const document = goodDocument();
  const { parameters } = document.components as { parameters: Record<string, object> };
  parameters.Slug = { ...parameters.Slug, required: false };
  expect(await lintNode(document)).toEqual(['path-parameters: The path parameter "slug" must be required.']);
});

test('a malformed document is reported on, and never crashes a rule', async () => {
  const findings = await lintNode({
    openapi: '3.1.0',
    paths: { '/x': { get: null }, '/y': { post: { responses: [] } } },
  });
  expect(findings).toContain('operation-id-verb: POST /y has no operationId.');
});

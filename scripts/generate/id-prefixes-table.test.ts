import { expect, test } from 'vitest';
import { renderIdPrefixes } from './id-prefixes-table.ts';
import type { OpenApiDocument } from './openapi-document.ts';

test('a prefix comes from the pattern of an id, or else from its example', () => {
  const schemas = {
    Note: { properties: { id: { pattern: '^note_.+$', examples: ['x_1'] } } },
    Invoice: { properties: { id: { examples: ['inv_01K9SEP'] } } },
    Plain: { properties: { id: { examples: ['17'] }, name: {} } },
    Theme: { properties: { name: {} } },
  };
  const source = renderIdPrefixes({ components: { schemas } } as unknown as OpenApiDocument);
  expect(source).toContain('{\n  "Note": "note",\n  "Invoice": "inv"\n}');
});

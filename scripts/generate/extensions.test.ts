import { expect, test } from 'vitest';
import { type Extensions, listExtensionUses, requireExtensions } from './extensions.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** A document with `x-status` in an example, and what else a test needs. */
const documentWith = (schema: object = {}, example: object = {}): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  paths: {},
  components: {
    schemas: { Agent: { type: 'object', ...schema } },
    examples: { gone: { value: {}, 'x-status': 410, ...example } },
  },
});

const described: Extensions = { 'x-status': { places: ['Example'], description: 'The status.' } };
const inSchema = { places: ['Schema'], description: '' };

const check = async (document: OpenApiDocument, more: Extensions = {}): Promise<void> =>
  requireExtensions({ ...described, ...more }, await listExtensionUses(document));

test('extensions that are described and used, or described with an example, have no problem', async () => {
  const value = { 'x-made-up': 1, headers: { 'x-other': 2 } };
  const unused = { 'x-sunset': { ...inSchema, example: '2027-06-30' } };
  await expect(check(documentWith({}, { value }), unused)).resolves.toBeUndefined();
});

test.each<[what: string, document: OpenApiDocument, more: Extensions, message: string]>([
  [
    'that is not described',
    documentWith({ properties: { id: { 'x-made-up': 1 } } }),
    {},
    'Unknown extension x-made-up at #/components/schemas/Agent/properties/id.',
  ],
  [
    'in the value of another one',
    documentWith({ 'x-values': { gone: { when: 'Now.', 'x-made-up': 1 } } }),
    { 'x-values': inSchema },
    'Unknown extension x-made-up at #/components/schemas/Agent/x-values/gone.',
  ],
  [
    'in another object than described',
    documentWith({ 'x-status': 410 }),
    {},
    'x-status stands in a Schema (#/components/schemas/Agent). Expected: Example.',
  ],
  ['that is not used', documentWith(), { 'x-made-up': inSchema }, 'x-made-up stands in no Schema.'],
])('an extension %s is rejected', async (_, document, more, message) => {
  await expect(check(document, more)).rejects.toThrow(message);
});

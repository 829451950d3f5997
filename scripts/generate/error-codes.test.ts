import { expect, test } from 'vitest';
import { withErrorCodes } from './error-codes.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const ref = { $ref: '#/components/schemas/ErrorEnvelope' };
const example = (code: string) => ({ value: { error: { code, message: 'No.' } } });
const document = (examples: object) =>
  ({
    components: {
      examples: { 'not-found': example('not_found') },
      responses: {
        Refused: { description: 'No.', content: { 'application/json': { schema: ref, examples } } },
      },
    },
  }) as unknown as OpenApiDocument;
const getSchema = (narrowed: OpenApiDocument) =>
  (narrowed.components.responses as Record<string, { content: Record<string, { schema: object }> }>).Refused
    ?.content['application/json']?.schema;

test('an error response has the codes of its examples, each once', () => {
  const narrowed = withErrorCodes(
    document({
      one: { $ref: '#/components/examples/not-found' },
      two: example('conflict'),
      three: example('conflict'),
    }),
  );
  expect(getSchema(narrowed)).toMatchObject({
    allOf: [ref, { properties: { error: { properties: { code: { enum: ['not_found', 'conflict'] } } } } }],
  });
});

test('an error response without examples has any code, and the input document is not changed', () => {
  const original = document({});
  const before = structuredClone(original);
  expect(getSchema(withErrorCodes(original))).toEqual(ref);
  withErrorCodes(document({ one: example('conflict') }));
  expect(original).toEqual(before);
});

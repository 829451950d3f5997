import { expect, test } from 'vitest';
import type { OpenApiDocument } from './openapi-document.ts';
import { withoutUnusedExamples } from './unused-examples.ts';

test('an example that nothing refers to is omitted, the order of the others is kept', () => {
  const used = (name: string) => ({ [name]: { $ref: `#/components/examples/${name}` } });
  const document = {
    paths: {
      '/a': {
        get: { responses: { '200': { content: { a: { examples: { ...used('b'), ...used('a') } } } } } },
      },
    },
    components: { schemas: {}, examples: { a: { value: 1 }, unused: { value: 2 }, b: { value: 3 } } },
  } as unknown as OpenApiDocument;
  expect(Object.keys(withoutUnusedExamples(document).components.examples ?? {})).toEqual(['a', 'b']);
  expect(withoutUnusedExamples(document).paths).toBe(document.paths);
});

import { expect, test } from 'vitest';
import { renderErrorAdvice } from './error-advice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const values = { gone: { when: 'It is gone.', remedy: 'Make another.', retry: 'never' } };
const example = { 'x-status': 410, value: { error: { code: 'gone', message: 'Gone.' } } };

/** A document whose errors have these codes described, and these examples. */
const documentWith = (described: object, examples: object) =>
  ({
    components: {
      examples,
      schemas: {
        ErrorCode: { description: 'A code.', 'x-values': described },
        ErrorHint: { 'x-values': {} },
        ConflictKind: { 'x-values': {} },
      },
    },
  }) as unknown as OpenApiDocument;

test.each([
  ['an example has a code that nothing describes', {}, { gone: example }],
  ['a code is described that no example has', values, {}],
  ['a retry has another word', { gone: { ...values.gone, retry: 'perhaps' } }, { gone: example }],
])('it is an error if %s', (_, described, examples) => {
  expect(() => renderErrorAdvice(documentWith(described, examples))).toThrow(/x-values of ErrorCode/);
});

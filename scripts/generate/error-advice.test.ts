import { expect, test } from 'vitest';
import { renderErrorAdvice } from './error-advice.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { describeValues } from './value-descriptions.ts';

const values = { gone: { when: 'It is gone.', remedy: 'Make another.', retry: 'never' } };
const example = { 'x-status': 410, value: { error: { code: 'gone', message: 'Gone.' } } };

/** A document whose errors have these codes described, and these examples. */
const documentWith = (described: object, examples: object) =>
  ({
    components: {
      examples,
      schemas: {
        ErrorEnvelope: {
          properties: {
            error: { properties: { code: { description: 'A code.', 'x-values': described } } },
          },
        },
        ErrorDetails: { properties: { hint: { 'x-values': {} }, kind: { 'x-values': {} } } },
      },
    },
  }) as unknown as OpenApiDocument;

test('the advice for a code has the statuses of its examples', () => {
  const rendered = renderErrorAdvice(documentWith(values, { gone: example }));
  const [, table = ''] = /errorAdvice = ([\s\S]+) as const/.exec(rendered) ?? [];
  expect(JSON.parse(table).codes).toEqual({ gone: { statuses: [410], ...values.gone } });
});

test.each([
  ['an example has a code that nothing describes', {}, { gone: example }],
  ['a code is described that no example has', values, {}],
  ['a retry has another word', { gone: { ...values.gone, retry: 'perhaps' } }, { gone: example }],
])('it is an error if %s', (_, described, examples) => {
  expect(() => renderErrorAdvice(documentWith(described, examples))).toThrow(/x-values of ErrorEnvelope/);
});

test('the values are listed in the description of their property', () => {
  const { ErrorEnvelope } = describeValues(documentWith(values, {})).components.schemas;
  expect(ErrorEnvelope?.properties?.error?.properties?.code?.description).toBe(
    'A code.\n\n- `gone`: It is gone. Make another.\n',
  );
});

import { inlineValue, messages } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { renderMessages } from './error-tables.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const render = (template: string, values: object, message: string): string =>
  renderMessages({
    components: {
      schemas: {},
      examples: {
        unexpected: {
          'x-message': template,
          'x-message-values': values,
          value: { error: { message } },
        },
      },
    },
  } as unknown as OpenApiDocument);

test('the string around the values is not changed', () => {
  const rendered = render(
    'A `tick`, a \\ and ${no} code: {code}.',
    { no: 'n', code: 'c' },
    'A `tick`, a \\ and $n code: c.',
  );
  expect(rendered).toContain('`A \\`tick\\`, a \\\\ and $${inlineValue(no)} code: ${inlineValue(code)}.`');
});

test('a value in an example may look like a placeholder', () => {
  expect(() => render('It lacks {scope}.', { scope: '$& {scope}' }, 'It lacks $& {scope}.')).not.toThrow();
});

test.each(['$&', '$1', '{reason}', '`${reason}`'])('the value %s is not expanded', (reason) => {
  expect(messages['invalid-patch']({ reason })).toBe(`The patch cannot be applied because ${reason}.`);
});

test.each([
  ['a\nb\r\tc', 'a\\nb\\r\\tc'],
  ['\u0000\u001b[31m\u007f\u0085', '\\u0000\\u001b[31m\\u007f\\u0085'],
  ['\u2028\u2029', '\\u2028\\u2029'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(199)}…`],
  ['\n'.repeat(1e6), `${'\\n'.repeat(99)}\\…`],
])('a value in a message is one line of at most 200 characters', (value, expected) => {
  expect(inlineValue(value)).toBe(expected);
});

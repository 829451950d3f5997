import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const example = 'components > examples > insufficient-scope';
const error = (message: string) => ({ error: { code: 'insufficient_scope', message } });

const templated = (template: string, values: object, message: string) =>
  spoil('message-templates', example, {
    summary: 'insufficient_scope',
    'x-status': 403,
    'x-message': template,
    'x-message-values': values,
    value: error(message),
  });

test('a message that is the filled template passes, whatever the value contains', async () => {
  expect(await templated('It lacks {scope}.', { scope: '$& {scope}' }, 'It lacks $& {scope}.')).toEqual([]);
});

test('a message that differs from the filled template is reported', async () => {
  expect(await templated('It lacks {scope}.', { scope: 'me:read' }, 'It needs me:read.')).toEqual([
    'The message of insufficient-scope is "It needs me:read."; expected its filled x-message, "It lacks me:read.".',
  ]);
});

test('a placeholder without a value and a value without a placeholder are reported', async () => {
  expect(await templated('It lacks {scope}.', { name: 'me:read' }, 'It lacks me:read.')).toEqual([
    'The x-message of insufficient-scope has the placeholders scope; x-message-values has name.',
  ]);
});

test('a template without a placeholder is reported', async () => {
  expect(await templated('It lacks a scope.', {}, 'It lacks a scope.')).toEqual([
    'The x-message of insufficient-scope has no placeholder, such as {name}.',
  ]);
});

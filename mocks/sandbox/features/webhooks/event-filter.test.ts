import { expect, test } from 'vitest';
import { matchesFilter } from './create-deliveries.ts';

test.each([
  [['pages.published'], 'pages.published', true],
  [['pages.published'], 'pages.updated', false],
  [['theme.published', 'pages.updated'], 'pages.updated', true],
  [['pages.*'], 'pages.updated', true],
  [['pages.*'], 'pagesets.updated', false],
  [['*'], 'forms.submitted', true],
  [['*.published'], 'pages.published', false],
  [[], 'pages.published', false],
])('%j and %s: %s', (filter, family, expected) => {
  expect(matchesFilter(filter, family)).toBe(expected);
});

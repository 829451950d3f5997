import { expect, test } from 'vitest';
import { preferred } from './accept.ts';

const offers = ['application/json', 'text/csv', 'application/x-ndjson'] as const;

test.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['text/csv', 'text/csv'],
  ['TEXT/CSV', 'text/csv'],
  ['text/csv; charset=utf-8', 'text/csv'],
  ['text/*', 'text/csv'],
  ['text/csv, */*', 'text/csv'],
  ['text/csv;q=0.4, application/x-ndjson;q=0.5', 'application/x-ndjson'],
  ['text/csv, application/x-ndjson', 'text/csv'],
  ['application/*;q=0.9, text/csv;q=0.8', 'application/json'],
  ['*/*, application/json;q=0', 'text/csv'],
  ['text/html, application/xml;q=0.9, */*;q=0.1', 'application/json'],
  ['image/png', undefined],
  ['application/json;q=0', undefined],
  ['*/*;q=0', undefined],
  ['text/csv;q=nonsense', 'application/json'],
])('an Accept of %j prefers %s', (accept, expected) => {
  expect(preferred(accept, offers)).toBe(expected);
});

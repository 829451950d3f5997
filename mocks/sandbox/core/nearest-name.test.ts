import { expect, test } from 'vitest';
import { adviceFor, nearestName, nearestNames } from './nearest-name.ts';

const names = ['forms.submitted', 'forms.created', 'pages.published'];

test.each([
  ['form.submitted', 'forms.submitted'],
  ['forms.submited', 'forms.submitted'],
  ['Forms.Created', 'forms.created'],
  ['page.publish', 'pages.published'],
  ['created', 'forms.created'],
])('%s is near to %s', (name, nearest) => {
  expect(nearestName(name, names)).toBe(nearest);
  expect(adviceFor(name, names)).toBe(`Did you mean "${nearest}"?`);
});

test.each(['', 'orders.paid', 'x'.repeat(1_000_000)])(
  'the suggestion for a name without a similar one lists all names',
  (name) => {
    expect(nearestName(name, names)).toBeUndefined();
    expect(adviceFor(name, names)).toBe('Available: forms.submitted, forms.created, pages.published.');
  },
);

test('the names that contain the input are nearest, followed by the names that differ least', () => {
  expect(nearestNames('CREATED', names, 2)).toEqual(['forms.created', 'forms.submitted']);
  expect(nearestNames('pagespublished', names, 1)).toEqual(['pages.published']);
  expect(nearestNames('x', [], 3)).toEqual([]);
});

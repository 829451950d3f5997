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
  'a name like no other is answered with all of them',
  (name) => {
    expect(nearestName(name, names)).toBeUndefined();
    expect(adviceFor(name, names)).toBe('Available: forms.submitted, forms.created, pages.published.');
  },
);

test('the nearest names are those that contain the given one, then those that differ least', () => {
  expect(nearestNames('CREATED', names, 2)).toEqual(['forms.created', 'forms.submitted']);
  expect(nearestNames('pagespublished', names, 1)).toEqual(['pages.published']);
  expect(nearestNames('x', [], 3)).toEqual([]);
});

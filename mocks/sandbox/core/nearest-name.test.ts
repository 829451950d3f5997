import { expect, test } from 'vitest';
import { adviceFor, nearestName } from './nearest-name.ts';

const known = ['forms.submitted', 'forms.created', 'pages.published'];

test.each([
  ['form.submitted', 'forms.submitted'],
  ['forms.submited', 'forms.submitted'],
  ['Forms.Created', 'forms.created'],
  ['page.publish', 'pages.published'],
])('%s is near to %s', (name, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
  expect(adviceFor(name, known)).toBe(`Did you mean "${nearest}"?`);
});

test.each(['', 'orders.paid', 'x'.repeat(1_000_000)])(
  'a name like no other is answered with all of them',
  (name) => {
    expect(nearestName(name, known)).toBeUndefined();
    expect(adviceFor(name, known)).toBe('Available: forms.submitted, forms.created, pages.published.');
  },
);

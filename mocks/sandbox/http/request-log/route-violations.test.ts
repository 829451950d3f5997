import { expect, test } from 'vitest';
import { routeViolations } from './route-violations.ts';

const templates = [
  '/v1/me',
  '/v1/shops',
  '/v1/shops/{id}',
  '/v1/shops/{id}/orders',
  '/oauth/config',
  '/v1/a/b',
  '/v1/c',
];
const told = (method: string, path: string, methods: string[] = []) =>
  routeViolations({ method, path }, methods, templates)[0];

test('a path that has other methods tells them', () => {
  expect(told('PUT', '/v1/shops/one', ['GET', 'PATCH'])).toMatchObject({
    in: 'method',
    message: 'This path has GET and PATCH, not PUT.',
  });
});

test.each([
  ['/v1/shops/one/order', '/v1/shops/{id}/orders'],
  ['/v1/shop', '/v1/shops'],
  ['/v1/shops/', '/v1/shops/{id}'],
  ['/v1/me/', '/v1/me'],
])('of %s the nearest is %s', (path, nearest) => {
  expect(told('GET', path)).toMatchObject({
    in: 'path',
    message: expect.stringContaining(`Nearest to it are ${nearest}`),
  });
});

test('no more than five paths are told', () => {
  expect(told('GET', '/v1/none')?.message).not.toContain('/oauth/config');
  expect(told('GET', '/oauth/none')?.message).toContain('/oauth/config');
});

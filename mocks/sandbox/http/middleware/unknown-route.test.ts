import { expect, test } from 'vitest';
import { routeViolation } from './unknown-route.ts';

const templates = [
  '/v1/me',
  '/v1/shops',
  '/v1/shops/{id}',
  '/v1/shops/{id}/orders',
  '/oauth/config',
  '/v1/a/b',
  '/v1/c',
];
const violation = (method: string, path: string, methods: string[] = []) =>
  routeViolation({ method, path }, methods, templates);

test('the methods of the path are listed', () => {
  expect(violation('PUT', '/v1/shops/one', ['GET', 'PATCH'])).toMatchObject({
    in: 'method',
    message: 'This path supports GET and PATCH, not PUT.',
  });
});

test.each([
  ['/v1/shops/one/order', '/v1/shops/{id}/orders'],
  ['/v1/shop', '/v1/shops'],
  ['/v1/shops/', '/v1/shops/{id}'],
  ['/v1/me/', '/v1/me'],
  ['/v1/shop/one/orders', '/v1/shops/{id}/orders'],
  ['/v2/shops/one/orders', '/v1/shops/{id}/orders'],
])('the path most similar to %s is %s', (path, similar) => {
  expect(violation('GET', path)).toMatchObject({
    in: 'path',
    message: expect.stringContaining(`Similar: ${similar}`),
  });
});

test('at most five paths are listed', () => {
  expect(violation('GET', '/v1/none').message).not.toContain('/oauth/config');
  expect(violation('GET', '/oauth/none').message).toContain('/oauth/config');
});

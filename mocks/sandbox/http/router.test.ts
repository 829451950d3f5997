import { expect, test } from 'vitest';
import { createRouter } from './router.ts';

const routes = [
  { name: 'one', method: 'GET', path: '/workspaces/{slug}' },
  { name: 'current', method: 'GET', path: '/workspaces/current' },
  { name: 'secret', method: 'POST', path: '/workspaces/{slug}/secrets/{name}' },
  { name: 'proxy', method: 'POST', path: '/workspaces/{slug}/secrets/proxy-url' },
  { name: 'rotate', method: 'POST', path: '/workspaces/{slug}/secrets/{name}/rotate' },
];
const find = createRouter(routes);

test.each([
  ['GET', '/workspaces/acme', 'one', { slug: 'acme' }],
  ['GET', '/workspaces/current', 'current', {}],
  ['POST', '/workspaces/acme/secrets/proxy-url', 'proxy', { slug: 'acme' }],
  ['POST', '/workspaces/acme/secrets/a%2Fb', 'secret', { slug: 'acme', name: 'a/b' }],
  ['POST', '/workspaces/acme/secrets/%zz', 'secret', { slug: 'acme', name: '%zz' }],
  ['POST', '/workspaces/acme/secrets/proxy-url/rotate', 'rotate', { slug: 'acme', name: 'proxy-url' }],
])('%s %s matches %s in whatever order the routes were added', (method, path, name, parameters) => {
  const index = routes.findIndex((route) => route.name === name);
  expect(find(method, path)).toEqual({ index, parameters });
});

test.each([
  ['DELETE', '/workspaces/current'],
  ['GET', '/workspaces'],
  ['GET', '/workspaces/acme/'],
  ['GET', '/workspaces/acme/unknown'],
])('%s %s has no route', (method, path) => {
  expect(find(method, path)).toBeUndefined();
});

test('equal routes share a router, and others have their own', () => {
  expect(createRouter([...routes])).toBe(find);
  const other = createRouter(routes.slice(1));
  expect(other('GET', '/workspaces/current')?.index).toBe(0);
  expect(other('GET', '/workspaces/acme')).toBeUndefined();
});

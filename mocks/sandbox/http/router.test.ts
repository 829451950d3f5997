import { expect, test } from 'vitest';
import { createRouter } from './router.ts';

const router = createRouter<string>();
router.add('GET', '/workspaces/{slug}', 'one');
router.add('GET', '/workspaces/current', 'current');
router.add('POST', '/workspaces/{slug}/secrets/{name}', 'secret');
router.add('POST', '/workspaces/{slug}/secrets/proxy-url', 'proxy');
router.add('POST', '/workspaces/{slug}/secrets/{name}/rotate', 'rotate');

test.each([
  ['GET', '/workspaces/acme', 'one', { slug: 'acme' }],
  ['GET', '/workspaces/current', 'current', {}],
  ['POST', '/workspaces/acme/secrets/proxy-url', 'proxy', { slug: 'acme' }],
  ['POST', '/workspaces/acme/secrets/a%2Fb', 'secret', { slug: 'acme', name: 'a/b' }],
  ['POST', '/workspaces/acme/secrets/%zz', 'secret', { slug: 'acme', name: '%zz' }],
  ['POST', '/workspaces/acme/secrets/proxy-url/rotate', 'rotate', { slug: 'acme', name: 'proxy-url' }],
])('%s %s matches %s in whatever order the routes were added', (method, path, target, parameters) => {
  expect(router.find(method, path)).toEqual({ target, parameters });
});

test.each([
  ['DELETE', '/workspaces/current'],
  ['GET', '/workspaces'],
  ['GET', '/workspaces/acme/'],
  ['GET', '/workspaces/acme/unknown'],
])('%s %s has no route', (method, path) => {
  expect(router.find(method, path)).toBeUndefined();
});

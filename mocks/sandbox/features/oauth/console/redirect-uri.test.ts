import { expect, test } from 'vitest';
import { formTarget, isRedirectAllowed, redirectWith } from './redirect-uri.ts';

test.each([
  'http://127.0.0.1:53682/callback',
  'http://127.0.0.1/',
  'http://[::1]:8080/callback?app=1',
  'http://localhost:5173/auth/callback',
  'https://localhost:5173/',
  'com.example.app:/callback',
])('%s is on this machine', (uri) => {
  expect(isRedirectAllowed(uri)).toBe(true);
});

test.each([
  'https://evil.example/callback',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1@evil.example/',
  'http://127.0.0.1:80@evil.example/',
  'http://user:secret@127.0.0.1/',
  'http:\\\\evil.example',
  'http://127.0.0.1/callback#fragment',
  'http://127.0.0.1/\r\nSet-Cookie:a=b',
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  '//127.0.0.1/',
  '/callback',
  'myapp:/callback',
  '',
])('%j is rejected', (uri) => {
  expect(isRedirectAllowed(uri)).toBe(false);
});

test('adding parameters keeps the existing query', () => {
  const state = 'a b&c=d+ü';
  const url = new URL(redirectWith('http://127.0.0.1/cb?x=1%202', { code: 'c', state, error: undefined }));
  expect(url.search).toMatch(/^\?x=1%202&code=c&state=/);
  expect(url.searchParams.get('state')).toBe(state);
  expect(redirectWith('com.example.app:/cb', { code: 'c' })).toBe('com.example.app:/cb?code=c');
});

test.each([
  ['http://127.0.0.1:53682/callback', 'http://127.0.0.1:53682'],
  ['http://[::1]:53682/callback', 'http:'],
  ['com.example.app:/callback', 'com.example.app:'],
])('a form for %s allows the target %s', (uri, target) => {
  expect(formTarget(uri)).toBe(target);
});

test('further origins are allowed, with any path and no other port', () => {
  const origins = new Set(['https://preview.acme.example']);
  const isAllowed = (uri: string) => isRedirectAllowed(uri, origins);
  expect(isAllowed('https://preview.acme.example/callback?app=1')).toBe(true);
  for (const uri of [
    'https://preview.acme.example:8443/callback',
    'http://preview.acme.example/callback',
    'https://preview.acme.example.evil.example/callback',
    'https://user@preview.acme.example/callback',
  ])
    expect(isAllowed(uri), uri).toBe(false);
});

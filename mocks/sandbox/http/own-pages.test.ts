import { expect, test } from 'vitest';
import { createControlAccess } from '../domain/control-access.ts';
import { isOwnHost, isOwnOrigin } from './own-pages.ts';

const local = createControlAccess(undefined);
const remote = createControlAccess('a-token-of-this-test', ['sandbox.internal']);

test('a Host of this machine is the own one, and with a token each address and allowed name', () => {
  for (const host of ['127.0.0.1', '127.0.0.2:4010', 'localhost:80', 'LOCALHOST', '[::1]:4010'])
    expect([host, isOwnHost(host, local), isOwnHost(host, remote)]).toEqual([host, true, true]);
  for (const host of ['10.0.0.7', '192.168.1.5:4010', '[2001:db8::1]:4010', 'SANDBOX.internal'])
    expect([host, isOwnHost(host, local), isOwnHost(host, remote)]).toEqual([host, false, true]);
});

test.each([
  ...[
    'sandbox.example',
    '127.0.0.1.sandbox.example',
    '127.evil.example',
    '[::7f00:1]:x',
    'pages.example:4010',
  ],
  ...['sandbox.internal.pages.example', '192.168.1.5.pages.example', '192.168.1.5:4010@pages.example'],
])('the Host %s, which may be another name of this machine, is refused', (host) => {
  expect([isOwnHost(host, local), isOwnHost(host, remote)]).toEqual([false, false]);
  expect(isOwnOrigin(`http://${host}`, host, remote)).toBe(false);
});

test.each([
  ...['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8443', 'http://acme.localhost:3000'].map(
    (origin) => [origin, true],
  ),
  ...['http://sandbox.internal:3000', 'http://192.0.2.7:4010'].map((origin) => [origin, true]),
  ...[
    'https://pages.example',
    'http://localhost.pages.example',
    'null',
    'ftp://localhost',
    'http://192.168.1.9',
  ].map((origin) => [origin, false]),
] as [string, boolean][])('a page of %s is an own one: %s', (origin, expected) => {
  expect(isOwnOrigin(origin, '192.0.2.7:4010', remote)).toBe(expected);
});

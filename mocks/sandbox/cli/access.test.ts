import { expect, test } from 'vitest';
import { resolveAccess } from './access.ts';
import type { Options } from './options.ts';

const local: Options = { host: '127.0.0.1' };
const open = { demoTokens: true, privateAddresses: 'loopback' };
const closed = { demoTokens: false, privateAddresses: 'none' };
const token = 'a-token-of-this-test';

test('a sandbox on loopback has a control token only if one is set', () => {
  expect(resolveAccess(local, undefined)).toEqual({ options: open, newToken: undefined });
  expect(resolveAccess(local, '')).toEqual({ options: open, newToken: undefined });
  expect(resolveAccess({ ...local, host: '::1' }, token).options.controlToken).toBe(token);
});

test.each(['0.0.0.0', '::', '192.0.2.1', 'sandbox.internal'])(
  'other machines reach %s only with --allow-remote',
  (host) => {
    expect(() => resolveAccess({ ...local, host }, token)).toThrow('Add --allow-remote to permit it');
    expect(resolveAccess({ ...local, host, allowRemote: true }, token).options.controlToken).toBe(token);
  },
);

test('without a token in the options, each run creates one', () => {
  const remote = { ...local, host: '0.0.0.0', allowRemote: true, allowedHost: ['sandbox.internal'] };
  const one = resolveAccess(remote, undefined);
  expect(one.newToken).toMatch(/^[\w-]{32}$/);
  expect(one.options).toEqual({
    ...closed,
    controlToken: one.newToken,
    allowedHosts: ['sandbox.internal'],
  });
  expect(resolveAccess(remote, undefined).newToken).not.toBe(one.newToken);
  expect(resolveAccess({ ...remote, controlToken: token }, 'another-of-this-test')).toEqual({
    options: { ...closed, controlToken: token, allowedHosts: ['sandbox.internal'] },
    newToken: undefined,
  });
});

test('public tokens and private addresses are available to other machines only on demand', () => {
  const remote = { ...local, host: '0.0.0.0', allowRemote: true };
  expect(resolveAccess(remote, token).options).toMatchObject(closed);
  expect(resolveAccess({ ...remote, demoTokens: true }, token).options).toMatchObject({ demoTokens: true });
  expect(resolveAccess({ ...remote, privateAddresses: 'all' }, token).options).toMatchObject({
    privateAddresses: 'all',
  });
  expect(resolveAccess({ ...local, privateAddresses: 'none' }, token).options).toMatchObject({
    demoTokens: true,
    privateAddresses: 'none',
  });
});

test('contradictory options are rejected', () => {
  expect(() => resolveAccess({ ...local, allowedHost: ['sandbox.internal'] }, undefined)).toThrow(
    '--allow-remote',
  );
  expect(() => resolveAccess(local, 'short')).toThrow("WORKSPACE_SANDBOX_CONTROL_TOKEN can't be used.");
  expect(() => resolveAccess({ ...local, controlToken: 'hush' }, undefined)).toThrow(
    /^--control-token can't be used\. (?!.*hush)/,
  );
});

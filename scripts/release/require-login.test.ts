import { expect, test } from 'vitest';
import { requireLogin } from './require-login.ts';

const loggedOut = async () => {
  throw new Error('npm error code ENEEDAUTH');
};

test('a release ends at its start if no one is logged in', async () => {
  await expect(requireLogin({}, loggedOut)).rejects.toThrow('npm is not logged in');
  await requireLogin({}, async () => 'acme');
});

test('a workflow with identity tokens is not logged in before it publishes', async () => {
  await requireLogin({ ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example' }, loggedOut);
  await requireLogin({ NPM_ID_TOKEN: 'x' }, loggedOut);
});

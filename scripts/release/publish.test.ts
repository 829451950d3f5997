import { expect, test } from 'vitest';
import { publishArguments, requireLogin } from './publish.ts';

const github = { GITHUB_ACTIONS: 'true', ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example' };

test('public packages are published with provenance where the workflow can attest it', () => {
  expect(publishArguments(['@acme/one', '@acme/two'], 'public', github)).toEqual([
    ...['publish', '--access', 'public', '--provenance'],
    ...['--workspace', '@acme/one', '--workspace', '@acme/two'],
  ]);
  expect(publishArguments([], 'public', { GITLAB_CI: 'true', SIGSTORE_ID_TOKEN: 'x' })).toContain(
    '--provenance',
  );
});

test.each([
  ['on a machine of a developer', 'public', {}],
  ['in a workflow that may not create identity tokens', 'public', { GITHUB_ACTIONS: 'true' }],
  ['for restricted packages', 'restricted', github],
] as const)('%s, packages are published without provenance', (_, access, env) => {
  expect(publishArguments([], access, env)).toEqual(['publish', '--access', access]);
});

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

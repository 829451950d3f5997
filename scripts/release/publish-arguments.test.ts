import { expect, test } from 'vitest';
import { publishArguments } from './publish-arguments.ts';

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

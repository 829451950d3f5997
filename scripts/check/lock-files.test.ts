import { expect, test } from 'vitest';
import { lockFileProblems } from './lock-files.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;

test('a package needs a SHA-512 checksum, and an address of the registry of npm if it has one', () => {
  expect(
    lockFileProblems({
      '': {},
      mocks: {},
      'node_modules/@workspace-api/mock': { link: true, resolved: 'mocks' },
      'node_modules/one': { integrity },
      'node_modules/two': { integrity, resolved: 'https://registry.npmjs.org/two/-/two-1.0.0.tgz' },
    }),
  ).toEqual([]);
  expect(
    lockFileProblems({
      'node_modules/none': {},
      'node_modules/weak': { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
      'node_modules/elsewhere': { integrity, resolved: 'https://registry.npmjs.org.evil.example/x.tgz' },
      'mocks/node_modules/git': { integrity, resolved: 'git+ssh://git@github.com/acme/git.git#1234' },
    }),
  ).toEqual([
    'node_modules/none has no SHA-512 checksum (integrity)',
    'node_modules/weak has no SHA-512 checksum (integrity)',
    'node_modules/elsewhere is downloaded from https://registry.npmjs.org.evil.example/x.tgz, not from https://registry.npmjs.org/',
    'mocks/node_modules/git is downloaded from git+ssh://git@github.com/acme/git.git#1234, not from https://registry.npmjs.org/',
  ]);
});

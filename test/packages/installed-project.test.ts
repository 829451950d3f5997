import { expect, test } from 'vitest';
import { describeInstallFailure } from './installed-project.ts';

test('a failed installation says whether the registry is unreachable', () => {
  const offline = 'npm error code ENOTFOUND\nnpm error request to https://registry.npmjs.org/next failed';
  expect(describeInstallFailure('/tmp/a', offline)).toMatch(/^npm can't reach its registry, .* npm error/s);
  expect(describeInstallFailure('/tmp/a', 'npm error code ERESOLVE')).toBe(
    'npm install failed in /tmp/a: npm error code ERESOLVE',
  );
});

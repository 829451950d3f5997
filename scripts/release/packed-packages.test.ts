import { expect, test } from 'vitest';
import { describePacked, installCommand } from './packed-packages.ts';

const packed = (name: string, tarball: string) => ({
  ...{ name: `@workspace-api/${name}`, version: '1.2.0', size: 53_643, unpackedSize: 227_000 },
  ...{ files: ['README.md', 'package.json'], tarball },
});

test('all packages are installed by one command, since they depend on each other', () => {
  const all = [packed('contract', '/kit/contract-1.2.0.tgz'), packed('mock', 'C:/kit/mock-1.2.0.tgz')];
  expect(installCommand(all)).toBe('npm install /kit/contract-1.2.0.tgz C:/kit/mock-1.2.0.tgz');
  expect(installCommand(all.slice(0, 1), '--save-dev')).toBe(
    'npm install --save-dev /kit/contract-1.2.0.tgz',
  );
});

// Unquoted, bash removes a backslash, and PowerShell splits at a comma.
test.each(['/my kit (2)/mock.tgz', 'C:\\kit\\mock.tgz', '/a,b/mock.tgz'])(
  'the path %s is in quotes, which bash, PowerShell and cmd.exe understand',
  (tarball) => expect(installCommand([packed('mock', tarball)])).toBe(`npm install "${tarball}"`),
);

test('a package is described by its sizes', () => {
  expect(describePacked(packed('client', ''))).toBe(
    '@workspace-api/client 1.2.0: 54 kB packed, 227 kB unpacked, 2 files',
  );
});

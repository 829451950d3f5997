import { expect, test } from 'vitest';
import { installCommand } from './packed-packages.ts';

const packed = (name: string, tarball: string) => ({
  ...{ name: `@workspace-api/${name}`, version: '1.2.0', size: 53_643, unpackedSize: 227_000 },
  ...{ files: ['README.md', 'package.json'], tarball },
});

// Unquoted, bash removes a backslash, and PowerShell splits at a comma.
test.each(['/my kit (2)/mock.tgz', 'C:\\kit\\mock.tgz', '/a,b/mock.tgz'])(
  'the path %s is in quotes, which bash, PowerShell and cmd.exe understand',
  (tarball) => expect(installCommand([packed('mock', tarball)])).toBe(`npm install "${tarball}"`),
);

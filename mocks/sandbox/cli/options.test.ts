import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createCommand, version } from './options.ts';

const page = await readFile(new URL('../../../docs/sandbox.md', import.meta.url), 'utf8');
const start = page.indexOf('## The command and its options');
const rows = page
  .slice(start, page.indexOf('\n## ', start + 1))
  .split('\n')
  .filter((line) => line.startsWith('| `'));

test('docs/sandbox.md describes the options of the command, and no others', () => {
  const documentedFlags = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(--[^`]+)`/g)]);
  const help = createCommand().createHelp();
  const visibleFlags = help.visibleOptions(createCommand()).map(({ flags }) => flags.replace(/^-\w, /, ''));
  expect(documentedFlags.map(([, flags]) => flags).toSorted()).toEqual(visibleFlags.toSorted());
});

test('--version prints the version of the package', () => {
  let output = '';
  const command = createCommand()
    .exitOverride()
    .configureOutput({ writeOut: (chunk) => (output += chunk) });
  expect(() => command.parse(['node', 'workspace-sandbox', '--version'])).toThrow(version);
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/);
});

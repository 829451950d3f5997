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
  const documented = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(--[^`]+)`/g)]);
  const help = createCommand().createHelp();
  const offered = help.visibleOptions(createCommand()).map(({ flags }) => flags.replace(/^-\w, /, ''));
  expect(documented.map(([, flags]) => flags).toSorted()).toEqual(offered.toSorted());
});

test('--version prints the version of the package', () => {
  let printed = '';
  const command = createCommand()
    .exitOverride()
    .configureOutput({ writeOut: (text) => (printed += text) });
  expect(() => command.parse(['node', 'workspace-sandbox', '--version'])).toThrow(version);
  expect(printed).toMatch(/^\d+\.\d+\.\d+\n$/);
});

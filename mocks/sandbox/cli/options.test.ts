import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createCommand, type Options, sandboxOptions, version } from './options.ts';

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

test.each([
  ['20', 60],
  ['20/10', 10],
])('--rate-limit %s has a window of %i seconds', async (value, windowSeconds) => {
  const options = createCommand().parse(['node', 'workspace-sandbox', '--rate-limit', value]).opts<Options>();
  expect(await sandboxOptions(options)).toMatchObject({ rateLimit: { limit: 20, windowSeconds } });
});

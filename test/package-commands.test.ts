import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createCommand as createGate } from '../conformance/cli/options.ts';
import { createCommand as createSandboxCommand } from '../mocks/sandbox/cli/options.ts';
import { packageBuilds } from '../scripts/build/packages.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

/**
 * A command that runs a package of an unknown owner in a project that hasn't installed ours: `npx` takes a name that isn't
 * installed for the name of a package. A scope, as of our packages, belongs to one owner.
 */
const unsafe = /\bnpx(?:["'],)?\s+(?:-\S+\s+)*["']?workspace-/;

test('no file of the repository makes npx run a package of another owner', async () => {
  const own = 'test/package-commands.test.ts';
  const files = execFileSync('git', ['ls-files', '-z', '--', '.', `:!${own}`], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\0');
  expect(files.length).toBeGreaterThan(1000);
  const matches: string[] = [];
  for (const file of files.filter(Boolean)) {
    const content = await readFile(fromRoot(file), 'utf8').catch(() => '');
    for (const [index, line] of content.split('\n').entries())
      if (unsafe.test(line)) matches.push(`${file}:${index + 1}: ${line.trim()}`);
  }
  expect(matches).toEqual([]);
});

test('a package has one command at most, so that npx runs it by the name of the package', async () => {
  const counts: Record<string, number> = {};
  for (const { name, folder } of packageBuilds) {
    const { bin = {} } = JSON.parse(await readFile(fromRoot(`${folder}/package.json`), 'utf8')) as {
      bin?: Record<string, string>;
    };
    counts[name] = Object.keys(bin).length;
  }
  expect(counts).toEqual({ contract: 1, client: 0, mock: 1, conformance: 1 });
});

test.each([
  ['@workspace-api/mock', createSandboxCommand()],
  ['@workspace-api/conformance', createGate()],
])('the help of the command starts with npx %s', (name, command) => {
  expect(command.helpInformation()).toContain(`Usage: npx ${name} [options]`);
});

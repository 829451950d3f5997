import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSeedFile } from '../index.ts';
import { newFolder } from './new-folder.ts';
import { startSandbox } from './start-sandbox.ts';

/** Writes a seed file for one test. */
const seedFile = async (name: string, source: string | Buffer) => {
  const file = join(await newFolder(), name);
  await writeFile(file, source);
  return file;
};

test('a seed file can be JSON or YAML', async () => {
  const yaml = await seedFile('a.yaml', 'workspaces:\n  - slug: shop\n');
  const json = await seedFile('a.json', '{"workspaces": [{"slug": "shop"}]}');
  expect(await readSeedFile(yaml)).toEqual({ workspaces: [{ slug: 'shop' }] });
  expect(await readSeedFile(json)).toEqual({ workspaces: [{ slug: 'shop' }] });
});

test('a likely mistake in a seed file is a warning with its line', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const agents =
    'workspaces:\n  - slug: shop\n    test:\n      agents:\n        - name: Greeter\n          trigger: ';
  await readSeedFile(await seedFile('right.yaml', `${agents}forms.submitted\n`));
  expect(warn).not.toHaveBeenCalled();
  const file = await seedFile('wrong.yaml', `${agents}form.submitted\n`);
  await readSeedFile(file);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `Warning: ${file}:6:20  shop, test, agents[0], trigger: Unknown event "form.submitted". Did you mean "forms.submitted"?`,
  );
});

test('each error of an invalid seed file has a line and a reason', async () => {
  const file = await seedFile(
    'bad.yaml',
    'workspaces:\n  - slug: shop\n    test:\n      agents:\n        - name: First\n        - status: on\n',
  );
  const message = await readSeedFile(file).catch((error: Error) => error.message);
  expect(message).toContain(`${file}:6:11  shop, test, agents[1], name: This field is required.`);
  expect(message).toContain(
    `${file}:6:19  shop, test, agents[1], status: The value must be one of inactive, active.`,
  );
});

test.each([
  ['content that is neither JSON nor YAML', '{"workspaces": [', ':1:'],
  ['nothing', '', 'The seed has invalid records'],
  [
    'another encoding',
    Buffer.from('workspaces: [{slug: shop, name: Cafés}]', 'latin1'),
    'not valid for encoding utf-8',
  ],
  [
    'YAML aliases that multiply',
    [
      'a: &a [1]',
      ...[...'bcdef'].map((name, i) => `${name}: &${name} [${`*${'abcdef'[i]},`.repeat(9)}]`),
    ].join('\n'),
    'bad.json: Excessive alias count',
  ],
])('a seed file with %s is rejected', async (_, source, message) => {
  const file = await seedFile('bad.json', source);
  await expect(readSeedFile(file)).rejects.toThrow(message);
});

test('a missing seed file is named', async () => {
  await expect(readSeedFile('/nowhere/seed.yaml')).rejects.toThrow(
    'Cannot read the seed /nowhere/seed.yaml: ENOENT: no such file',
  );
});

test('a likely mistake in a seed file is printed once, although its records are checked again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const workspace = { slug: 'shop', test: { agents: [{ name: 'Typist', trigger: 'form.submitted' }] } };
  const file = await seedFile('seed.json', JSON.stringify({ workspaces: [workspace] }, null, 1));
  await startSandbox({ records: await readSeedFile(file) });
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([expect.stringMatching(/seed\.json:\d+:/)]);
});

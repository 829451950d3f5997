import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { notInPage } from './not-in-page.ts';

const suffix = '.test.ts';
const root = fileURLToPath(new URL('../..', import.meta.url));
const excepted = new Set<string>(Object.values(notInPage).flat());

/** The paths of all tests of a folder, without their suffix. */
const pathsIn = async (folder: string) =>
  (await readdir(`${root}/${folder}`, { recursive: true }))
    .filter((file) => file.endsWith(suffix))
    .map((file) => `${folder}/${file.slice(0, -suffix.length).replaceAll('\\', '/')}`);

const paths = [...(await pathsIn('mocks/test')), ...(await pathsIn('mocks/sandbox'))];

test('every path in the list is a test', () => {
  expect([...excepted].filter((path) => !paths.includes(path))).toEqual([]);
});

test('no other test, and no module that it imports, imports a module of Node', async () => {
  const included = paths.filter((path) => !excepted.has(path)).map((path) => path + suffix);
  const { metafile } = await build({
    stdin: { contents: included.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const loaded = new Set<string>();
  const fromNode: string[] = [];
  const visit = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) {
      // What a test loads in its own function, it needs only in Node.
      if (kind === 'dynamic-import') continue;
      if (path.startsWith('node:')) fromNode.push(`${file} imports ${path}`);
      else visit(path);
    }
  };
  visit('<stdin>');
  expect([...loaded]).toContain('mocks/sandbox/host/web/crypto.ts');
  expect(fromNode).toEqual([]);
});

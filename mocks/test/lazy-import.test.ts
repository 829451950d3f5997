import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const mocks = fileURLToPath(new URL('..', import.meta.url));

/** Bundles an entry of the package, and returns what importing it loads: its sources and the packages that it imports. */
const listLoaded = async (entry: string) => {
  const { metafile } = await build({
    absWorkingDir: mocks,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  const { outputs } = metafile;
  const sources = new Set<string>();
  const packages = new Set<string>();
  const visit = (output: string) => {
    for (const source of Object.keys(outputs[output]?.inputs ?? {})) sources.add(source);
    for (const { path, kind, external } of outputs[output]?.imports ?? [])
      if (external && kind !== 'dynamic-import') packages.add(path);
      else if (kind === 'import-statement') visit(path);
  };
  visit(Object.keys(outputs).find((output) => outputs[output]?.entryPoint === entry) ?? '');
  return { sources: [...sources], packages: [...packages].filter((name) => !name.startsWith('node:')) };
};

test('importing the package loads neither the database nor the server', async () => {
  const { sources, packages } = await listLoaded('index.ts');
  expect(sources).toContain('sandbox/index.ts');
  for (const source of ['sandbox/create-sandbox.ts', 'sandbox/serve.ts', 'sandbox/wiring/check-seed.ts'])
    expect(sources).not.toContain(source);
  expect(packages.toSorted()).toEqual([
    '@workspace-api/contract',
    // `connectSandbox` needs the operations of the control plane.
    '@workspace-api/contract/sandbox',
    'leven',
  ]);
});

test.each([
  ['fixtures/vitest.ts', 'vitest'],
  ['fixtures/playwright.ts', '@playwright/test'],
])('%s loads nothing in addition except %s', async (entry, runner) => {
  const { packages } = await listLoaded(entry);
  expect(packages.toSorted()).toEqual([runner, 'leven'].toSorted());
});

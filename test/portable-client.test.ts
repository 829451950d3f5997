import { builtinModules } from 'node:module';
import { build, type Platform } from 'esbuild';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';

const builtins = new Set(builtinModules);
const isBuiltin = (path: string): boolean =>
  path.startsWith('node:') || builtins.has(path.split('/')[0] ?? '');

/** The Node modules that the bundle of an entry point imports. */
const builtinsIn = async (
  contents: string,
  target: { platform: Platform; format: 'esm' | 'iife'; conditions?: string[] },
) => {
  const { metafile } = await build({
    stdin: { contents, resolveDir: fromRoot('client'), loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    external: ['node:*', ...builtins],
    ...target,
    conditions: ['@workspace-api/source', ...(target.conditions ?? [])],
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
  return { files: Object.keys(metafile.inputs), builtins: imports.filter(isBuiltin) };
};

test.each([
  ['a browser', { platform: 'browser', format: 'esm' }],
  ['a worker', { platform: 'browser', format: 'iife', conditions: ['worker'] }],
  ['an edge runtime', { platform: 'neutral', format: 'esm', conditions: ['workerd', 'edge-light'] }],
] as const)('the client bundles for %s without a module of Node', async (_, target) => {
  const { files, builtins } = await builtinsIn("export * from './index.ts';", {
    ...target,
    conditions: 'conditions' in target ? [...target.conditions] : [],
  });
  expect(files).toContain('client/session/session.ts');
  expect(builtins).toEqual([]);
});

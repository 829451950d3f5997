import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fromRoot } from '../scripts/generate/paths.ts';
import { sourceCondition } from '../scripts/source-condition.ts';

const client = "from '@workspace-api/client'";
const queries = "export { createQueries } from '@workspace-api/client/tanstack-query';";
const importThree = "export { getPage, listPages, updatePage } from '@workspace-api/client/operations';";

/** Programs: what they export, and their maximum size in kB, as the README of the client states it. */
const programs: [name: string, source: string, goal: number][] = [
  ['`createCaller` and three functions', `export { createCaller } ${client}; ${importThree}`, 7.8],
  ['`createClient`', `export { createClient } ${client};`, 7.4],
  ['`createWorkspaceClient`', `export { createWorkspaceClient } ${client};`, 11.6],
  [
    '`createWorkspaceClient` and `createQueries`',
    `export { createWorkspaceClient } ${client}; ${queries}`,
    11.8,
  ],
  ['every export', `export * ${client};`, 16.8],
];

/** Bundles programs for a browser. Returns the size of each, minified and gzipped, in kB. */
export const measureClientSizes = (): Promise<(readonly [name: string, size: number, goal: number])[]> =>
  Promise.all(
    programs.map(async ([name, contents, goal]) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: fromRoot('client') },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        conditions: [sourceCondition],
        write: false,
      });
      const bundle = Buffer.concat(outputFiles.map((file) => file.contents));
      return [name, gzipSync(bundle, { level: 9 }).byteLength / 1000, goal] as const;
    }),
  );

/** Formats the sizes as lines of text. */
export const formatClientSizes = (sizes: Awaited<ReturnType<typeof measureClientSizes>>): string =>
  sizes.map(([name, size, goal]) => `${name}: ${size.toFixed(1)} kB, goal ${goal} kB`).join('\n');

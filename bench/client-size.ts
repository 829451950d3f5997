import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fromRoot } from '../scripts/generate/paths.ts';
import { sourceCondition } from '../scripts/source-condition.ts';
import { clientSizeGoals } from './goals.ts';

const client = "from '@workspace-api/client'";
const importThree = "export { getPage, listPages, updatePage } from '@workspace-api/client/operations';";

/** What a program exports, by the name of its goal. */
const programs: Readonly<Record<keyof typeof clientSizeGoals, string>> = {
  '`createCaller` and three functions': `export { createCaller } ${client}; ${importThree}`,
  '`createClient`': `export { createClient } ${client};`,
  '`createWorkspaceClient`': `export { createWorkspaceClient } ${client};`,
  '`createWorkspaceClient` and `createQueries`': `export { createWorkspaceClient } ${client}; export { createQueries } from '@workspace-api/client/tanstack-query';`,
  'every export': `export * ${client};`,
};

/** Bundles programs for a browser. Returns the size of each, minified and gzipped, in kB. */
export const measureClientSizes = (): Promise<(readonly [name: string, size: number, goal: number])[]> =>
  Promise.all(
    Object.entries(clientSizeGoals).map(async ([name, goal]) => {
      const { outputFiles } = await build({
        stdin: { contents: programs[name as keyof typeof programs], resolveDir: fromRoot('client') },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        conditions: [sourceCondition],
        write: false,
      });
      const bundle = Buffer.concat(outputFiles.map(({ contents }) => contents));
      return [name, gzipSync(bundle, { level: 9 }).byteLength / 1000, goal] as const;
    }),
  );

/** Formats the sizes as lines of text. */
export const formatClientSizes = (sizes: Awaited<ReturnType<typeof measureClientSizes>>): string =>
  sizes
    .map(
      ([name, size, goal]) =>
        `${name}: ${size.toFixed(1)} kB, ≤ ${goal} kB: ${size <= goal ? 'met' : 'missed'}`,
    )
    .join('\n');

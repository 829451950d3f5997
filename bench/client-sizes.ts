import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What an application imports from the client, and the maximum size of its bundle. */
type Use = {
  readonly name: string;
  readonly code: string;
  /** In bytes, gzipped. */
  readonly limit: number;
  readonly external?: readonly string[];
};

const client = '@workspace-api/client';

const uses: readonly Use[] = [
  {
    name: 'three operations',
    code: `import { createCaller } from '${client}';
      import { createAgent, getPage, listAgents } from '${client}/operations';
      const caller = createCaller({ baseUrl: '' });
      console.log(createAgent(caller, '', { name: '' }), getPage(caller, '', ''), listAgents(caller, ''));`,
    limit: 5500,
  },
  {
    name: 'all operations',
    code: `import { createCaller, createMethods } from '${client}'; console.log(createMethods(createCaller({ baseUrl: '' })));`,
    limit: 8200,
  },
  {
    name: 'everything, without openapi-fetch',
    code: `import * as all from '${client}'; console.log(all);`,
    limit: 13_400,
    external: ['openapi-fetch'],
  },
  {
    name: 'createClient, with openapi-fetch',
    code: `import { createClient } from '${client}'; console.log(createClient({ baseUrl: '' }).GET('/me'));`,
    limit: 7400,
  },
  {
    name: 'everything, with openapi-fetch',
    code: `import * as all from '${client}'; console.log(all);`,
    limit: 15_700,
  },
];

/** The size of one use of the client. */
export type ClientSize = Pick<Use, 'name' | 'limit'> & {
  /** In bytes, minified by esbuild. */
  readonly minified: number;
  /** In bytes, minified and gzipped. */
  readonly gzipped: number;
};

/** Bundles each use of the client for a browser, minified and tree-shaken. */
export const measureClientSizes = (): Promise<ClientSize[]> =>
  Promise.all(
    uses.map(async ({ code, external = [], ...use }) => {
      const { outputFiles } = await build({
        stdin: { contents: code, resolveDir: import.meta.dirname },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        conditions: ['@workspace-api/source'],
        external: [...external],
        write: false,
      });
      const bundle = outputFiles[0]?.contents ?? new Uint8Array();
      return { ...use, minified: bundle.length, gzipped: gzipSync(bundle, { level: 9 }).length };
    }),
  );

/** Formats the sizes as lines of text. */
export const formatSizes = (sizes: readonly ClientSize[]): string =>
  sizes
    .map(({ name, gzipped, minified, limit }) => {
      return `${name}: ${gzipped} bytes gzipped, less than ${limit} (${minified} minified)`;
    })
    .join('\n');

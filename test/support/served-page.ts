import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type StdinOptions } from 'esbuild';
import type { AtEnd } from '../../mocks/test/records.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { sourceCondition } from '../../scripts/source-condition.ts';

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  // A worker, bundled under the name by which its page loads it.
  '.ts': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The files of a page, by path. The type of each follows from its path. */
export type PageFiles = Readonly<Record<string, Uint8Array | string>>;

/**
 * Bundles a program that runs the sandbox in a page or a worker, like a user's bundler. `sqlite3.wasm` has to be next to it.
 *
 * @param path the path of the program; what it loads later is in files next to it
 */
export const bundleForPage = async (path: string, program: string | StdinOptions): Promise<PageFiles> => {
  const { outputFiles } = await build({
    ...(typeof program === 'string' ? { entryPoints: [fromRoot(program)] } : { stdin: program }),
    outdir: fromRoot(''),
    entryNames: 'program',
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    // A page that needs its styles has them in its HTML.
    loader: { '.css': 'empty' },
    conditions: [sourceCondition],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const files = outputFiles.map(({ path: file, contents }) => [basename(file), contents] as const);
  return Object.fromEntries(
    files.map(([name, contents]) => [name === 'program.js' ? path : `/${name}`, contents]),
  );
};

/** SQLite for WebAssembly. */
export const readSqlite = (): Uint8Array =>
  readFileSync(fromRoot('node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm'));

/** The files of a page that runs `/main.js`, for which a sandbox in the page finds its SQLite. */
export const pageFiles = (program: PageFiles): PageFiles => ({
  '/index.html':
    '<!doctype html><title>Sandbox</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>',
  ...program,
  '/sqlite3.wasm': readSqlite(),
});

/**
 * Serves files on a free port, compressed as by most file servers.
 *
 * @param atEnd registers its end, such as `afterAll`
 */
export const servePage = async (
  files: PageFiles,
  atEnd?: AtEnd,
): Promise<{ url: string; close(): Promise<void> }> => {
  const compressed = new Map(Object.entries(files).map(([path, content]) => [path, gzipSync(content)]));
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/\?.*/, '').replace(/^\/$/, '/index.html');
    const content = compressed.get(path);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
    response.setHeader('Content-Encoding', 'gzip');
    response.end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  atEnd?.(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
};

import { extname } from 'node:path';
import { mediaTypes } from '@workspace-api/contract';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': mediaTypes.json,
  '.map': mediaTypes.json,
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

/** The Content-Type of a file, by the end of its name; bytes of unknown meaning are never a page or a script. */
export const contentTypeOf = (file: string): string =>
  types[extname(file).toLowerCase()] ?? 'application/octet-stream';

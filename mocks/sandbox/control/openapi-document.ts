import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { mediaTypes } from '@workspace-api/contract';
import { memoizeLast } from '../core/memoize.ts';
import type { Middleware } from '../http/call.ts';

type Server = { readonly url: string };
type Described = { servers?: Server[]; paths: Record<string, { servers?: Server[] }> };

/** Replaces the sandbox's default address in a document's servers with this origin. */
const atOrigin = (servers: readonly Server[], origin: string): Server[] =>
  servers
    .filter(({ url }) => URL.canParse(url))
    .map(({ url, ...server }) => ({ ...server, url: (origin + new URL(url).pathname).replace(/\/$/, '') }));

/** Reads a document and replaces its servers with this one. */
const readForOrigin = async (file: string, origin: string): Promise<string> => {
  const document = JSON.parse(await readFile(file, 'utf8')) as Described;
  for (const item of [document, ...Object.values(document.paths)])
    if (item.servers) item.servers = atOrigin(item.servers, origin);
  return JSON.stringify(document);
};

/**
 * Serves an OpenAPI document of the contract's package. The document is read on first use.
 *
 * @param name the file name within the package: `openapi.json`
 */
export const openapiDocument = (name: string): Middleware => {
  const renderDocument = memoizeLast((origin: string) =>
    readForOrigin(createRequire(import.meta.url).resolve(`@workspace-api/contract/${name}`), origin),
  );
  return async (call) => ({
    status: 200,
    // As for the API itself, any page may read it, for tools that display it or generate code.
    headers: {
      'Content-Type': mediaTypes.json,
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    },
    body: await renderDocument(new URL(call.request.url).origin),
  });
};

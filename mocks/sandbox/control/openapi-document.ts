import { mediaTypes } from '@workspace-api/contract';
import { utf8 } from '#host/bytes.ts';
import { type DocumentName, loadDocument } from '#host/documents.ts';
import { memoizeLast } from '../core/memoize.ts';
import type { Middleware } from '../http/call.ts';

type Server = { readonly url: string };
type Described = { readonly servers?: readonly Server[] };
type Document = Described & { readonly paths: Readonly<Record<string, Described>> };

/** Replaces the sandbox's default address in a document's servers with this origin. */
const atOrigin = (servers: readonly Server[], origin: string): Server[] =>
  servers
    .filter(({ url }) => URL.canParse(url))
    .map(({ url, ...server }) => ({ ...server, url: (origin + new URL(url).pathname).replace(/\/$/, '') }));

const withServers = <Part extends Described>(part: Part, origin: string): Part =>
  part.servers ? { ...part, servers: atOrigin(part.servers, origin) } : part;

/** Replaces the servers of a document with this one. */
const writeForOrigin = (document: Document, origin: string): Uint8Array<ArrayBuffer> => {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, withServers(item, origin)]);
  return utf8(JSON.stringify({ ...withServers(document, origin), paths: Object.fromEntries(paths) }));
};

/** Serves an OpenAPI document of the contract's package. All responses to clients of one origin share its bytes. */
export const openapiDocument = (name: Extract<DocumentName, `${string}openapi.json`>): Middleware => {
  const write = memoizeLast(async (origin: string) =>
    writeForOrigin((await loadDocument(name)) as Document, origin),
  );
  return async (call) => ({
    status: 200,
    // As for the API itself, any page may read it, for tools that display it or generate code.
    headers: {
      'Content-Type': mediaTypes.json,
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    },
    body: await write(new URL(call.request.url).origin),
  });
};

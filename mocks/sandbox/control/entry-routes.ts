import { basePath, mediaTypes } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { utf8 } from '#host/bytes.ts';
import { type DocumentName, loadDocument } from '#host/documents.ts';
import { timestamp } from '../core/clock.ts';
import { memoizeLast } from '../core/memoize.ts';
import type { AppContext } from '../domain/app-context.ts';
import { jsonResponse, type Middleware } from '../http/call.ts';
import { preferred } from '../http/encodings/accept.ts';
import { dashboardPath, docsPath, healthPath, openapiPath } from '../http/mounts.ts';
import type { RouteDefinition } from '../http/router.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';
import { ownCallers } from './guard.ts';

const page = 'text/html';

/** The addresses that the sandbox serves at this origin. */
const placesAt = (origin: string) => ({
  name: 'Workspace API sandbox',
  base_url: origin + basePath,
  control_plane_url: origin + controlPath,
  dashboard_url: origin + dashboardPath,
  docs_url: origin + docsPath,
  openapi_url: origin + openapiPath,
  control_plane_openapi_url: origin + controlPath + openapiPath,
  health_url: origin + healthPath,
});

/** Handles the root: redirects a browser to the dashboard, and lists the addresses for a program. */
const entry: Middleware = (call) => {
  const headers = { 'Cache-Control': 'no-store', Vary: 'Accept' };
  if (preferred(call.header('Accept'), [mediaTypes.json, page]) === page)
    return { status: 302, headers: { ...headers, Location: `${dashboardPath}/` }, body: null };
  const { origin } = new URL(call.request.url);
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': mediaTypes.json },
    body: `${JSON.stringify(placesAt(origin), null, 2)}\n`,
  };
};

/** Writes a document whose servers have this origin instead of the sandbox's default address. */
const writeForOrigin = (document: unknown, origin: string): Uint8Array<ArrayBuffer> =>
  utf8(
    JSON.stringify(document, (name, value: unknown) => {
      if (name !== 'servers') return value;
      const servers = (value as readonly { readonly url: string }[]).filter(({ url }) => URL.canParse(url));
      return servers.map(({ url, ...server }) => ({
        ...server,
        url: (origin + new URL(url).pathname).replace(/\/$/, ''),
      }));
    }),
  );

/** Serves an OpenAPI document of the contract's package. All responses to clients of one origin share its bytes. */
export const openapiDocument = (name: Extract<DocumentName, `${string}openapi.json`>): Middleware => {
  const write = memoizeLast(async (origin: string) => writeForOrigin(await loadDocument(name), origin));
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

const canRead = async ({ database }: AppContext): Promise<boolean> => {
  try {
    await database.selectFrom('workspaces').select('id').limit(1).execute();
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return false;
    throw error;
  }
};

/** Reports whether the sandbox can respond: 200, or 503 if it can't reach its database. */
const health: Middleware = async ({ context }) => {
  const isReady = await canRead(context);
  const body = { status: isReady ? 'ok' : 'unavailable', now: timestamp(context) };
  return jsonResponse(isReady ? 200 : 503, body, { 'Cache-Control': 'no-store' });
};

/** The entry points for users and programs: the root, the sandbox's health, and the API's OpenAPI document. */
export const entryRoutes: readonly RouteDefinition[] = [
  { method: 'GET', path: '/', middlewares: [ownCallers, entry] },
  { method: 'GET', path: healthPath, middlewares: [health] },
  { method: 'GET', path: openapiPath, middlewares: [openapiDocument('openapi.json')] },
];

import { sandboxUrl } from '@workspace-api/contract';
import { getPath } from 'hono/utils/url';
import { openPublicFolder } from '#host/files.ts';
import { entryRoutes } from '../control/entry-routes.ts';
import { ownCallers } from '../control/guard.ts';
import { createControlPlane } from '../control/mount.ts';
import { controlToken } from '../control/sign-in.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Connection } from '../host/connection.ts';
import { createDispatcher } from '../http/dispatcher.ts';
import { anyOrigin } from '../http/middleware/cross-origin.ts';
import { nothingServed } from '../http/middleware/unknown-route.ts';
import { dashboardPath, docsPath, isApiPath, isControlPath } from '../http/mounts.ts';
import { type StaticMount, staticRoutes } from '../http/static-routes.ts';
import { createWorkspaceApi } from '../http/workspace-api.ts';
import { controlHandlers, features, handlers } from './features.ts';
import { sandboxHandlers, workspaceHandlers } from './handlers.ts';

/** What the pages may load and call: only what this sandbox serves. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The dashboard. Its scripts and styles are separate files. */
const dashboard: StaticMount = {
  path: dashboardPath,
  folder: openPublicFolder('ui'),
  name: 'The dashboard',
  remedy: 'node mocks/build.js',
  policy: `${policy}; img-src 'self'`,
  // The site of the API shows the view that sends requests next to its text.
  framedBy: 'self',
};

/** The API's documentation site. Its samples name the sandbox that serves them. */
const docs: StaticMount = {
  path: docsPath,
  folder: openPublicFolder('docs'),
  name: 'The site of the API',
  remedy: 'npm run docs -- --for-sandbox',
  policy: `${policy}; img-src 'self' data:; frame-src 'self'`,
  framedBy: 'none',
  origin: new URL(sandboxUrl).origin,
};

/** The sandbox's HTTP application: the contract's API, the control plane and the pages. */
export const createApp = (context: AppContext) => {
  const api = createWorkspaceApi(context, handlers);
  const controlPlane = createControlPlane(
    context,
    {
      sandbox: sandboxHandlers,
      records: { ...controlHandlers, ...workspaceHandlers },
      api: handlers,
    },
    dashboard,
  );
  const pages = createDispatcher(context, {
    routes: [
      ...entryRoutes,
      ...staticRoutes(docs, [ownCallers, controlToken]),
      ...features.flatMap((feature) => feature.routes ?? []),
    ],
    notFound: () => [anyOrigin, nothingServed],
  });
  return (request: Request, connection?: Connection): Promise<Response> => {
    const path = getPath(request);
    const dispatch = isApiPath(path) ? api : isControlPath(path) ? controlPlane : pages;
    return dispatch({ request, connection, path });
  };
};

import { getPath } from 'hono/utils/url';
import { controlToken } from '../control/control-token.ts';
import { entryRoutes } from '../control/entry-routes.ts';
import { ownCallers } from '../control/guard.ts';
import { createControlPlane } from '../control/mount.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Connection } from '../host/connection.ts';
import { createDispatcher } from '../http/dispatcher.ts';
import { anyOrigin } from '../http/middleware/cross-origin.ts';
import { nothingServed } from '../http/middleware/unknown-route.ts';
import { isApiPath, isControlPath } from '../http/mounts.ts';
import { staticRoutes } from '../http/static-files/static-routes.ts';
import { createWorkspaceApi } from '../http/workspace-api.ts';
import { controlHandlers, features, handlers } from './features.ts';
import { dashboard, docs } from './pages.ts';

/** The sandbox's HTTP application: the contract's API, the control plane and the pages. */
export const createApp = (context: AppContext) => {
  const api = createWorkspaceApi(context, handlers);
  const controlPlane = createControlPlane(context, controlHandlers, handlers, dashboard);
  const pages = createDispatcher(context, {
    routes: [
      ...entryRoutes(context),
      ...staticRoutes(docs, [ownCallers(context), controlToken(context)]),
      ...features.flatMap((feature) => feature.routes?.(context) ?? []),
    ],
    notFound: () => [anyOrigin(context), nothingServed],
  });
  return {
    fetch(request: Request, connection?: Connection): Promise<Response> {
      const path = getPath(request);
      const dispatch = isApiPath(path) ? api : isControlPath(path) ? controlPlane : pages;
      return dispatch({ request, connection, path });
    },
  };
};

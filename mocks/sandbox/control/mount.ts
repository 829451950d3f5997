import { operationList as apiOperations, type OperationShape } from '@workspace-api/contract';
import { controlPath, operationList } from '@workspace-api/contract/sandbox';
import type { Mode } from '../core/tenant.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Middleware } from '../http/call.ts';
import { createDispatcher, type Dispatcher } from '../http/dispatcher.ts';
import { contentNegotiation } from '../http/encodings/negotiation.ts';
import type { AllHandlers, AnyHandler } from '../http/handler.ts';
import { crossOrigin } from '../http/middleware/cross-origin.ts';
import { respond } from '../http/middleware/respond.ts';
import { unknownRoute } from '../http/middleware/unknown-route.ts';
import { validation } from '../http/middleware/validation.ts';
import { openapiPath } from '../http/mounts.ts';
import { logRefusedPreflight } from '../http/request-log/log-request.ts';
import { type StaticMount, staticRoutes } from '../http/static-routes.ts';
import { getCheck } from '../http/validation/field-check.ts';
import { loadControlValidators } from '../http/validation/validators.ts';
import { execution } from '../http/workspace-api.ts';
import { console, consoleRoutes, logConsoleWrite } from './console.ts';
import { openapiDocument } from './entry-routes.ts';
import { findWorkspace } from './find-workspace.ts';
import { ownCallers } from './guard.ts';
import type { AllControlHandlers } from './handler.ts';
import { disturbance } from './handlers/disturbance.ts';
import { requests } from './handlers/requests.ts';
import { controlToken, signInRoutes } from './sign-in.ts';

/** The handlers of what no transaction contains: mutants, request log and traces. */
const ownHandlers = { ...console, ...disturbance, ...requests };

/**
 * The other handlers.
 *
 * @typeParam Sandbox the operations that act on the whole sandbox and open transactions themselves
 */
type OtherHandlers<Sandbox extends keyof AllControlHandlers> = {
  readonly sandbox: Pick<AllControlHandlers, Sandbox>;
  /** Each write runs in one transaction. */
  readonly records: Omit<AllControlHandlers, keyof typeof ownHandlers | Sandbox>;
  /** The handlers of the API, for console access. */
  readonly api: AllHandlers;
};

/** The guard has accepted the page's origin, so the page may read the response too. */
const ownOrigin = crossOrigin([...operationList, ...apiOperations], [], (call) => call.header('Origin'));

/** As `validation`, with validators that are loaded by the first request. */
const controlValidation =
  (handle: AnyHandler): Middleware =>
  async (call) =>
    validation(await loadControlValidators(), getCheck(handle))(call);

const redirectToBase: Middleware = () => ({ status: 308, headers: { Location: controlPath }, body: null });

/** Adds the workspace of the path, and its tenant, to the request of a handler. */
const withWorkspace = (operation: OperationShape, handle: AnyHandler): AnyHandler => {
  const namesWorkspace = operation.parameters.path.some(({ name }) => name === 'slug');
  if (!namesWorkspace) return handle;
  return async (call) => {
    const workspace = await findWorkspace(call.db, call.input.path.slug ?? '');
    const { mode = 'test' } = call.input.query as { mode?: Mode };
    Object.assign(call, { workspace, tenant: { workspace_id: workspace.id, mode } });
    return handle(call);
  };
};

/**
 * Serves the operations of `openapi/sandbox.yaml`, console access to the API, and the dashboard. Accepts callers from
 * this machine, or callers with the control token.
 */
export const createControlPlane = <Sandbox extends keyof AllControlHandlers>(
  context: AppContext,
  { sandbox, records, api }: OtherHandlers<Sandbox>,
  dashboard: StaticMount,
): Dispatcher => {
  const handlers = { ...ownHandlers, ...sandbox, ...records } as AllControlHandlers;
  const first = [
    ownCallers,
    ownOrigin,
    // Preflights don't send a token.
    controlToken,
  ];
  const operations = operationList.map((operation) => {
    const handle = handlers[operation.id] as AnyHandler;
    const isWrite = operation.method !== 'GET' && Object.hasOwn(records, operation.id);
    return {
      method: operation.method,
      path: operation.path === '/' ? controlPath : controlPath + operation.path,
      operation,
      middlewares: [
        ...first,
        ...(operation.stream ? [contentNegotiation] : []),
        controlValidation(handle),
        execution(respond(withWorkspace(operation, handle)), isWrite),
      ],
    };
  });
  return createDispatcher(context, {
    routes: [
      ...operations,
      ...consoleRoutes(api, first),
      { method: 'GET', path: `${controlPath}/`, middlewares: [...first, redirectToBase] },
      {
        method: 'GET',
        path: controlPath + openapiPath,
        middlewares: [...first, openapiDocument('sandbox/openapi.json')],
      },
      ...signInRoutes,
      ...staticRoutes(dashboard, [ownCallers, controlToken]),
    ],
    notFound: (routes) => [...first, unknownRoute(routes)],
    onResponse: (call, response) => {
      logConsoleWrite(call, response);
      logRefusedPreflight(call, response);
      // Some state isn't in the database, such as fault rules and latency.
      if (call.request.method !== 'GET' && response.status < 400) context.activity.changed();
    },
  });
};

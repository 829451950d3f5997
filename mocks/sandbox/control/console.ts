import { basePath, type OperationShape, operationList } from '@workspace-api/contract';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import type { Principal } from '../core/principal.ts';
import { invalidField } from '../core/problem.ts';
import { type Mode, modes } from '../core/tenant.ts';
import type { Call, Middleware, PlainResponse } from '../http/call.ts';
import type { AllHandlers, AnyHandler } from '../http/handler.ts';
import { logRequest } from '../http/request-log/log-request.ts';
import type { RouteDefinition } from '../http/router.ts';
import { noStore, requestMiddlewares } from '../http/workspace-api.ts';
import { noWorkspace } from './find-workspace.ts';
import type { AllControlHandlers } from './handler.ts';

// The parameters have their own names, because paths of the API contain a {slug} too.
const template = `${controlPath}${operations.getConsole.path}${basePath}`
  .replace('{slug}', '{consoleWorkspace}')
  .replace('{mode}', '{consoleMode}');

/** The base URL of a workspace's console access, as a path. */
const consolePath = (slug: string, mode: Mode): string =>
  template.replace('{consoleWorkspace}', encodeURIComponent(slug)).replace('{consoleMode}', mode);

/** Whether an operation acts on a workspace rather than on the token or session of its caller. */
const isAvailable = ({ scope, sessionOnly }: OperationShape): boolean => scope !== null && !sessionOnly;

/** Makes the owner of the workspace the caller. Responds with 404 if the workspace doesn't exist. */
const asOwner: Middleware = async (call) => {
  const { consoleWorkspace: slug = '', consoleMode = '' } = call.parameters;
  const mode = modes.find((one) => one === consoleMode);
  if (mode === undefined)
    throw invalidField('/mode', 'unknown_value', `The value must be one of ${modes.join(', ')}.`);
  const owner = await call.context.callers.findOwner(slug, mode);
  if (!owner) throw noWorkspace(slug);
  call.principal = owner;
};

/**
 * Runs the API's operations as the owner of a workspace, so that a user can inspect and change the sandbox's state. It
 * skips the usual checks before a handler: the token, its rate limit and scopes, holds, policies and fault rules. It
 * still validates requests, and executes a write once for each idempotency key.
 *
 * @param first the guard of the control plane, and the other middlewares of all its requests
 */
export const consoleRoutes = (handlers: AllHandlers, first: readonly Middleware[]): RouteDefinition[] =>
  operationList.filter(isAvailable).map((operation) => ({
    method: operation.method,
    path: template + operation.path,
    operation,
    middlewares: [
      ...first,
      noStore,
      asOwner,
      ...requestMiddlewares(operation, handlers[operation.id] as AnyHandler),
    ],
  }));

/** Logs a write of the console like a write of the API. Its reads would bury the requests that a developer looks for. */
export const logConsoleWrite = (call: Call, response: PlainResponse): void => {
  const isConsole = (call.principal as Principal | undefined) !== undefined;
  if (isConsole && call.operation?.method !== 'GET') logRequest(call, response);
};

/** Console access to a workspace. */
export const console = {
  getConsole: async ({ context, input: { path }, request }) => {
    const { slug, mode } = path;
    const owner = await context.callers.findOwner(slug, mode);
    if (!owner) throw noWorkspace(slug);
    return {
      base_url: new URL(request.url).origin + consolePath(slug, mode),
      workspace: slug,
      mode,
      user: owner.user,
      scopes: [...owner.scopes],
    };
  },
} satisfies Partial<AllControlHandlers>;

import { basePath, type OperationShape, operationList } from '@workspace-api/contract';
import type { AppContext } from '../domain/app-context.ts';
import type { Change } from '../store/database.ts';
import type { Call, Middleware, PlainResponse } from './call.ts';
import { requireClient } from './client-disconnected.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { contentNegotiation } from './encodings/negotiation.ts';
import type { AllHandlers, AnyHandler } from './handler.ts';
import { idempotent } from './idempotency.ts';
import { authentication, authorization, tokenState } from './middleware/authentication.ts';
import { anyOrigin } from './middleware/cross-origin.ts';
import { faultRules, latency, workspaceLatency } from './middleware/fault-rules.ts';
import { forcedResponse } from './middleware/forced-response.ts';
import { respond } from './middleware/respond.ts';
import { unknownRoute } from './middleware/unknown-route.ts';
import { validation } from './middleware/validation.ts';
import { restrictions, workspace } from './middleware/workspace.ts';
import { ownPages } from './own-pages.ts';
import { pagination } from './pagination.ts';
import { rateLimit } from './rate-limiter.ts';
import { logRequest } from './request-log/log-request.ts';
import { getCheck } from './validation/field-check.ts';
import { contractValidators } from './validation/validators.ts';

/** Excludes a response from every cache (RFC 9111 section 5.2.2.5; for tokens RFC 6749 section 5.1). */
export const noStore: Middleware = (call) => {
  call.headers['Cache-Control'] = 'no-store';
};

type Work = (call: Call) => Promise<PlainResponse>;

/**
 * Ends a chain with a handler. A write and its idempotency record run in one transaction. SQLite runs transactions one after the
 * other, so the second of two equal requests finds the record of the first. Changes are recorded for the request log.
 *
 * @param isWrite whether to run it in a transaction, or else on the database
 */
export const execution = (work: Work, isWrite: boolean): Middleware =>
  isWrite
    ? (call) => {
        const changes: Change[] = [];
        return call.context.database.transaction((db) => {
          // The client may have disconnected while this waited for other transactions.
          requireClient(call);
          call.changes = changes;
          call.db = db;
          return work(call);
        }, changes);
      }
    : (call) => {
        call.db = call.context.database;
        return work(call);
      };

/**
 * The end of a chain, after the checks of its caller.
 *
 * @param restricted the middlewares that need the workspace of the request
 */
export const requestMiddlewares = (
  operation: OperationShape,
  handle: AnyHandler,
  restricted: readonly Middleware[] = [],
): readonly Middleware[] => {
  const isWrite = operation.idempotent;
  const execute = respond(handle);
  return [
    contentNegotiation,
    validation(contractValidators, getCheck(handle)),
    workspace,
    ...restricted,
    ...(operation.list ? [pagination] : []),
    execution(isWrite ? (call) => idempotent(call, execute) : execute, isWrite),
  ];
};

/** Whether responses contain tokens. This applies to the OAuth operations, which don't require a token. */
const returnsTokens = ({ scope, method }: OperationShape): boolean => scope === null && method !== 'GET';

/**
 * Creates the chain of one operation. The order matters:
 * - a forced response comes first, because its request executes nothing;
 * - authentication precedes everything that reveals anything about the service, and authorization precedes validation;
 * - rate limits apply as soon as the token is known, so that rejected requests count and carry the headers too;
 * - writes by foreign pages are refused with a token's rate limit headers. The OAuth operations have no token; their
 * requests contain secrets that foreign pages don't have;
 * - fault rules simulate failures behind the service, which only an authorized request reaches;
 * - content negotiation precedes validation, because a client that can't read the response must not cause a side
 * effect;
 * - validation precedes the lookup of the workspace, so that an invalid request doesn't cost a query;
 * - restrictions need the workspace that the request resolves to;
 * - idempotency comes last, inside the transaction. Only a success is stored, and only a valid request is replayed.
 */
const createMiddlewares = (operation: OperationShape, handle: AnyHandler): readonly Middleware[] => {
  const authenticated = operation.scope !== null;
  return [
    ...(returnsTokens(operation) ? [noStore] : []),
    forcedResponse,
    ...(authenticated
      ? [
          authentication,
          rateLimit,
          tokenState,
          ...(operation.method === 'GET' ? [] : [ownPages]),
          authorization,
        ]
      : []),
    workspaceLatency,
    faultRules,
    ...requestMiddlewares(operation, handle, authenticated ? [restrictions] : []),
  ];
};

/** Serves the operations of the contract. */
export const createWorkspaceApi = (context: AppContext, handlers: AllHandlers): Dispatcher => {
  const first = [anyOrigin, latency];
  return createDispatcher(context, {
    routes: operationList.map((operation) => ({
      method: operation.method,
      path: (operation.server === 'api' ? basePath : '') + operation.path,
      operation,
      middlewares: [...first, ...createMiddlewares(operation, handlers[operation.id] as AnyHandler)],
    })),
    notFound: (routes) => [...first, unknownRoute(routes)],
    onResponse: logRequest,
  });
};

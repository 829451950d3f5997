import { headerNames } from '@workspace-api/contract';
import { printable } from '../core/printable.ts';
import { invalid, Problem, problem } from '../core/problem.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Connection } from '../host/connection.ts';
import { DatabaseUnavailableError, UnknownOutcomeError } from '../store/errors.ts';
import { InvalidRecordsError } from '../store/seed/seed-records.ts';
import { Call, type Middleware, type PlainResponse, problemResponse, requestIdHeader } from './call.ts';
import { toCompletedRequest } from './completed-request.ts';
import { loseResponse, pauseInBody } from './fault-injection/lost-response.ts';
import { explainDeletion } from './middleware/workspace.ts';
import { redactCredentials } from './request-log/redact.ts';
import { createRouter, type RouteDefinition, type Routes } from './router.ts';
import { send } from './send.ts';

/** When to send a request again that the database could not process: it is not known when the database is available. */
const retryAfterSeconds = '1';

const unknownOutcome = `It is unknown whether this write was stored. Repeat it with the same ${headerNames.idempotencyKey}, or check the record first.`;

/**
 * Converts a thrown value to an error of the contract. An unavailable database counts as a failed provider behind the
 * service. Any other error is a failure of the sandbox. It is logged, and the response omits the details.
 *
 * @param request id, method and path of the request, for the log
 */
const toProblem = (context: Pick<AppContext, 'log'>, error: unknown, request: string): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidRecordsError) return invalid(error.fields, error.omitted);
  if (error instanceof DatabaseUnavailableError) {
    context.log(`${request}: ${error.message}`);
    return problem('upstream-unavailable', {
      headers: { [headerNames.retryAfter]: retryAfterSeconds },
      ...(error instanceof UnknownOutcomeError && { message: unknownOutcome }),
    });
  }
  context.log(`${request}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return problem('internal-error');
};

export type DispatcherOptions = {
  readonly routes: readonly RouteDefinition[];
  /** The chain for a request without a route; it must return a response or throw. */
  readonly notFound: (routes: Routes) => readonly Middleware[];
  /** Called with every response before it is sent, when the headers of the call are complete. */
  readonly onResponse?: (call: Call, result: PlainResponse) => void;
};

/** A request for a dispatcher, with its decoded path. */
export type Incoming = {
  readonly request: Request;
  readonly connection: Connection | undefined;
  readonly path: string;
};

/** Handles a request. It returns a response, because it renders errors too, unless a fault rule resets the connection. */
export type Dispatcher = (incoming: Incoming) => Promise<Response>;

/** The maximum length of a path in a log line about a failure, in characters. */
const loggedPathLength = 300;

const runChain = async (call: Call, middlewares: readonly Middleware[]): Promise<PlainResponse> => {
  for (const middleware of middlewares) {
    const outcome = middleware(call);
    // Awaiting a result that isn't a promise would take a turn for each middleware.
    const result = outcome instanceof Promise ? await outcome : outcome;
    if (result) return result;
  }
  throw new Error(`No middleware responded to ${call.request.method} ${call.path}.`);
};

/**
 * Finds the route of each request and runs its chain of middlewares. Every response has a request id and a date by the
 * sandbox's clock. It is compressed if the client accepts that, and it is an error envelope if the chain throws.
 */
export const createDispatcher = (
  context: AppContext,
  { routes, notFound, onResponse }: DispatcherOptions,
): Dispatcher => {
  const find = createRouter(routes);
  const methods = [...new Set(routes.map(({ method }) => method))];
  const unmatched = notFound({
    routes,
    methodsAt: (path) => methods.filter((method) => find(method, path) !== undefined),
  });

  const renderError = async (call: Call, cause: unknown): Promise<PlainResponse> => {
    const error = await explainDeletion(call, cause);
    const path = printable(redactCredentials(call.path), loggedPathLength);
    call.problem = toProblem(context, error, `${call.requestId} ${call.request.method} ${path}`);
    return problemResponse(call.problem, call.requestId);
  };

  return async ({ request, connection, path }) => {
    // RFC 9110 section 9.3.2: HEAD is a GET whose response has no body.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const match = find(method, path);
    const requestId = context.ids('req');
    const now = context.clock.now();
    const call = new Call({
      context,
      request,
      connection,
      operation: match?.route.operation,
      requestId,
      at: now,
      path,
      parameters: match?.parameters ?? {},
      // RFC 9110 section 5.6.7.
      headers: { [requestIdHeader]: requestId, Date: now.toUTCString() },
    });
    let result: PlainResponse;
    try {
      result = await runChain(call, match?.route.middlewares ?? unmatched);
    } catch (error) {
      result = await renderError(call, error);
    }
    // This comes first because it completes the headers.
    const response = send(call, result);
    onResponse?.(call, result);
    context.onRequest?.(toCompletedRequest(call, result));
    if (call.isLost) throw await loseResponse(await response);
    return call.pause > 0 ? pauseInBody(call, await response) : response;
  };
};

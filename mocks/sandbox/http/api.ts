import { operationList, operations } from '@workspace-api/contract';
import { getPath } from 'hono/utils/url';
import { apiBase } from '../core/mounts.ts';
import { problem } from '../core/problem.ts';
import { type Answer, problemAnswer } from './answer.ts';
import type { AppContext } from './app-context.ts';
import { Call, type Operation } from './call.ts';
import { chain } from './chain.ts';
import type { Bindings } from './env.ts';
import { crossOrigin, preflight } from './middleware/cross-origin.ts';
import { latency } from './middleware/latency.ts';
import { vanished } from './middleware/vanished.ts';
import { problemOf } from './problem-of.ts';
import { requestIdHeader } from './request-id.ts';
import { logRequest } from './request-log/log-requests.ts';
import { unknownRoute } from './request-log/unknown-route.ts';
import { createRouter } from './router.ts';
import { send } from './send.ts';

type Served = { readonly operation: Operation; readonly run: (call: Call) => Promise<Answer> };

/** Whether a path belongs to the operations of the contract, known or not. */
export const isOfApi = (path: string): boolean =>
  path.startsWith(`${apiBase}/`) || path === apiBase || path === operations.getCliConfig.path;

/**
 * The server of the contract's operations, each through the chain of its shape. It stands outside of Hono, of which it
 * uses the router: an answer is put together as plain data, and only at the end made a Response.
 */
export const createApi = (context: AppContext) => {
  const router = createRouter<Served>();
  const templates: string[] = [];
  for (const operation of operationList as readonly Operation[]) {
    const template = (operation.server === 'api' ? apiBase : '') + operation.path;
    templates.push(template);
    router.add(operation.method, template, { operation, run: chain(context, operation) });
  }
  const methods = [...new Set(operationList.map(({ method }) => method))];
  const unknownPath = async (call: Call): Promise<Answer> => {
    const { path, request } = call;
    const known = methods.filter((method) => router.find(method, path) !== undefined);
    call.violations = unknownRoute({ method: request.method, path }, known, templates);
    throw problem('not-found');
  };
  const delayed = latency(context);

  const answer = async (call: Call, run: Served['run']): Promise<Answer> => {
    const began = performance.now();
    const at = context.clock.now().toISOString();
    let given: Answer;
    try {
      await delayed(call);
      given = await run(call);
    } catch (error) {
      const cause = await vanished(context, call, error);
      call.problem = problemOf(context, cause, `${call.id} ${call.request.method} ${call.path}`);
      given = problemAnswer(call.problem, call.id);
    }
    logRequest(context, call, given, { began, at });
    return given;
  };

  return async (request: Request, bindings: Bindings): Promise<Response> => {
    const path = getPath(request);
    const { method } = request;
    const found = router.find(method === 'HEAD' ? 'GET' : method, path);
    const id = context.ids('req');
    const headers = { [requestIdHeader]: id, Date: context.clock.now().toUTCString(), ...crossOrigin };
    const call = new Call({
      request,
      bindings,
      operation: found?.target.operation,
      id,
      path,
      parameters: found?.parameters ?? {},
      headers,
    });
    if (method === 'OPTIONS') return send(call, preflight);
    return send(call, await answer(call, found?.target.run ?? unknownPath));
  };
};

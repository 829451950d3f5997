import type { OperationId } from '@workspace-api/contract';
import {
  type OperationId as ControlId,
  operationList as controlList,
  controlPath,
} from '@workspace-api/contract/sandbox';
import type { Fetch, Wrap } from './fetch.ts';
import { findOperation } from './find-operation.ts';

/** Responds to a request in place of the server, or with its help. */
type Respond = (request: Request, next: Fetch) => Promise<Response>;

/** Wraps some operations of a server; `create` is called once, so that it can keep state between requests. */
export const onOperations =
  (ids: readonly OperationId[], create: () => Respond): Wrap =>
  (next) => {
    const respond = create();
    return async (request) => {
      const id = findOperation(request)?.id;
      return id !== undefined && ids.includes(id) ? respond(request, next) : next(request);
    };
  };

const routes = controlList.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${controlPath}${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}));

/**
 * The operation of a request to the sandbox's control plane, which acts for runtimes and visitors; undefined if there is none.
 */
const findControlOperation = (request: Request): ControlId | undefined => {
  const { pathname } = new URL(request.url);
  return routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname))?.id;
};

/** Wraps some operations of the control plane. */
export const onControl =
  (ids: readonly ControlId[], create: () => Respond): Wrap =>
  (next) => {
    const respond = create();
    return async (request) => {
      const id = findControlOperation(request);
      return id !== undefined && ids.includes(id) ? respond(request, next) : next(request);
    };
  };

/** Applies one wrapper after the other; the first is the outermost. */
export const all =
  (...wraps: readonly Wrap[]): Wrap =>
  (next) =>
    wraps.reduceRight((server, wrap) => wrap(server), next);

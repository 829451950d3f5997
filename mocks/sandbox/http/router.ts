import type { OperationShape } from '@workspace-api/contract';
import { TrieRouter } from 'hono/router/trie-router';
import { memoize } from '../core/memoize.ts';
import type { Middleware } from './call.ts';

/** One method of one path. */
export type RouteDefinition = {
  /** `ALL` for every method. */
  readonly method: string;
  /** With parameters as OpenAPI writes them: `/v1/workspaces/{slug}`. */
  readonly path: string;
  /** Absent for a page, which no OpenAPI document describes. */
  readonly operation?: OperationShape;
  /** What a request passes through, in this order; the first that returns an answer ends the chain, and the last one must. */
  readonly middlewares: readonly Middleware[];
};

/** The routes of a dispatcher, for the answer to a request that matches none of them. */
export type Routes = {
  readonly routes: readonly RouteDefinition[];
  /** The methods of the routes that match a path. */
  methodsAt(path: string): string[];
};

/** The route of a request. */
export type Route = {
  /** Its place among the routes of the router. */
  readonly index: number;
  /** The values of the path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
};

/**
 * Finds the route of a method and a path; of several matches, the one with the fewest parameters: `/workspaces/current`
 * before `/workspaces/{slug}`.
 */
export type Router = (method: string, path: string) => Route | undefined;

// An invalid percent-encoding is left as it is.
const decode = (value: string): string => {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const size = (parameters: object): number => Object.keys(parameters).length;

/** A router on Hono's, which returns every match. @param routes a method and a path a line */
const compileRouter = memoize((routes: string): Router => {
  const router = new TrieRouter<number>();
  for (const [index, route] of routes.split('\n').entries()) {
    const [method = '', path = ''] = route.split(' ');
    router.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), index);
  }
  const find = memoize((methodAndPath): Route | undefined => {
    const start = methodAndPath.indexOf(' ');
    const [matches] = router.match(methodAndPath.slice(0, start), methodAndPath.slice(start + 1));
    if (matches.length === 0) return undefined;
    const [index, params] = matches.reduce((best, other) => (size(other[1]) < size(best[1]) ? other : best));
    const parameters: Record<string, string> = {};
    for (const name of Object.keys(params)) parameters[name] = decode(String(params[name]));
    return { index, parameters };
  });
  return (method, path) => find(`${method} ${path}`);
});

/**
 * Creates a router. All sandboxes of a process have the same routes, and share one: building it takes a tenth of the time
 * that a sandbox takes to start.
 *
 * @param routes paths have parameters as the contract writes them: `/agents/{id}`
 */
export const createRouter = (routes: readonly { readonly method: string; readonly path: string }[]): Router =>
  compileRouter(routes.map(({ method, path }) => `${method} ${path}`).join('\n'));

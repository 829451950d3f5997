import { decodeSegment, type OperationShape } from '@workspace-api/contract';
import { TrieRouter } from 'hono/router/trie-router';
import { memoize } from '../core/memoize.ts';
import type { Middleware } from './call.ts';

/** One method of one path. */
export type RouteDefinition = {
  /** `ALL` for every method. */
  readonly method: string;
  /** With parameters in OpenAPI syntax: `/v1/workspaces/{slug}`. */
  readonly path: string;
  /** Undefined for a page, which isn't part of an OpenAPI document. */
  readonly operation?: OperationShape;
  /**
   * The middlewares of a request, in order. The first one that returns a response ends the chain, and the last one must
   * return one.
   */
  readonly middlewares: readonly Middleware[];
};

/** The routes of a dispatcher, for the response to a request that matches none of them. */
export type Routes = {
  readonly routes: readonly RouteDefinition[];
  /** The methods of the routes that match a path. */
  methodsAt(path: string): string[];
};

/** The route of a request. */
export type Route = {
  /** Its index in the router's list. */
  readonly index: number;
  /** The values of the path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
};

/**
 * Finds the route of a method and a path. Of several matches, it returns the one with the fewest parameters:
 * `/workspaces/current` before `/workspaces/{slug}`.
 */
export type Router = (method: string, path: string) => Route | undefined;

const size = (parameters: object): number => Object.keys(parameters).length;

/**
 * Creates a router with Hono's, which returns every match.
 *
 * @param routes with path parameters in the contract's syntax: `/agents/{id}`
 */
export const createRouter = (
  routes: readonly { readonly method: string; readonly path: string }[],
): Router => {
  const router = new TrieRouter<number>();
  for (const [index, { method, path }] of routes.entries())
    router.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), index);
  const find = memoize((methodAndPath): Route | undefined => {
    const start = methodAndPath.indexOf(' ');
    const [matches] = router.match(methodAndPath.slice(0, start), methodAndPath.slice(start + 1));
    if (matches.length === 0) return undefined;
    const [index, params] = matches.reduce((best, other) => (size(other[1]) < size(best[1]) ? other : best));
    const parameters: Record<string, string> = {};
    for (const name of Object.keys(params)) parameters[name] = decodeSegment(String(params[name]));
    return { index, parameters };
  });
  return (method, path) => find(`${method} ${path}`);
};

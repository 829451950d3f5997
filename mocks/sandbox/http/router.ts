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

/** A route that matches a request, and the decoded values of the parameters of its path. */
type Match = { readonly route: RouteDefinition; readonly parameters: Readonly<Record<string, string>> };

const size = (parameters: object): number => Object.keys(parameters).length;

/**
 * Creates a function that finds the route of a method and a path. Of several matches, it returns the one with the fewest
 * parameters: `/workspaces/current` before `/workspaces/{slug}`. Hono's router finds every match.
 */
export const createRouter = (routes: readonly RouteDefinition[]) => {
  const router = new TrieRouter<RouteDefinition>();
  for (const route of routes) router.add(route.method, route.path.replaceAll(/\{(\w+)\}/g, ':$1'), route);
  const find = memoize((key): Match | undefined => {
    const end = key.indexOf(' ');
    const [matches] = router.match(key.slice(0, end), key.slice(end + 1));
    if (matches.length === 0) return undefined;
    const [route, params] = matches.reduce((best, other) => (size(other[1]) < size(best[1]) ? other : best));
    const values = Object.entries(params).map(([name, value]) => [name, decodeSegment(String(value))]);
    return { route, parameters: Object.fromEntries(values) };
  });
  return (method: string, path: string): Match | undefined => find(`${method} ${path}`);
};

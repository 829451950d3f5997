import { TrieRouter } from 'hono/router/trie-router';
import { memoize } from '../store/caches/memoize.ts';

/** The route of a request. */
export type Route<Target> = {
  readonly target: Target;
  /** The values of the path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
};

/** Finds the route of a method and a path. */
export type Router<Target> = {
  /** @param path with parameters as the contract writes them: `/agents/{id}` */
  add(method: string, path: string, target: Target): void;
  /** Of several matches, the one with the fewest parameters: `/workspaces/current` before `/workspaces/{slug}`. */
  find(method: string, path: string): Route<Target> | undefined;
};

// An invalid percent-encoding is left as it is.
const decode = (text: string): string => {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const size = (parameters: object): number => Object.keys(parameters).length;

/** A router on Hono's, which returns every match. */
export const createRouter = <Target>(): Router<Target> => {
  const routes = new TrieRouter<Target>();
  const find = memoize((methodAndPath): Route<Target> | undefined => {
    const start = methodAndPath.indexOf(' ');
    const [matches] = routes.match(methodAndPath.slice(0, start), methodAndPath.slice(start + 1));
    if (matches.length === 0) return undefined;
    const [target, given] = matches.reduce((best, other) => (size(other[1]) < size(best[1]) ? other : best));
    const parameters: Record<string, string> = {};
    for (const name of Object.keys(given)) parameters[name] = decode(String(given[name]));
    return { target, parameters };
  });
  return {
    add: (method, path, target) => routes.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), target),
    find: (method, path) => find(`${method} ${path}`),
  };
};

import { TrieRouter } from 'hono/router/trie-router';

/** What a request's path led to. */
export type Route<Target> = {
  readonly target: Target;
  /** The values of the path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
};

/** Finds what a method and a path lead to. */
export type Router<Target> = {
  /** @param path with parameters as the contract writes them: `/agents/{id}` */
  add(method: string, path: string, target: Target): void;
  /** Of several that fit, the one with the fewest parameters: `/workspaces/current` before `/workspaces/{slug}`. */
  find(method: string, path: string): Route<Target> | undefined;
};

// What is no percent-encoding stands for itself.
const decode = (text: string): string => {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const none = Object.freeze({});

const size = (parameters: object): number => Object.keys(parameters).length;

/** Hono's router, which finds all that fit; paths without parameters are looked up before. */
export const createRouter = <Target>(): Router<Target> => {
  const literal = new Map<string, Target>();
  const patterns = new TrieRouter<Target>();
  return {
    add(method, path, target) {
      if (path.includes('{')) patterns.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), target);
      else literal.set(`${method} ${path}`, target);
    },
    find(method, path) {
      const exact = literal.get(`${method} ${path}`);
      if (exact !== undefined) return { target: exact, parameters: none };
      const [fitting] = patterns.match(method, path);
      if (fitting.length === 0) return undefined;
      const [target, given] = fitting.reduce((best, other) =>
        size(other[1]) < size(best[1]) ? other : best,
      );
      const parameters: Record<string, string> = {};
      for (const name of Object.keys(given)) parameters[name] = decode(String(given[name]));
      return { target, parameters };
    },
  };
};

import { similarPaths } from '../similar-paths.ts';
import type { Violation } from './violation.ts';

let conjunction: Intl.ListFormat | undefined;

/** Names with commas and `and`. The formatter is made when it is needed: it takes 10 ms, which few processes have to wait for. */
const inWords = (names: readonly string[]): string => {
  conjunction ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return conjunction.format(names);
};

/**
 * The violation of a request without a route: its method, where the path has other methods, else its path.
 *
 * @param methods the methods of the path
 * @param templates the paths of all routes, with parameters as OpenAPI writes them
 */
export const routeViolation = (
  { method, path }: { readonly method: string; readonly path: string },
  methods: readonly string[],
  templates: readonly string[],
): Violation =>
  methods.length > 0
    ? {
        in: 'method',
        path: '',
        reason: 'unknown_value',
        message: `This path supports ${inWords(methods)}, not ${method}.`,
      }
    : {
        in: 'path',
        path: '',
        reason: 'unknown_value',
        message: `Unknown path. Similar: ${similarPaths(path, templates).join(', ')}.`,
      };

import type { Violation } from './violation.ts';

/** How many similar paths a message lists. */
const maxSimilarPaths = 5;

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

type Likeness = { readonly segments: number; readonly characters: number };

/** How many leading segments a path shares with a template, where a parameter matches any segment, and how many characters of the next one. */
const likeness = (template: string, path: string): Likeness => {
  const given = segmentsOf(path);
  const wanted = segmentsOf(template);
  const isUnlike = (segment: string, at: number) => !segment.startsWith('{') && segment !== given[at];
  const unlike = wanted.findIndex(isUnlike);
  const segments = Math.min(unlike === -1 ? wanted.length : unlike, given.length);
  const [one = '', other = ''] = [wanted[segments], given[segments]];
  const differs = [...one].findIndex((character, at) => character !== other[at]);
  return { segments, characters: differs === -1 ? one.length : differs };
};

/** The templates that share the longest start with a path; among equals those of a similar length. */
const similarPaths = (path: string, templates: readonly string[]): string[] => {
  const off = (template: string) => Math.abs(segmentsOf(template).length - segmentsOf(path).length);
  return [...new Set(templates)]
    .map((template) => ({ template, off: off(template), ...likeness(template, path) }))
    .toSorted((a, b) => b.segments - a.segments || b.characters - a.characters || a.off - b.off)
    .slice(0, maxSimilarPaths)
    .map(({ template }) => template);
};

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The violation of a request without a route: its method, where the path has other methods, else its path.
 *
 * @param methods the methods of the path
 * @param templates the paths of all routes, with parameters as OpenAPI writes them
 */
export const routeViolations = (
  { method, path }: { readonly method: string; readonly path: string },
  methods: readonly string[],
  templates: readonly string[],
): Violation[] => [
  methods.length > 0
    ? {
        in: 'method',
        path: '',
        reason: 'unknown_value',
        message: `This path supports ${inWords.format(methods)}, not ${method}.`,
      }
    : {
        in: 'path',
        path: '',
        reason: 'unknown_value',
        message: `Unknown path. Similar: ${similarPaths(path, templates).join(', ')}.`,
      },
];

import type { Violation } from './violation.ts';

/** More of them are no help. */
const most = 5;

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

type Likeness = { readonly segments: number; readonly characters: number };

/** How many segments two paths begin with alike, where a parameter is like anything, and how much of the next one. */
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

/** The paths that begin most like one, and of these the ones that are about as long. */
const nearest = (path: string, templates: readonly string[]): string[] => {
  const off = (template: string) => Math.abs(segmentsOf(template).length - segmentsOf(path).length);
  return [...new Set(templates)]
    .map((template) => ({ template, off: off(template), ...likeness(template, path) }))
    .toSorted((a, b) => b.segments - a.segments || b.characters - a.characters || a.off - b.off)
    .slice(0, most)
    .map(({ template }) => template);
};

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What is wrong with a request that leads to no operation: its method, where the path has others, or its path.
 *
 * @param methods those that the path has
 * @param templates the paths that there are, parameters as the contract writes them
 */
export const unknownRoute = (
  { method, path }: { readonly method: string; readonly path: string },
  methods: readonly string[],
  templates: readonly string[],
): Violation[] => [
  methods.length > 0
    ? {
        in: 'method',
        path: '',
        reason: 'unknown_value',
        message: `This path has ${inWords.format(methods)}, not ${method}.`,
      }
    : {
        in: 'path',
        path: '',
        reason: 'unknown_value',
        message: `The contract has no such path. Nearest to it are ${inWords.format(nearest(path, templates))}.`,
      },
];

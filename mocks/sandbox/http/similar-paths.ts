import leven from 'leven';

/** How many similar paths are listed. */
const maxSimilarPaths = 5;

/** How much of a path is compared: no template is longer, and a longer path would only take time. */
const compared = { segments: 12, characters: 40 } as const;

const splitPath = (path: string): string[] =>
  path
    .split('/', compared.segments + 1)
    .slice(1)
    .map((segment) => segment.slice(0, compared.characters));

/** The cost of a parameter that the path lacks: more than a typo, less than most words. */
const lackingParameter = 3;

const segmentDistance = (wanted: string | undefined, given: string | undefined): number => {
  if (wanted === undefined) return 1 + (given?.length ?? 0);
  if (wanted.startsWith('{')) return given === undefined ? lackingParameter : 0;
  return leven(wanted, given ?? '');
};

/** How many characters of a path have to change for a template to match it. A parameter matches any segment. */
const distance = (template: string, given: readonly string[]): number => {
  const wanted = splitPath(template);
  const longest = wanted.length > given.length ? wanted : given;
  return longest.reduce((sum, _, at) => sum + segmentDistance(wanted[at], given[at]), 0);
};

/** The templates that take the fewest changes to match a path, the nearest first. */
export const similarPaths = (path: string, templates: readonly string[]): string[] => {
  const given = splitPath(path);
  return [...new Set(templates)]
    .map((template) => ({ template, off: distance(template, given) }))
    .toSorted((one, other) => one.off - other.off)
    .slice(0, maxSimilarPaths)
    .map(({ template }) => template);
};

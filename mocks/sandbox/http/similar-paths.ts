import leven from 'leven';

/** The maximum number of similar paths in a list. */
const maxSimilarPaths = 5;

/** How much of a path is compared. No template is longer, so comparing more would only take time. */
const comparedLimits = { segments: 12, characters: 40 } as const;

const splitPath = (path: string): string[] =>
  path
    .split('/', comparedLimits.segments + 1)
    .slice(1)
    .map((segment) => segment.slice(0, comparedLimits.characters));

/** The cost of a parameter that the path lacks: more than a typo, less than most words. */
const lackingParameter = 3;

const segmentDistance = (expected: string | undefined, actual: string | undefined): number => {
  if (expected === undefined) return 1 + (actual?.length ?? 0);
  if (expected.startsWith('{')) return actual === undefined ? lackingParameter : 0;
  return leven(expected, actual ?? '');
};

/** How many characters of a path must change for a template to match it. A parameter matches any segment. */
const distance = (template: string, segments: readonly string[]): number => {
  const templateSegments = splitPath(template);
  const longest = templateSegments.length > segments.length ? templateSegments : segments;
  return longest.reduce((sum, _, at) => sum + segmentDistance(templateSegments[at], segments[at]), 0);
};

/** The templates that match a path after the fewest changes, nearest first. */
export const similarPaths = (path: string, templates: readonly string[]): string[] => {
  const segments = splitPath(path);
  return [...new Set(templates)]
    .map((template) => ({ template, off: distance(template, segments) }))
    .toSorted((one, other) => one.off - other.off)
    .slice(0, maxSimilarPaths)
    .map(({ template }) => template);
};

import leven from 'leven';
import { shorten } from './printable.ts';

/** How much of a name is compared: a longer one is no typo. */
const comparedLength = 100;

/** The shortest part of a name that stands for it. */
const shortestPart = 3;

/** The length of a list of names in a message. */
const listLength = 500;

/** How much two names differ: not at all if the given one is a part of the other. */
const distance = (input: string, other: string): number =>
  input.length >= shortestPart && other.includes(input) ? 0 : leven(input, other);

/** The known names by how much they differ from a given one, the nearest first. */
const byDistance = (name: string, names: readonly string[]) => {
  const input = name.slice(0, comparedLength).toLowerCase();
  return names
    .map((other) => ({ other, off: distance(input, other.toLowerCase()) }))
    .sort((one, two) => one.off - two.off);
};

/** The known names that are nearest to a given one, however much they differ from it. */
export const nearestNames = (name: string, names: readonly string[], count: number): string[] =>
  byDistance(name, names)
    .slice(0, count)
    .map(({ other }) => other);

/** The known name that someone may have meant: the nearest one, if at most a third of it differs. */
export const nearestName = (name: string, names: readonly string[]): string | undefined => {
  const [nearest] = byDistance(name, names);
  if (nearest === undefined) return undefined;
  return nearest.off <= Math.max(2, Math.floor(nearest.other.length / 3)) ? nearest.other : undefined;
};

/** What to do instead of using an unknown name: the nearest one, or else all of them. */
export const adviceFor = (name: string, names: readonly string[]): string => {
  const nearest = nearestName(name, names);
  return nearest === undefined
    ? `Available: ${shorten(names.join(', '), listLength)}.`
    : `Did you mean "${nearest}"?`;
};

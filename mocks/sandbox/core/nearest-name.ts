import leven from 'leven';
import { shorten } from './printable.ts';

/** How many characters of a name are compared. A longer name isn't a typo. */
const comparedLength = 100;

/** The minimum length of a part that matches a whole name. */
const shortestPart = 3;

/** The maximum length of a list of names in a message. */
const listLength = 500;

/** How much two names differ: 0 if the input is a part of the other. */
const distance = (input: string, other: string): number =>
  input.length >= shortestPart && other.includes(input) ? 0 : leven(input, other);

/** The known names sorted by their distance from a name, nearest first. */
const byDistance = (name: string, names: readonly string[]) => {
  const input = name.slice(0, comparedLength).toLowerCase();
  return names
    .map((other) => ({ other, off: distance(input, other.toLowerCase()) }))
    .sort((one, two) => one.off - two.off);
};

/** The known names that are nearest to a name, whatever their distance. */
export const nearestNames = (name: string, names: readonly string[], count: number): string[] =>
  byDistance(name, names)
    .slice(0, count)
    .map(({ other }) => other);

/** The known name that the user may have meant: the nearest one, if at most a third of it differs. */
export const nearestName = (name: string, names: readonly string[]): string | undefined => {
  const [nearest] = byDistance(name, names);
  if (nearest === undefined) return undefined;
  return nearest.off <= Math.max(2, Math.floor(nearest.other.length / 3)) ? nearest.other : undefined;
};

/** Suggests a replacement for an unknown name: the nearest name, or else all names. */
export const adviceFor = (name: string, names: readonly string[]): string => {
  const nearest = nearestName(name, names);
  return nearest === undefined
    ? `Available: ${shorten(names.join(', '), listLength)}.`
    : `Did you mean "${nearest}"?`;
};

import leven from 'leven';
import { shorten } from './printable.ts';

/** How much of a name is compared: a longer one is no typo. */
const compared = 100;

/** The shortest part of a name that stands for it. */
const shortestPart = 3;

/** The length of a list of names in a message. */
const listLength = 500;

/** How much two names differ: not at all if the given one is a part of the other. */
const distance = (given: string, other: string): number =>
  given.length >= shortestPart && other.includes(given) ? 0 : leven(given, other);

/** The known names by how much they differ from a given one, the nearest first. */
const byDistance = (name: string, known: readonly string[]) => {
  const given = name.slice(0, compared).toLowerCase();
  return known
    .map((other) => ({ other, off: distance(given, other.toLowerCase()) }))
    .sort((one, two) => one.off - two.off);
};

/** The known names that are nearest to a given one, however much they differ from it. */
export const nearestNames = (name: string, known: readonly string[], count: number): string[] =>
  byDistance(name, known)
    .slice(0, count)
    .map(({ other }) => other);

/** The known name that someone may have meant: the nearest one, if at most a third of it differs. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const [nearest] = byDistance(name, known);
  if (nearest === undefined) return undefined;
  return nearest.off <= Math.max(2, Math.floor(nearest.other.length / 3)) ? nearest.other : undefined;
};

/** What to do instead of using an unknown name: the nearest one, or else all of them. */
export const adviceFor = (name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  return nearest === undefined
    ? `Available: ${shorten(known.join(', '), listLength)}.`
    : `Did you mean "${nearest}"?`;
};

import leven from 'leven';
import { shorten } from './shorten.ts';

/** How much of a name is compared: a longer one is no typo. */
const compared = 100;

/** The length of a list of names in a message. */
const listLength = 500;

/** The known name that someone may have meant: the nearest one, if at most a third of it differs. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const given = name.slice(0, compared).toLowerCase();
  const off = (other: string) => leven(given, other.toLowerCase());
  const [nearest] = known.toSorted((one, other) => off(one) - off(other));
  if (nearest === undefined) return undefined;
  return off(nearest) <= Math.max(2, Math.floor(nearest.length / 3)) ? nearest : undefined;
};

/** What to do instead of using an unknown name: the nearest one, or else all of them. */
export const adviceFor = (name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  return nearest === undefined
    ? `Available: ${shorten(known.join(', '), listLength)}.`
    : `Did you mean "${nearest}"?`;
};

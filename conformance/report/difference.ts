import { type Change, diffWordsWithSpace } from 'diff';

/** A part of a string, and whether the other string lacks it. */
export type Part = { value: string; isDifferent: boolean };

/** The expected and the actual result, in parts. */
export type Compared = { expected: Part[]; got: Part[] };

/** The most words that may differ. Strings that differ more have nothing to compare, and take long. */
const maxEditLength = 400;

/** The part of the longer string that must be equal. Without it, marks would cover both strings and show nothing. */
const minShared = 1 / 2;

const getLength = (changes: readonly Change[]): number =>
  changes.reduce((length, { value }) => length + value.trim().length, 0);

const toParts = (changes: readonly Change[]): Part[] =>
  changes.map(({ value, added, removed }) => ({
    value,
    isDifferent: (added || removed) && value.trim() !== '',
  }));

/** Marks the words that differ, unless the strings have little in common. */
const markWords = (expected: string, got: string): Compared => {
  const changes = diffWordsWithSpace(expected, got, { maxEditLength }) ?? [];
  const inExpected = changes.filter(({ added }) => !added);
  const inGot = changes.filter(({ removed }) => !removed);
  const shared = getLength(changes.filter(({ added, removed }) => !added && !removed));
  if (shared > 0 && shared >= minShared * Math.max(getLength(inExpected), getLength(inGot)))
    return { expected: toParts(inExpected), got: toParts(inGot) };
  return {
    expected: [{ value: expected, isDifferent: false }],
    got: [{ value: got, isDifferent: false }],
  };
};

/** Keeps a window of parts, without half characters. Ellipses replace the rest. */
const crop = (parts: readonly Part[], start: number, limit: number): Part[] => {
  const ellipsis = { value: '…', isDifferent: false };
  let length = 0;
  const inside = parts.map(({ value, isDifferent }) => {
    const [from = 0, to] = [start - length, start + limit - length].map((at) => Math.max(at, 0));
    length += value.length;
    return { value: value.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, ''), isDifferent };
  });
  if (length <= limit) return [...parts];
  const visible = inside.filter(({ value }) => value !== '');
  return [...(start > 0 ? [ellipsis] : []), ...visible, ...(length > start + limit ? [ellipsis] : [])];
};

/**
 * Compares the expected with the actual result, word by word, and marks what differs. Nothing is marked in strings that have
 * little in common. Longer strings are reduced to what surrounds their first difference.
 *
 * @param limit the approximate maximum length of each string
 */
export const compare = (expected: string, got: string, limit = Number.POSITIVE_INFINITY): Compared => {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at += 1;
  const start = Math.max(at - Math.floor(limit / 4), 0);
  const marked = markWords(expected, got);
  return { expected: crop(marked.expected, start, limit), got: crop(marked.got, start, limit) };
};

/** Joins parts. @param mark marks the ones that differ */
export const joinParts = (parts: readonly Part[], mark: (value: string) => string): string =>
  parts.map(({ value, isDifferent }) => (isDifferent ? mark(value) : value)).join('');

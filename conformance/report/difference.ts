import { type Change, diffWordsWithSpace } from 'diff';

/** A part of a string, and whether the other string lacks it. */
export type Part = { value: string; isDifferent: boolean };

/** The expected and the actual result, in parts. */
export type Compared = { expected: Part[]; got: Part[] };

/** The most words that may differ. Strings that differ more have nothing to compare, and take long. */
const maxEditLength = 400;

/** The part of the longer string that must be equal. Without it, marks would cover both strings and show nothing. */
const minShared = 1 / 4;

const getLength = (changes: readonly Change[]): number =>
  changes.reduce((length, { value }) => length + value.trim().length, 0);

const toParts = (changes: readonly Change[]): Part[] =>
  changes.map(({ value, added, removed }) => ({
    value,
    isDifferent: (added || removed) && value.trim() !== '',
  }));

/** Marks the words that differ; null if the strings have little in common. */
const markWords = (expected: string, got: string): Compared | null => {
  const changes = diffWordsWithSpace(expected, got, { maxEditLength }) ?? [];
  const inExpected = changes.filter(({ added }) => !added);
  const inGot = changes.filter(({ removed }) => !removed);
  const shared = getLength(changes.filter(({ added, removed }) => !added && !removed));
  if (shared === 0 || shared < minShared * Math.max(getLength(inExpected), getLength(inGot))) return null;
  return { expected: toParts(inExpected), got: toParts(inGot) };
};

/** Splits strings where they begin to differ, without marks. */
const splitAtDifference = (expected: string, got: string): Compared => {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at += 1;
  const split = (value: string): Part[] =>
    [value.slice(0, at), value.slice(at)].map((part) => ({ value: part, isDifferent: false }));
  return { expected: split(expected), got: split(got) };
};

/** Omits the end of a string, or its beginning, without cutting a character in two. */
const getStart = (value: string, length: number): string =>
  value.slice(0, length).replace(/[\ud800-\udbff]$/, '');
const getEnd = (value: string, length: number): string =>
  length === 0 ? '' : value.slice(-length).replace(/^[\udc00-\udfff]/, '');

/** Shortens parts so that what surrounds the first difference remains. Ellipses replace the rest. */
const shorten = (parts: readonly Part[], limit: number): Part[] => {
  const context = Math.floor(limit / 4);
  let room = limit;
  return parts.flatMap(({ value, isDifferent }, at) => {
    if (room <= 0) return [];
    const isToItsEnd = isDifferent || at === parts.length - 1;
    const before = isToItsEnd ? room : at === 0 ? 0 : context;
    const after = isToItsEnd ? 0 : context;
    const isWhole = value.length <= Math.min(room, before + after);
    const short = isWhole ? value : `${getStart(value, Math.min(before, room))}…${getEnd(value, after)}`;
    room -= short.length;
    return [{ value: short, isDifferent }];
  });
};

/**
 * Compares the expected with the actual result, word by word, and marks what differs. Nothing is marked in strings that have
 * little in common. Longer strings are reduced to what surrounds their first difference.
 *
 * @param limit the approximate maximum length of each string
 */
export const compare = (expected: string, got: string, limit = Number.POSITIVE_INFINITY): Compared => {
  const compared = markWords(expected, got) ?? splitAtDifference(expected, got);
  return {
    expected: expected.length > limit ? shorten(compared.expected, limit) : compared.expected,
    got: got.length > limit ? shorten(compared.got, limit) : compared.got,
  };
};

/** Joins parts. @param mark marks the ones that differ */
export const joinParts = (parts: readonly Part[], mark: (value: string) => string): string =>
  parts.map(({ value, isDifferent }) => (isDifferent ? mark(value) : value)).join('');

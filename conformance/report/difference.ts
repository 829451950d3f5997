import { type Change, diffWordsWithSpace } from 'diff';

/** A part of a string, and whether the other string lacks it. */
export type Part = { value: string; isDifferent: boolean };

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

/**
 * Compares the expected with the actual result, word by word. Nothing is marked in strings that have little in common.
 */
export const markDifference = (expected: string, got: string): { expected: Part[]; got: Part[] } => {
  const changes = diffWordsWithSpace(expected, got, { maxEditLength }) ?? [];
  const inExpected = changes.filter(({ added }) => !added);
  const inGot = changes.filter(({ removed }) => !removed);
  const shared = getLength(changes.filter(({ added, removed }) => !added && !removed));
  if (shared === 0 || shared < minShared * Math.max(getLength(inExpected), getLength(inGot)))
    return {
      expected: [{ value: expected, isDifferent: false }],
      got: [{ value: got, isDifferent: false }],
    };
  return { expected: toParts(inExpected), got: toParts(inGot) };
};

import { diffArrays } from 'diff';

/** A row of a side-by-side diff: the same line on both sides, or lines on one or both sides that differ. */
export type DiffRow = {
  readonly kind: 'same' | 'changed' | 'removed' | 'added';
  readonly before?: string;
  readonly after?: string;
};

/** Documents that differ in more lines than this are not compared line by line. */
const mostEdits = 2000;

/** Pairs removed lines with added lines. The longer side's remaining lines are unpaired. */
const pair = (removed: readonly string[], added: readonly string[]): DiffRow[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffRow => {
    const [before, after] = [removed[index], added[index]];
    if (before === undefined) return { kind: 'added', after: after as string };
    return after === undefined ? { kind: 'removed', before } : { kind: 'changed', before, after };
  });

/** Compares two documents line by line. */
export const diffLines = (before: string, after: string): DiffRow[] => {
  const [left, right] = [before.split('\n'), after.split('\n')];
  const parts = diffArrays(left, right, { maxEditLength: mostEdits });
  if (!parts) return pair(left, right);
  return parts.flatMap(({ added, removed, value }, index): DiffRow[] => {
    const next = parts[index + 1];
    // What was removed comes before what was added in its place.
    if (removed) return pair(value, next?.added ? next.value : []);
    if (added) return parts[index - 1]?.removed ? [] : pair([], value);
    return value.map((line) => ({ kind: 'same', before: line, after: line }));
  });
};

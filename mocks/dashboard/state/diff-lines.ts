/** A row of a side-by-side diff: the same line on both sides, or lines on one or both sides that differ. */
export type DiffRow = {
  readonly kind: 'same' | 'changed' | 'removed' | 'added';
  readonly before?: string;
  readonly after?: string;
};

/** Documents with more pairs of lines than this are not compared line by line. */
const longestWork = 4_000_000;

/** The length of the longest common subsequence of lines, for each pair of suffixes of the documents. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint32Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as Uint32Array;
      const next = lengths[i + 1] as Uint32Array;
      row[j] =
        before[i] === after[j]
          ? (next[j + 1] as number) + 1
          : Math.max(next[j] as number, row[j + 1] as number);
    }
  return lengths;
};

/** Pairs removed lines with added lines. The longer side's remaining lines are unpaired. */
const changed = (removed: readonly string[], added: readonly string[]): DiffRow[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffRow => {
    const [before, after] = [removed[index], added[index]];
    if (before === undefined) return { kind: 'added', after: after as string };
    return after === undefined ? { kind: 'removed', before } : { kind: 'changed', before, after };
  });

const compare = (before: readonly string[], after: readonly string[]): DiffRow[] => {
  if (before.length * after.length > longestWork) return changed(before, after);
  const lengths = commonLengths(before, after);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const rows: DiffRow[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    rows.push(...changed(removed, added));
    [removed, added] = [[], []];
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && left === right) {
      flush();
      rows.push({ kind: 'same', before: left, after: left });
      i += 1;
      j += 1;
    } else if (right === undefined || (left !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      removed.push(left as string);
      i += 1;
    } else {
      added.push(right);
      j += 1;
    }
  }
  flush();
  return rows;
};

/** Compares two documents line by line. */
export const diffLines = (before: string, after: string): DiffRow[] => {
  const [left, right] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  const shorter = Math.min(left.length, right.length) - start;
  while (end < shorter && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const same = (lines: readonly string[]): DiffRow[] =>
    lines.map((line) => ({ kind: 'same', before: line, after: line }));
  return [
    ...same(left.slice(0, start)),
    ...compare(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...same(left.slice(left.length - end)),
  ];
};

import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

/** Formats a row as `=line`, `-line`, `+line` or `before>after`. */
const formatDiff = (before: string[], after: string[]) =>
  diffLines(before.join('\n'), after.join('\n')).map((row) => {
    if (row.kind === 'same') return `=${row.before}`;
    if (row.kind === 'removed') return `-${row.before}`;
    return row.kind === 'added' ? `+${row.after}` : `${row.before}>${row.after}`;
  });

test.each([
  ['equal documents have no differences', ['a', 'b'], ['a', 'b'], ['=a', '=b']],
  ['a changed line is next to its other version', ['a', 'b', 'c'], ['a', 'x', 'c'], ['=a', 'b>x', '=c']],
  ['added lines have no counterpart', ['a', 'c'], ['a', 'b', 'c', 'd'], ['=a', '+b', '=c', '+d']],
  ['removed lines have no counterpart', ['a', 'b', 'c'], ['b'], ['-a', '=b', '-c']],
  ['repeated lines are matched once', ['a', 'a', 'b'], ['a', 'b', 'b'], ['=a', '-a', '=b', '+b']],
  [
    'lines that moved are removed and added',
    ['a', 'b', 'c', 'd'],
    ['c', 'a', 'b', 'd'],
    ['+c', '=a', '=b', '-c', '=d'],
  ],
])('%s', (_, before, after, rows) => {
  expect(formatDiff(before, after)).toEqual(rows);
});

test('both documents can be restored from the rows', () => {
  const before = ['{', '  "a": 1,', '  "b": [', '    2', '  ]', '}'];
  const after = ['{', '  "b": [', '    2,', '    3', '  ],', '  "c": 4', '}'];
  const rows = diffLines(before.join('\n'), after.join('\n'));
  expect(rows.flatMap((row) => (row.before === undefined ? [] : [row.before]))).toEqual(before);
  expect(rows.flatMap((row) => (row.after === undefined ? [] : [row.after]))).toEqual(after);
});

test('documents that are too long to compare are shown as changed', () => {
  const lines = (name: string) => Array.from({ length: 3000 }, (_, index) => `${name} ${index}`);
  const rows = diffLines(lines('a').join('\n'), lines('b').join('\n'));
  expect([rows.length, new Set(rows.map(({ kind }) => kind))]).toEqual([3000, new Set(['changed'])]);
});

import { expect, test } from 'vitest';
import { literal } from '../../../generated/code/literal.ts';

test.each([
  ["it's", `'it\\'s'`],
  ['say "hi"\n', `'say "hi"\\n'`],
  [[], '[]'],
  [{}, '{}'],
  [{ name: 'a', 'If-Match': null, list: [1, true] }, `{ name: 'a', 'If-Match': null, list: [1, true] }`],
])('%j is written as %s', (value, written) => {
  expect(literal(value)).toBe(written);
});

test('a value that is longer than a line has one member per line', () => {
  const long = 'x'.repeat(50);
  expect(literal([{ op: long, path: long }])).toBe(
    `[\n  {\n    op: '${long}',\n    path: '${long}',\n  },\n]`,
  );
});

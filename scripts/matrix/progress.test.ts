import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

const printed = (stream: { isTTY?: boolean }, env: Record<string, string> = {}): string => {
  let output = '';
  const write = (part: string) => {
    output += part;
  };
  const progress = createProgress({ ...stream, write }, env, 2);
  progress.row('a');
  progress.row('b');
  progress.end();
  return output;
};

test('on a terminal, prints a count below the rows and removes it at the end', () => {
  const clear = '\r\u001b[2K';
  expect(printed({ isTTY: true })).toBe(`0 of 2${clear}a\n1 of 2${clear}b\n2 of 2${clear}`);
});

test('elsewhere, prints only the rows', () => {
  expect(printed({})).toBe('a\nb\n');
  expect(printed({ isTTY: true }, { TERM: 'dumb' })).toBe('a\nb\n');
});

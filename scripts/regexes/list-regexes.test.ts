import { expect, test } from 'vitest';
import { listLiterals } from './list-regexes.ts';

test('finds the regular expressions of a file, not divisions, comments and strings', () => {
  const source = `
    // const no = /comment/;
    const half = (a: number, b: number) => a / b / 2;
    const path = '/a/b';
    export const digits = /^\\d+$/u;
    const split = (value: string) => value.split(/[/,]/).map((each) => /x/g.test(each));
  `;
  expect(listLiterals(source)).toEqual(['/^\\d+$/u', '/[/,]/', '/x/g']);
  expect(listLiterals('const one = 1 / 2;')).toEqual([]);
});

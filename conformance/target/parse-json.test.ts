import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('parses JSON of any length', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  const wide = JSON.stringify(Array.from({ length: 2_000 }, () => ({})));
  expect(parseJson(wide)).toHaveLength(2_000);
});

test('rejects JSON that is nested too deeply', () => {
  expect(() => parseJson(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toThrow(SyntaxError);
  expect(() => parseJson(`${'{"a":'.repeat(600)}0${'}'.repeat(600)}`)).toThrow(SyntaxError);
  expect(() => parseJson('{')).toThrow(SyntaxError);
});

import { expect, test, vi } from 'vitest';
import { parseJson, parseJsonLines } from './parse-json.ts';

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

test('brackets and commas in strings are neither levels nor values', () => {
  const string = '[{,"\\'.repeat(1_000);
  expect(parseJson(JSON.stringify({ string }))).toEqual({ string });
});

test('rejects JSON with too many values before parsing it', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const list = `[${'0,'.repeat(1_000_000)}0]`;
  expect(() => parseJson(list)).toThrow('has more than 1,000,000 values');
  expect(() => parseJsonLines('0\n'.repeat(1_000_001))).toThrow('has more than 1,000,000 values');
  expect(() => parseJsonLines('[0,0]\n'.repeat(500_001))).toThrow('has more than 1,000,000 values');
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test('parses lines of JSON, and skips empty ones', () => {
  expect(parseJsonLines('{"a":1}\n\n2\r\n')).toEqual([{ a: 1 }, 2]);
  expect(() => parseJsonLines('1\nx')).toThrow('is not JSON');
});

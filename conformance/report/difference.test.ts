import { expect, test } from 'vitest';
import { compare, joinParts, type Part } from './difference.ts';
import { formatJson } from './format-json.ts';

const marked = (expected: string, got: string): [expected: string[], got: string[]] => {
  const compared = compare(expected, got);
  const values = (parts: readonly Part[]) =>
    parts.filter(({ isDifferent }) => isDifferent).map(({ value }) => value);
  return [values(compared.expected), values(compared.got)];
};

const join = (parts: readonly Part[]) => joinParts(parts, (value) => `<${value}>`);

test('the values that differ are marked, and the parts together are the whole string', () => {
  const expected = formatJson('{"name":"Weekly digest","status":"inactive"}');
  const got = formatJson('{"name":"Weekly digest","status":"active"}');
  expect(marked(expected, got)).toEqual([['inactive'], ['active']]);
  expect(joinParts(compare(expected, got).expected, (value) => value)).toBe(expected);
});

test('a member that only one side has is marked there', () => {
  const [expected, got] = marked(formatJson('{"a":1,"b":2,"c":3}'), formatJson('{"a":1,"c":3}'));
  expect(expected.join('')).toContain('b');
  expect(got).toEqual([]);
});

test('nothing is marked in strings with little in common, in equal strings and in very different ones', () => {
  expect(marked('inactive, regardless of the body', 'active')).toEqual([[], []]);
  expect(
    marked('status 401', 'status 200 with {"id":"usr_1","name":"Ada","email":"ada@example.com"}'),
  ).toEqual([[], []]);
  expect(
    marked(
      'status 401, error.code unauthorized',
      'status 401 with {"error": {"code": "unauthorised", "message": "No token"}}',
    ),
  ).toEqual([[], []]);
  expect(marked('1 record', '1 record')).toEqual([[], []]);
  const words = (prefix: string) => Array.from({ length: 2_000 }, (_, at) => `${prefix}${at}`).join(' ');
  expect(marked(words('a'), words('b'))).toEqual([[], []]);
});

test('long strings are reduced to what surrounds their first difference', () => {
  const same = 'same '.repeat(100);
  const { expected, got } = compare(`${same}here ${same}`, `${same}there ${same}`, 40);
  expect(join(expected)).toMatch(/^…same same <here>(?: same)+ ?…$/);
  expect(join(got)).toMatch(/^…same same <there>(?: same)+ ?s?a?m?…$/);
});

test('no empty part is marked where a string is cut', () => {
  const rest = Array.from({ length: 40 }, (_, at) => `word ${at % 2 ? 'a' : 'b'}${at}`);
  const other = rest.map((word, at) => (at % 3 === 0 ? `${word}x` : word));
  const { expected, got } = compare(rest.join(' '), other.join(' '), 60);
  for (const part of [...expected, ...got]) expect(part.value).not.toBe('');
});

test('a difference far into strings with little in common is still shown', () => {
  const { expected, got } = compare(`${'a'.repeat(900)}b`, `${'a'.repeat(900)}${'c '.repeat(9_000)}`, 80);
  expect(join(expected)).toBe(`…${'a'.repeat(20)}b`);
  expect(join(got)).toMatch(/^…a{20}c c .*…$/);
  expect(join(got).length).toBeLessThan(85);
});

test('no character is cut in two', () => {
  const { expected } = compare(`${'😀'.repeat(99)}a`, `x${'😀'.repeat(99)}a`, 41);
  expect(join(expected)).toMatch(/^(?:😀)+…$/u);
});

test('JSON at the end of a string is broken into lines, with its numbers and strings as they were', () => {
  expect(
    formatJson('status 200 with {"id":9007199254740993,"a":[1.0,{}],"b":"x, \\"y\\": {z}","c":[]}'),
  ).toBe(
    [
      'status 200 with',
      '{',
      '  "id": 9007199254740993,',
      '  "a": [',
      '    1.0,',
      '    {}',
      '  ],',
      '  "b": "x, \\"y\\": {z}",',
      '  "c": []',
      '}',
    ].join('\n'),
  );
});

test('JSON that is cut off is formatted up to its end', () => {
  expect(formatJson('{"a":1,"b":"some te…')).toBe('{\n  "a": 1,\n  "b": "some te…');
});

test.each(['status 401', '[redacted] is listed', 'a {placeholder}', '', 'data: [DONE]'])(
  '%j is not JSON and stays as it is',
  (value) => {
    expect(formatJson(value)).toBe(value);
  },
);

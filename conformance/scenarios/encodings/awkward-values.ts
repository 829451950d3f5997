/**
 * Texts that some encoding has to take care with: what separates cells, records and items, what quotes, what looks like
 * another type, what readers of spreadsheets run, and letters that are easily lost.
 */
export const awkwardTexts: readonly string[] = [
  'plain',
  'a, b',
  'say "hi"',
  '"',
  '""',
  '"quoted"',
  'line\nfeed',
  'carriage\rreturn',
  'both\r\nof them',
  '\n',
  'tab\tstop',
  'a;b; c',
  ' leading',
  'trailing ',
  '',
  ' ',
  '=1+2',
  '+1',
  '-1',
  '@name',
  '00123',
  '1e5',
  '0x10',
  'true',
  'null',
  'NaN',
  '\\',
  '\\n, not a line feed',
  'ends with \\',
  '[',
  '[a, b]',
  '{"a": 1}',
  "'single'",
  'a|b',
  '# comment',
  'é 日本 😀',
  'e\u0301',
  '\u05d0\u05d1\u200f\u202e',
  'next\u0085line\u2028and\u2029paragraph',
  '\ufeffmark',
];

/** The label of a record: what encodings have to take care with, and a server may still show in a list. */
export const awkwardLabels: readonly string[] = [', "quoted"; é 日 | [x]', '\u05d0\u05d1 😀 e\u0301, =1+2 "'];

/** An object of free shape with nested members, names with dots, and arrays. */
export const awkwardObject: Readonly<Record<string, unknown>> = {
  to: 'a, "b"; c',
  lines: 'one\r\ntwo\nthree',
  nested: { deep: { er: 'y"z', empty: '' }, count: 3 },
  // A table has one column of this name: no nested members have it too.
  'dotted.name': 'flat',
  items: ['p, q', 'r "s"', 'two\nlines'],
  numbers: [1, 0, 2.5, -3],
  one: ['only'],
  none: [],
  nothing: null,
  yes: true,
  zero: 0,
};

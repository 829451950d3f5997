import { awkwardStrings } from './strings.ts';

/**
 * JSON that servers easily change: values that count as empty or look like another type, numbers at the limits of a
 * double, and strings of any kind. A member of free-form data must be returned unchanged.
 */
export const nestedValues: Readonly<Record<string, unknown>> = {
  nothing: null,
  none: { object: {}, array: [], text: '', zero: 0, no: false, null: null },
  list: [null, [], {}, '', 0, false, [[null]], { deep: [{ er: null }] }],
  numbers: [9007199254740991, -9007199254740991, 0.1, -1.5, 1e21, 1e-7],
  strings: [
    'null',
    '0',
    'true',
    '007',
    '2026-01-31T24:00:00+14:00',
    ' spaces ',
    'one\ntwo\t"\\',
    '<b>&amp;</b>',
  ],
  letters: 'e\u0301 é ß İ 日本 😀 \u05d0\u05d1 \u2028',
  awkward: awkwardStrings,
  'a.b': { 'c/d~e': 'names', '': 'no name', $ref: '#/x', constructor: 'text' },
};

/** Lengths of long strings, the longest first. A server may refuse any of them, but must not shorten one. */
export const longLengths: readonly [number, ...number[]] = [10_000, 1_000, 200];

/** Creates a long string that ends with its own mark, so that a shortened one is another string. */
export const longString = (start: string, length: number = longLengths[0]): string => {
  const end = ' – the end';
  return `${start} ${'lorem Ipsum '.repeat(length / 12 + 1)}`.slice(0, length - end.length) + end;
};

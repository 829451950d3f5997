/** Splits strings into groups of the given size. */
export const grouped = (strings: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(strings.length / size) }, (_, index) =>
    strings.slice(index * size, (index + 1) * size),
  );

/** Letters that servers lose: outside ASCII, outside the Basic Multilingual Plane, combined, or written from right to left. */
export const letters: readonly string[] = [
  'é 日本 😀',
  'e\u0301',
  '\u05d0\u05d1\u200f\u202e',
  '\u2067\u05d0\u2069 \u200eLTR',
  '\u{1d49c} \u{10437} \u{20bb7}',
  '👩\u200d👩\u200d👧 🇪🇺 1\ufe0f\u20e3',
  'Straße İı ﬁ Ω\u2126',
  'ก\u0e33 \u0928\u093f \uac00 \u1100\u1161',
];

/**
 * Strings that mean something else as a whole: values that look like another type, formulas that spreadsheets run, markup and
 * escapes that a server decodes.
 */
export const wholeStrings: readonly string[] = [
  '"',
  '""',
  '"quoted"',
  '=1+2',
  '=HYPERLINK("x"; "y")',
  '%41 %c3%a9 +',
  '&amp; &#233; \\u00e9',
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
  '[a, b]',
  '{"a": 1}',
  '# comment',
];

/**
 * Strings that some encoding has to escape: separators of cells, records and items, quotes, values that look like
 * another type, formulas that spreadsheets run, and letters that are easily lost.
 */
export const unusualStrings: readonly string[] = [
  'plain',
  'a, b',
  'say "hi"',
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
  '\\n, not a line feed',
  'ends with \\',
  '[',
  "'single'",
  'a|b',
  '<b>"Fish" & \'chips\'</b> 100% \\ %20',
  ...wholeStrings,
  ...letters,
  'next\u0085line\u2028and\u2029paragraph',
  '\ufeffmark',
];

/** Whether no server has a reason to change a string: it may trim spaces, and replace characters that end a line. */
const isOneLine = (value: string): boolean =>
  value !== '' && value.trim() === value && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);

/** Creates a string that ends with its own mark, so that a shortened one is another string. */
export const longString = (start: string, length = 10_000): string => {
  const end = ' – the end';
  return `${start} ${'lorem Ipsum '.repeat(length / 12 + 1)}`.slice(0, length - end.length) + end;
};

/**
 * Creates one-line strings that start with a mark, the most demanding one first. A server may refuse any of them, for its length
 * or for a character, but must not change one.
 */
export const freeLines = (mark: string): readonly string[] => [
  longString(`${mark} ${unusualStrings.filter(isOneLine).join(' | ')}`),
  // Short enough for a name.
  longString(`${mark} & <b>"MIXED" Case</b> %41 \\ é e\u0301 日本 😀 \u{1d49c} \u05d0\u05d1\u200f`, 118),
  `${mark} Of MIXED case`,
];

/**
 * JSON that servers easily change: values that count as empty or look like another type, numbers at the limits of a
 * double, and strings of any kind. A member of free-form data must be returned unchanged.
 */
export const freeTree: Readonly<Record<string, unknown>> = {
  nothing: null,
  none: { object: {}, array: [], text: '', zero: 0, no: false, null: null },
  list: [null, [], {}, '', 0, false, [[null]], { deep: [{ er: null }] }],
  numbers: [
    ...[9007199254740991, -9007199254740991, 1e21, 1.7976931348623157e308],
    ...[0.1, -1.5, 1e-7, 2.2250738585072014e-308],
  ],
  strings: [
    '0',
    '007',
    '2026-01-31T24:00:00+14:00',
    ' spaces ',
    'one\ntwo\t"\\',
    '\u0001\b\u001b\u001f\u007f',
    '<b>&amp;</b>',
    ...unusualStrings,
  ],
  letters: ['\u0301', '\u00e9', 'ß', 'İ', ...letters],
  long: longString('Gate'),
  Mixed: { Case: 'Aa', case: 'aA' },
  'a.b': { 'c/d~e': 'names', '': 'no name', $ref: '#/x', constructor: 'text' },
  names: Object.fromEntries(letters.map((name) => [name, name])),
};

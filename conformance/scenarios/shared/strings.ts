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
 * Strings that some encoding has to escape: separators of cells, records and items, quotes, values that look like
 * another type, formulas that spreadsheets run, and letters that are easily lost.
 */
export const awkwardStrings: readonly string[] = [
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
  '\\n, not a line feed',
  'ends with \\',
  '[',
  '[a, b]',
  '{"a": 1}',
  "'single'",
  'a|b',
  '# comment',
  ...letters,
  'next\u0085line\u2028and\u2029paragraph',
  '\ufeffmark',
];

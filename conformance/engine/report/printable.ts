/**
 * Characters that a target could use to deceive a reader or break a file format: control characters (terminal
 * escapes among them), lone surrogates, bidirectional overrides, other separators of lines, and the two
 * non-characters that XML 1.0 forbids. Newline and tab stay.
 */
const deceptive = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\u{FEFF}\u{FFFE}\u{FFFF}]/gu;

/** Makes hostile characters visible (`\u{1b}`) so that text can be shown on a terminal, in XML or in HTML. */
export function printable(value: string): string {
  return value.replace(deceptive, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The same on one line, at most `limit` characters long (an ellipsis stands for what was cut). */
export function oneLine(value: string, limit = Number.POSITIVE_INFINITY): string {
  const line = printable(value).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : line;
}

/** A copy of plain data with `change` applied to every string in it, keys of objects included. */
export function mapStrings<T>(value: T, change: (string: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [change(key), mapStrings(item, change)]),
  ) as T;
}

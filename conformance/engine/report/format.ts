/**
 * Characters that a target could use to deceive a reader or break a file format: control characters (including terminal
 * escapes), lone surrogates, bidirectional overrides, other line separators, and the two noncharacters that XML 1.0 forbids.
 * Newline and tab stay.
 */
const deceptive = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\u{FEFF}\u{FFFE}\u{FFFF}]/gu;

/** Escapes hostile characters (`\u{1b}`), so that a string can be shown on a terminal, in XML or in HTML. */
export function printable(value: string): string {
  return value.replace(deceptive, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** Like `printable`, but on one line of at most `limit` characters. An ellipsis replaces the rest. */
export function oneLine(value: string, limit = Number.POSITIVE_INFINITY): string {
  const line = printable(value).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : line;
}

/** Formats a duration for display: `45 s`, `2.5 min`, `56 min`. */
export const inMinutes = (milliseconds: number): string => {
  const seconds = milliseconds < 1000 ? Math.ceil(milliseconds / 1000) : Math.round(milliseconds / 1000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = seconds / 60;
  return `${minutes < 10 ? Math.round(minutes * 10) / 10 : Math.round(minutes)} min`;
};

/** Formats the number of things: `1 clause`, `12 deliveries`. */
export const counted = (count: number, noun: string): string => {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
};

/** The values of a list without those that a condition omits: `compact([count > 0 && 'some', 'others'])`. */
export const compact = <T>(values: readonly (T | false | '' | null | undefined)[]): T[] =>
  values.filter((value): value is T => Boolean(value));

/** Groups items by a key, in the order in which the keys first occur. */
export const groupBy = <T>(items: readonly T[], getKey: (item: T) => string): [key: string, items: T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(item);
  }
  return [...groups];
};

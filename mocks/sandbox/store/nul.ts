// Two noncharacters of Unicode, which text must not contain.
const [mark, nulAfterMark] = ['\u{10fffe}', '\u{10ffff}'];

/** Whether text that was escaped may hold an escape. */
export const hasEscape = (text: string): boolean => text.includes(mark);

/** Whether the text must be escaped. */
const needsEscape = (text: string): boolean => text.includes('\0') || text.includes(mark);

/** Escapes U+0000, which JSON allows in text: PostgreSQL can't store it, and libsql reads text only up to it. */
export const withoutNul = (text: string): string =>
  needsEscape(text) ? text.replaceAll(mark, mark + mark).replaceAll('\0', mark + nulAfterMark) : text;

/** Reverts `withoutNul`. */
export const withNul = (text: string): string =>
  text.includes(mark)
    ? text.replaceAll(new RegExp(`${mark}(.)`, 'gu'), (_, next: string) => (next === mark ? mark : '\0'))
    : text;

// Two noncharacters of Unicode, which text must not contain.
const [mark, nulAfterMark] = ['\u{10fffe}', '\u{10ffff}'];
const escaped = new RegExp(`${mark}(.)`, 'gu');

/** Escapes U+0000, which JSON allows in text: PostgreSQL can't store it, and libsql reads text only up to it. */
export const escapeNul = (text: string): string =>
  text.includes('\0') || text.includes(mark)
    ? text.replaceAll(mark, mark + mark).replaceAll('\0', mark + nulAfterMark)
    : text;

/** Reverts `escapeNul`. */
export const unescapeNul = (text: string): string =>
  text.includes(mark) ? text.replaceAll(escaped, (_, next: string) => (next === mark ? mark : '\0')) : text;

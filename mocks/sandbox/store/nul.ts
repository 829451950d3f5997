// Two noncharacters of Unicode, which text must not contain.
const [mark, nulAfterMark] = ['\u{10fffe}', '\u{10ffff}'];
const escaped = new RegExp(`${mark}(.)`, 'gu');

/** Escapes U+0000, which JSON allows in strings. PostgreSQL can't store it, and libsql stops reading a string at it. */
export const escapeNul = (value: string): string =>
  value.includes('\0') || value.includes(mark)
    ? value.replaceAll(mark, mark + mark).replaceAll('\0', mark + nulAfterMark)
    : value;

/** Reverts `escapeNul`. */
export const unescapeNul = (value: string): string =>
  value.includes(mark)
    ? value.replaceAll(escaped, (_, next: string) => (next === mark ? mark : '\0'))
    : value;

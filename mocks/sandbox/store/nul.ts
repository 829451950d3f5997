// Two noncharacters of Unicode, which mean nothing in text that people exchange.
const [mark, nulAfterMark] = ['\u{10fffe}', '\u{10ffff}'];

/** Text as both databases can hold it: PostgreSQL has no U+0000 in text, which JSON allows, and libsql reads none. */
export const withoutNul = (text: string): string =>
  text.includes('\0') || text.includes(mark)
    ? text.replaceAll(mark, mark + mark).replaceAll('\0', mark + nulAfterMark)
    : text;

/** What `withoutNul` was given. */
export const withNul = (text: string): string =>
  text.includes(mark)
    ? text.replaceAll(new RegExp(`${mark}(.)`, 'gu'), (_, next: string) => (next === mark ? mark : '\0'))
    : text;

// Two noncharacters of Unicode, which mean nothing in text that people exchange.
const [mark, nulAfterMark] = ['\u{10fffe}', '\u{10ffff}'];

/** Whether a text is another one without U+0000. */
const needsNulAway = (text: string): boolean => text.includes('\0') || text.includes(mark);

/** Text as the databases can hold it: PostgreSQL has no U+0000 in text, and libsql reads none, though JSON allows it. */
export const withoutNul = (text: string): string =>
  needsNulAway(text) ? text.replaceAll(mark, mark + mark).replaceAll('\0', mark + nulAfterMark) : text;

/** What `withoutNul` was given. */
export const withNul = (text: string): string =>
  text.includes(mark)
    ? text.replaceAll(new RegExp(`${mark}(.)`, 'gu'), (_, next: string) => (next === mark ? mark : '\0'))
    : text;

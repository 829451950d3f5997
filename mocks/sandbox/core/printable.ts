/**
 * Truncates a text with an ellipsis to `length` characters. It doesn't split surrogate pairs or escapes of a JSON
 * Pointer.
 */
export const shorten = (value: string, length: number): string =>
  value.length <= length ? value : `${value.slice(0, length - 1).replace(/[\uD800-\uDBFF~]$/, '')}…`;

/** Control characters, and those that hide or turn around what follows them: a terminal would obey them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escapeCharacter = (character: string): string =>
  `\\u{${(character.codePointAt(0) as number).toString(16).padStart(2, '0')}}`;

/** Most texts. Searching one for the classes of `unprintable` takes longer than all else about a line. */
const plain = /^[ -~]*$/;

/** A text that a client sent, for a line of a log: of at most `length` characters, and with control characters escaped. */
export const printable = (value: string, length: number): string => {
  const short = shorten(value, length);
  return plain.test(short) ? short : short.replaceAll(unprintable, escapeCharacter);
};

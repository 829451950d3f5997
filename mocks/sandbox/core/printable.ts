/**
 * Truncates a string to `length` characters, including an ellipsis. It doesn't split surrogate pairs or escapes of a
 * JSON Pointer.
 */
export const shorten = (value: string, length: number): string =>
  value.length <= length ? value : `${value.slice(0, length - 1).replace(/[\uD800-\uDBFF~]$/, '')}…`;

/** Control characters, and characters that hide or reorder the following text. A terminal would interpret them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escapeCharacter = (character: string): string =>
  `\\u{${(character.codePointAt(0) as number).toString(16).padStart(2, '0')}}`;

/** Matches most strings. Searching a string for the classes of `unprintable` takes longer than the rest of a line. */
const plain = /^[ -~]*$/;

/** Formats a client's string for a log line: at most `length` characters, with control characters escaped. */
export const printable = (value: string, length: number): string => {
  const short = shorten(value, length);
  return plain.test(short) ? short : short.replaceAll(unprintable, escapeCharacter);
};

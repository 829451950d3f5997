const longest = 200;

// Control characters (line breaks included), and the line and paragraph separators.
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text with its control characters escaped as in JSON, so that it is one line. */
export const oneLine = (text: string): string =>
  text.replace(
    breaks,
    (character) => escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * A value as it stands in a message: on one line, and of at most 200 characters.
 *
 * @example inlineValue('a\nb') // 'a\\nb'
 */
export const inlineValue = (value: string | number): string => {
  const text = oneLine(String(value).slice(0, longest + 1));
  // No half of a surrogate pair before the ellipsis.
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

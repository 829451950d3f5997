// Generated from openapi/ by `npm run generate`. Do not edit.
const longest = 200;

// Control characters (line breaks included), and the line and paragraph separators.
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A string with its control characters escaped as in JSON, so that it is one line. */
export const oneLine = (text: string): string =>
  text.replace(
    breaks,
    (character) => escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Formats a value for a message: on one line, with at most 200 characters.
 *
 * @example inlineValue('a\nb') // 'a\\nb'
 */
export const inlineValue = (value: string | number): string => {
  const text = oneLine(String(value).slice(0, longest + 1));
  // Removes half of a surrogate pair before the ellipsis.
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

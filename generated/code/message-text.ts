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

type Failure = { message?: unknown; code?: unknown; cause?: unknown };

/** More causes than these aren't described. A cause can lead back to its error. */
const mostCauses = 5;

/**
 * Describes an error with its causes, on one line. The message of `fetch` is always "fetch failed": only its causes tell why.
 *
 * @example describeCauses(error) // 'fetch failed: connect ECONNREFUSED 127.0.0.1:4010'
 */
export const describeCauses = (error: unknown): string => {
  const descriptions = new Set<string>();
  let cause = error;
  for (let count = 0; cause && count < mostCauses; count += 1) {
    const { message = String(cause), code, cause: next } = cause as Failure;
    // A code of a DOMException is a number without meaning.
    const isNew = typeof code === 'string' && !String(message).includes(code);
    descriptions.add(inlineValue(isNew ? `${message} ${code}`.trim() : String(message)));
    cause = next;
  }
  return [...descriptions].join(': ');
};

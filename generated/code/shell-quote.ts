import { createKeyIndex } from './string-index.ts';

/** Control characters, characters that hide or reorder others, and lone surrogates. Includes tabs and newlines. */
const hidden = /[\p{C}\p{Zl}\p{Zp}]/u;

const escapeAnsiC = (word: string): string =>
  [...word]
    .map((character) => {
      if (character === '\n') return '\\n';
      if (character === '\t') return '\\t';
      if (character === '\\' || character === "'") return `\\${character}`;
      if (!hidden.test(character)) return character;
      // Bytes, not code points: a shell in the C locale doesn't understand `\u`.
      const bytes = [...new TextEncoder().encode(character)];
      return bytes.map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
    })
    .join('');

/**
 * Quotes a word for a POSIX shell. Hidden characters use bash's `$'…'`, so that none is shown raw.
 *
 * @param hasLines whether line breaks are shown as such
 */
export const shellQuote = (word: string, hasLines = false): string => {
  if (/^[\w./:=@%+,-]+$/.test(word)) return word;
  return hidden.test(hasLines ? word.replaceAll('\n', '') : word)
    ? `$'${escapeAnsiC(word)}'`
    : `'${word.replaceAll("'", `'\\''`)}'`;
};

type Part = { readonly text: string } | { readonly name: string };

const toIndex = createKeyIndex((value) => [value]);

const splitAt = (word: string, variables: ReadonlyMap<string, string>): Part[] => {
  const index = toIndex(variables);
  const parts: Part[] = [];
  let start = 0;
  for (let at = 0; at < word.length; ) {
    const length = index.lengthAt(word, at);
    if (length === 0) {
      at += 1;
      continue;
    }
    if (at > start) parts.push({ text: word.slice(start, at) });
    parts.push({ name: variables.get(word.slice(at, at + length)) ?? '' });
    at += length;
    start = at;
  }
  if (start < word.length) parts.push({ text: word.slice(start) });
  return parts;
};

// `$TOKENx` would be another variable, so braces are needed where a name could continue.
const variable = (name: string, next: Part | undefined): string =>
  next && 'text' in next && /^\w/.test(next.text) ? `\${${name}}` : `$${name}`;

// A dollar sign, a backtick, a backslash and (in an interactive bash) an exclamation mark have a special meaning in double quotes.
const isPlainInDoubleQuotes = (part: string): boolean => !/["$`\\!]/.test(part) && !hidden.test(part);

/**
 * Quotes a word in which shell variables replace some values: `"Authorization: Bearer $TOKEN"`.
 *
 * @param variables the name of the variable for each value
 */
export const shellQuoteWith = (
  word: string,
  variables: ReadonlyMap<string, string>,
  hasLines = false,
): string => {
  const parts = splitAt(word, variables);
  if (parts.every((part) => 'text' in part)) return shellQuote(word, hasLines);
  if (parts.every((part) => 'name' in part || isPlainInDoubleQuotes(part.text)))
    return `"${parts.map((part, at) => ('name' in part ? variable(part.name, parts[at + 1]) : part.text)).join('')}"`;
  return parts.map((part) => ('name' in part ? `"$${part.name}"` : shellQuote(part.text, hasLines))).join('');
};

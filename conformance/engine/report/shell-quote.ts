import { printable } from './printable.ts';

/** Quotes one word for a POSIX shell. Control characters use bash's `$'…'`, so that none is shown raw. */
export function shellQuote(word: string): string {
  if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(word)) return word;
  if (hasHiddenCharacters(word)) return `$'${escapeAnsiC(word)}'`;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/**
 * Quotes a word in which shell variables replace some values: `"Authorization: Bearer $TOKEN"`. `variables` maps each value to
 * its variable name.
 */
export function shellQuoteWith(word: string, variables: ReadonlyMap<string, string>): string {
  const parts = splitAt(word, variables);
  if (parts.every((part) => 'text' in part)) return shellQuote(word);
  const simple = parts.every((part) => 'name' in part || isTameInDoubleQuotes(part.text));
  if (simple) {
    return `"${parts.map((part, at) => ('name' in part ? variable(part.name, parts[at + 1]) : part.text)).join('')}"`;
  }
  return parts.map((part) => ('name' in part ? `"$${part.name}"` : shellQuote(part.text))).join('');
}

type Part = { text: string } | { name: string };

function splitAt(word: string, variables: ReadonlyMap<string, string>): Part[] {
  const values = [...variables.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const parts: Part[] = [];
  let literal = '';
  for (let at = 0; at < word.length; ) {
    const value = values.find((candidate) => word.startsWith(candidate, at));
    if (value === undefined) {
      literal += word[at];
      at += 1;
      continue;
    }
    if (literal) parts.push({ text: literal });
    parts.push({ name: variables.get(value) ?? 'SECRET' });
    literal = '';
    at += value.length;
  }
  if (literal) parts.push({ text: literal });
  return parts;
}

// `$TOKENx` would be another variable, so braces are needed where a name could continue.
function variable(name: string, next: Part | undefined): string {
  return next && 'text' in next && /^\w/.test(next.text) ? `\${${name}}` : `$${name}`;
}

// A dollar sign, a backtick, a backslash and (in an interactive bash) an exclamation mark have a special meaning in double
// quotes.
function isTameInDoubleQuotes(value: string): boolean {
  return !/["$`\\!]/.test(value) && !hasHiddenCharacters(value);
}

function hasHiddenCharacters(value: string): boolean {
  return /[\n\t]/.test(value) || printable(value) !== value;
}

function escapeAnsiC(value: string): string {
  return [...value]
    .map((character) => {
      if (character === '\n') return '\\n';
      if (character === '\t') return '\\t';
      if (character === '\\' || character === "'") return `\\${character}`;
      if (printable(character) === character) return character;
      // Bytes, not code points: a shell in the C locale doesn't understand `\u`.
      return [...Buffer.from(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
    })
    .join('');
}

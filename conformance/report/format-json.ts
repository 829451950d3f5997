/** The start of a value that is JSON. What follows may be cut off, so it can't be parsed. */
const jsonStart = /(?:\{\s*(?:"|\})|\[\s*(?:[[{"\d\]]))/;

/** A string, which may be cut off; a sign; or a literal. */
const token = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/gs;

const indent = (depth: number): string => `\n${'  '.repeat(Math.max(depth, 0))}`;

/** Breaks JSON into lines without parsing it, so that numbers keep their digits and a truncated value keeps its end. */
const breakLines = (json: string): string => {
  const tokens = json.match(token) ?? [];
  let depth = 0;
  return tokens
    .map((part, at) => {
      if (part === '{' || part === '[') {
        const isEmpty = tokens[at + 1] === '}' || tokens[at + 1] === ']';
        depth += 1;
        return isEmpty ? part : `${part}${indent(depth)}`;
      }
      if (part === '}' || part === ']') {
        depth -= 1;
        const isEmpty = tokens[at - 1] === '{' || tokens[at - 1] === '[';
        return isEmpty ? part : `${indent(depth)}${part}`;
      }
      if (part === ',') return `,${indent(depth)}`;
      return part === ':' ? ': ' : part;
    })
    .join('');
};

/**
 * Formats the JSON in which a string ends, such as `status 200 with {"id":"page_1"}`, with a member on each line. Other strings
 * are unchanged.
 */
export const formatJson = (value: string): string => {
  const start = value.search(jsonStart);
  if (start < 0) return value;
  const introduction = value.slice(0, start).trimEnd();
  return `${introduction}${introduction === '' ? '' : '\n'}${breakLines(value.slice(start))}`;
};

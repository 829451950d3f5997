/** The start of a value that is JSON. What follows may be cut off, so it can't be parsed. */
const jsonStart = /(?:\{\s*(?:"|\})|\[\s*(?:[[{"\d\]]))/;

/** A string, which may be cut off; an empty object or list; a sign; spaces. */
const token = /"(?:[^"\\]|\\.)*"?|\{\s*\}|\[\s*\]|[{}[\],:]|\s+/gs;

/** Breaks JSON into lines without parsing it, so that numbers keep their digits and a truncated value keeps its end. */
const breakLines = (json: string): string => {
  let depth = 0;
  const newLine = (deeper = 0): string => {
    depth += deeper;
    return `\n${'  '.repeat(Math.max(depth, 0))}`;
  };
  return json.replace(token, (part) => {
    if (part === '{' || part === '[') return `${part}${newLine(1)}`;
    if (part === '}' || part === ']') return `${newLine(-1)}${part}`;
    if (part === ',') return `,${newLine()}`;
    if (part === ':') return ': ';
    return part.startsWith('"') ? part : part.replaceAll(/\s+/g, '');
  });
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

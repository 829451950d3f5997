const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

const toStringLiteral = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const entry = (key: string, value: unknown, indent: string): string =>
  `${isName(key) ? key : toStringLiteral(key)}: ${literal(value, indent)}`;

/** Formats a JSON value as idiomatic TypeScript: on one line if it fits, with single quotes and bare keys. */
export const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return toStringLiteral(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const below = `${indent}  `;
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const members = (step: string): string[] =>
    isList
      ? value.map((item) => literal(item, step))
      : Object.entries(value).map(([key, member]) => entry(key, member, step));
  if (members(below).length === 0) return `${open}${close}`;
  const pad = isList ? '' : ' ';
  const line = `${open}${pad}${members(below).join(', ')}${pad}${close}`;
  if (line.length <= 80 && !line.includes('\n')) return line;
  return `${open}\n${members(below)
    .map((member) => `${below}${member},\n`)
    .join('')}${indent}${close}`;
};

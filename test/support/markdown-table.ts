/** A text as code, in Markdown. */
export const code = (value: string): string => `\`${value}\``;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

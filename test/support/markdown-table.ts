/** Formats a string as Markdown code. */
export const code = (value: string): string => `\`${value}\``;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Formats a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

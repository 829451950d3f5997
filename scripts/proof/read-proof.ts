/** A row of a table: its cells by the names of the columns. */
type Row = Readonly<Record<string, string>>;

/** One half of the page: mutants, or correct servers. */
export type Half = {
  /** The date of the run, YYYY-MM-DD; undefined if the page doesn't contain it. */
  readonly date: string | undefined;
  readonly commit: string | undefined;
  /** The rows of all tables, in order. */
  readonly rows: readonly Row[];
};

const parseCells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const parseRows = (table: string): Row[] => {
  const [head = '', , ...lines] = table.trim().split('\n');
  const names = parseCells(head);
  return lines.map((line) => Object.fromEntries(parseCells(line).map((cell, at) => [names[at] ?? '', cell])));
};

const parseHalf = (markdown: string): Half => ({
  date: /^Run on (\d{4}-\d\d-\d\d)/m.exec(markdown)?.[1],
  commit: /commit `([0-9a-f]{7,40}\+?)`/.exec(markdown)?.[1],
  rows: [...markdown.matchAll(/(?:^\|.*\n)+/gm)].flatMap(([match]) => parseRows(match)),
});

/** Parses the output of `renderProof`. */
export const readProof = (page: string): { readonly mutants: Half; readonly variants: Half } => {
  const [, broken = '', correct = ''] = page.split(/^## .*$/m);
  return { mutants: parseHalf(broken), variants: parseHalf(correct) };
};

import type { Matrix } from '../matrix/matrix-file.ts';

/** Removes repeated values, and keeps the order. */
export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Returns the middle value, or 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Formats the minimum and the maximum of the values, or the single value if all are equal. */
export const range = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least}–${most}`;
};

/** Returns the total duration of runs in whole seconds. */
export const seconds = (rows: readonly { readonly milliseconds: number }[]): number =>
  Math.round(rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000);

/** Describes the date, the commit and the settings of a matrix as a sentence. */
export const whenAndHow = ({ date, commit, effort, seeds }: Matrix<unknown>): string =>
  `Run on ${date}, commit \`${commit}\`, with effort ${effort} and ${seeds.length === 1 ? 'seed' : 'seeds'} ${seeds.join(', ')}.`;

/** Renders a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** Renders content that is hidden until its summary is clicked. */
export const collapsed = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;

/** `1 mutant`, `2 mutants`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The difference of each mutant or variant, by name. */
export type Descriptions = Readonly<Record<string, string>>;

import { type ClauseShape, clauseFamilies, clauseList } from '@workspace-api/contract';
import type { Row as FaultRow } from '../faults/run.ts';
import { isKilled } from '../faults/run.ts';
import type { Matrix } from '../judges/matrix-file.ts';
import type { Row as VariantRow } from '../variants/matrix.ts';

/** What `docs/proof.md` is written from. */
export type Proof = {
  readonly faults: Matrix<FaultRow>;
  readonly variants: Matrix<VariantRow>;
  /** What differs in each variant, by name. */
  readonly texts: Readonly<Record<string, string>>;
};

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const seconds = (rows: readonly { readonly milliseconds: number }[]): number =>
  Math.round(rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000);

const range = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least}–${most}`;
};

const at = ({ date, commit, effort, seeds }: Matrix<unknown>): string =>
  `${date}, commit \`${commit}\`, effort ${effort}, ${seeds.length === 1 ? 'seed' : 'seeds'} ${seeds.join(', ')}`;

/** Faults that the contract yields repeat their clause in their names. */
const shortName = (fault: string, clause: string): string => {
  const prefix = `${clause.replace('.', '-')}-`;
  return fault.startsWith(prefix) ? `…${fault.slice(prefix.length)}` : fault;
};

/** The faults of one clause, each with how many requests it took; marked if another clause found it, or none. */
const faultsText = (clause: string, rows: readonly FaultRow[]): string =>
  unique(rows.map(({ fault }) => fault))
    .map((fault) => {
      const runs = rows.filter((row) => row.fault === fault);
      const found = runs.every(isKilled) ? '' : ' **not found**';
      return `${shortName(fault, clause)} (${range(runs.map(({ requests }) => requests))})${found}`;
    })
    .join(', ');

const familySection = (family: string, title: string, rows: readonly FaultRow[]): string => {
  const clauses = (clauseList as readonly ClauseShape[])
    .filter((clause) => clause.family === family)
    .map(({ id }) => ({ id, faults: rows.filter((row) => row.clause === id) }))
    .filter(({ faults }) => faults.length > 0);
  return [
    `### ${title}`,
    '',
    table(
      ['clause', 'faults (requests until found)'],
      clauses.map(({ id, faults }) => [`\`${id}\``, faultsText(id, faults)]),
    ),
  ].join('\n');
};

const faultsSection = (matrix: Matrix<FaultRow>): string => {
  const { rows } = matrix;
  const killed = rows.filter(isKilled).length;
  const faults = unique(rows.map(({ fault }) => fault)).length;
  return [
    '## Broken servers',
    '',
    'Each fault makes a sandbox break one clause. It counts as found if the gate fails by that clause. The number of requests is that of a run of the clause alone, which ends with the first finding.',
    '',
    `${at(matrix)}. To repeat: \`npm run conformance:faults\`.`,
    '',
    table(
      ['faults', 'clauses', 'runs', 'found by the clause', 'requests (median)', 'processor-seconds at most'],
      [
        [
          faults,
          unique(rows.map(({ clause }) => clause)).length,
          rows.length,
          killed,
          median(rows.map(({ requests }) => requests)),
          seconds(rows),
        ],
      ],
    ),
    ...Object.entries(clauseFamilies).flatMap(([family, title]) => {
      const own = rows.filter(({ clause }) => clause.startsWith(`${family}.`));
      return own.length === 0 ? [] : ['', familySection(family, title, own)];
    }),
  ].join('\n');
};

const variantsSection = (matrix: Matrix<VariantRow>, texts: Proof['texts']): string => {
  const { rows } = matrix;
  const wrong = rows.filter(({ mistakes }) => mistakes.length > 0).length;
  const names = unique(rows.map(({ variant }) => variant));
  return [
    '## Correct servers',
    '',
    'Each variant differs from the sandbox where the service document leaves room. The whole gate may find no broken clause in it.',
    '',
    `${at(matrix)}. To repeat: \`npm run conformance:variants -- --seeds ${matrix.seeds.join(',')}\`.`,
    '',
    table(
      ['variants', 'runs', 'runs with a failure or an error', 'processor-seconds at most'],
      [[names.length, rows.length, wrong, seconds(rows)]],
    ),
    '',
    table(
      ['variant', 'what differs', 'clauses that pass', 'failures'],
      names.map((name) => {
        const runs = rows.filter(({ variant }) => variant === name);
        const mistakes = runs.reduce((sum, run) => sum + run.mistakes.length, 0);
        return [
          name,
          texts[name] ?? '',
          range(runs.map(({ totals }) => totals.pass)),
          mistakes === 0 ? 0 : `**${mistakes}**`,
        ];
      }),
    ),
  ].join('\n');
};

/** The text of `docs/proof.md`. */
export const renderProof = ({ faults, variants, texts }: Proof): string =>
  [
    '<!-- Written by `npm run proof`. Do not edit. -->',
    '# What the gate is proven to find, and to leave alone',
    '',
    'A verdict is worth something if broken servers fail by the promise that they break, and correct ones pass. Both are tried on servers made for it: [mocks/faults/](../mocks/faults/) and [mocks/variants/](../mocks/variants/). A server written from the service document alone, in [test/independent-server/](../test/independent-server/), has to pass too (`npx vitest run test/independent-server.test.ts`).',
    '',
    faultsSection(faults),
    '',
    variantsSection(variants, texts),
    '',
  ].join('\n');

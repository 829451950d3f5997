import { clauseFamilies } from '@workspace-api/contract';
import { isRight, type Matrix, type Row } from './row.ts';

/** The results of all mutants and variants. */
export type Proof = {
  readonly mutants: Matrix;
  /** The mutants that `mutants` doesn't find, with more requests. */
  readonly missed: Matrix;
  readonly variants: Matrix;
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const seconds = (rows: readonly Row[]): number =>
  Math.round(sum(rows.map(({ milliseconds }) => milliseconds)) / 1000);
const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The servers whose verdict is wrong with any seed. */
const wrongIn = (rows: readonly Row[]): string[] =>
  unique(rows.filter((row) => !isRight(row)).map(({ server }) => server));

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** Describes the date, the commit and the settings of a matrix as a sentence. */
const whenAndHow = ({ date, commit, effort, seeds }: Matrix): string =>
  `Run on ${date}, commit \`${commit}\`, with effort ${effort} and ${seeds.length === 1 ? 'seed' : 'seeds'} ${seeds.join(', ')}.`;

/** The mutants that only more requests find, and those that are never found. */
const listMissed = ({ mutants, missed }: Proof): { later: string[]; never: string[] } => {
  const checked = new Set(missed.rows.map(({ server }) => server));
  const still = new Set(wrongIn(missed.rows));
  const quick = wrongIn(mutants.rows);
  const later = quick.filter((name) => checked.has(name) && !still.has(name));
  return { later, never: quick.filter((name) => !later.includes(name)) };
};

const mutantFigures = (proof: Proof): string => {
  const { mutants, missed } = proof;
  const { later, never } = listMissed(proof);
  const toFigures = (title: string, rows: readonly Row[]) => {
    const names = unique(rows.map(({ server }) => server));
    const requests = rows.map((row) => row.requests);
    return [
      title,
      unique(rows.map(({ clauses }) => clauses)).length,
      names.length,
      names.length - wrongIn(rows).length,
      names.filter((name) => !never.includes(name)).length,
      median(requests),
      Math.max(...requests),
      seconds(rows),
    ];
  };
  const families = Object.entries(clauseFamilies)
    .map(
      ([family, title]) =>
        [title, mutants.rows.filter(({ clauses }) => clauses.startsWith(`${family}.`))] as const,
    )
    .filter(([, rows]) => rows.length > 0);
  return [
    '## Broken servers',
    'Each mutant makes a sandbox break one clause. A mutant counts as found if this clause fails. One that a quick run misses is run again with effort standard. The requests and seconds are measured until the first finding, in a run of only this clause. [clauses-without-mutant.yaml](../mocks/clauses-without-mutant.yaml) lists the clauses that no mutant can break, each with its reason.',
    `${whenAndHow(mutants)} To repeat: \`npm run conformance:mutants\`. To run only some mutants, add \`--only <mutant>,<mutant>\`.`,
    table(
      [
        'family',
        'clauses',
        'mutants',
        `found (${mutants.effort})`,
        `found (${missed.effort})`,
        'requests (median)',
        'requests (most)',
        'seconds',
      ],
      [toFigures('all', mutants.rows), ...families.map(([title, rows]) => toFigures(title, rows))],
    ),
    ...(later.length > 0 ? [`Found only with effort ${missed.effort}: ${list(later)}.`] : []),
    never.length === 0
      ? 'Every mutant is found.'
      : `Not found by the clause that they break: ${list(never)}.`,
  ].join('\n\n');
};

const variantFigures = ({ variants }: Proof): string => {
  const { rows, seeds, families } = variants;
  const names = unique(rows.map(({ server }) => server));
  const wrong = wrongIn(rows);
  return [
    '## Correct servers',
    'Each variant differs from the sandbox where the service document allows it. In a run against a variant, no clause must fail and no case must end with an error.',
    families === 'all'
      ? 'Each variant is checked by all clauses.'
      : 'Each variant is checked by the families of clauses that it touches.',
    `${whenAndHow(variants)} To repeat: \`npm run conformance:variants -- --seeds ${seeds.join(',')}${families === 'all' ? '' : ` --families ${families}`}\`.`,
    table(
      ['variants', 'pass', 'runs', 'seconds'],
      [[names.length, names.length - wrong.length, rows.length, seconds(rows)]],
    ),
    wrong.length === 0 ? 'Every variant passes.' : `Variants that fail: ${list(wrong)}.`,
  ].join('\n\n');
};

/** Renders `docs/proof.md`: the method and the figures. */
export const renderPage = (proof: Proof): string =>
  [
    '# Broken and correct servers',
    'A verdict is only useful if broken servers fail by the clause that they break, and correct servers pass. `npm run proof` runs the gate against both: the broken servers in [mocks/mutants/](../mocks/mutants/) and the correct servers in [mocks/variants/](../mocks/variants/). It writes this page, and the result of each server to `reports/proof.json`. `npm run conformance:mutants -- --touched`, and the same for variants, run only those that a change touches. The server in [test/independent-server/](../test/independent-server/), which was written only from the service document, must pass too (`npx vitest run test/independent-server.thorough.ts`). Several processes check servers at the same time; the seconds are their sum.',
    mutantFigures(proof),
    variantFigures(proof),
    '<!-- Written by `npm run proof`. Do not edit. -->\n',
  ].join('\n\n');

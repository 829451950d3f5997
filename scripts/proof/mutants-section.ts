import { clauseFamilies, clauseList } from '@workspace-api/contract';
import type { Matrix } from '../matrix/matrix-file.ts';
import { isKilled, type Row } from '../mutants/row.ts';
import {
  collapsed,
  counted,
  type Descriptions,
  median,
  range,
  seconds,
  table,
  unique,
  whenAndHow,
} from './figures.ts';

/** The columns of the mutants of a family. */
const mutantColumns = ['clause', 'mutant', 'what is broken', 'result', 'requests', 'seconds'] as const;

/** The first cell of the row of totals. */
const allFamilies = 'all';

const isFound = (mutant: string, rows: readonly Row[]): boolean => {
  const own = rows.filter((row) => row.mutant === mutant);
  return own.length > 0 && own.every(isKilled);
};

const formatResult = (rows: readonly Row[], missed: Matrix<Row>): string => {
  const wrong = rows.find((row) => !isKilled(row));
  if (wrong === undefined) return 'found';
  if (isFound(wrong.mutant, missed.rows)) return `found with effort ${missed.effort}`;
  if (wrong.error !== null) return `**not checked**: ${wrong.error}`;
  return wrong.killedBy.length === 0
    ? '**not found**'
    : `**found only by other clauses**: ${wrong.killedBy.map((id) => `\`${id}\``).join(', ')}`;
};

/** Removes the clause from the description of a mutant of a shape, which repeats it. */
const shortenDescription = (description: string, clause: string): string =>
  description.replace(` (${clause})`, '');

const createRow = (
  mutant: string,
  rows: readonly Row[],
  missed: Matrix<Row>,
  descriptions: Descriptions,
): (string | number)[] => {
  const clause = rows[0]?.clause ?? '';
  return [
    `\`${clause}\``,
    mutant,
    shortenDescription(descriptions[mutant] ?? '', clause),
    formatResult(rows, missed),
    range(rows.map(({ requests }) => requests)),
    (rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / rows.length / 1000).toFixed(1),
  ];
};

/** Counts the clauses, mutants and detected mutants, and sums up the costs. */
const countFigures = (rows: readonly Row[], missed: Matrix<Row>): number[] => {
  const mutants = unique(rows.map(({ mutant }) => mutant));
  const undetected = unique(rows.filter((row) => !isKilled(row)).map(({ mutant }) => mutant));
  const requests = rows.map((row) => row.requests);
  return [
    unique(rows.map(({ clause }) => clause)).length,
    mutants.length,
    mutants.length - undetected.length,
    mutants.length - undetected.filter((mutant) => !isFound(mutant, missed.rows)).length,
    median(requests),
    Math.max(...requests),
    seconds(rows),
  ];
};

const familyRows = (
  title: string,
  rows: readonly Row[],
  missed: Matrix<Row>,
  descriptions: Descriptions,
): string => {
  const order = new Map(clauseList.map(({ id }, index) => [id, index]));
  const sorted = rows.toSorted((one, other) => (order.get(one.clause) ?? 0) - (order.get(other.clause) ?? 0));
  const names = unique(sorted.map(({ mutant }) => mutant));
  const [clauses = 0, mutants = 0, , foundCount = 0] = countFigures(rows, missed);
  return collapsed(
    `${title}: ${counted(mutants, 'mutant')} of ${counted(clauses, 'clause')}, ${foundCount === mutants ? 'all' : `<strong>${foundCount}</strong>`} found`,
    table(
      mutantColumns,
      names.map((name) =>
        createRow(
          name,
          rows.filter(({ mutant }) => mutant === name),
          missed,
          descriptions,
        ),
      ),
    ),
  );
};

const getFamilies = ({ rows }: Matrix<Row>) =>
  Object.entries(clauseFamilies)
    .map(([family, title]) => ({ title, rows: rows.filter(({ clause }) => clause.startsWith(`${family}.`)) }))
    .filter((family) => family.rows.length > 0);

/** The figures of the mutants: a table of all families, and the undetected mutants. */
export const mutantFigures = (matrix: Matrix<Row>, missed: Matrix<Row>): string => {
  const undetected = unique(matrix.rows.filter((row) => !isKilled(row)).map(({ mutant }) => mutant));
  const [later = [], never = []] = [true, false].map((is) =>
    undetected.filter((mutant) => isFound(mutant, missed.rows) === is),
  );
  const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ');
  return [
    '## Broken servers',
    'Each mutant makes a sandbox break one clause. A mutant counts as found if this clause fails. One that a quick run misses is run again with effort standard. The requests and seconds are measured until the first finding, in a run of only this clause. [clauses-without-mutant.yaml](../mocks/clauses-without-mutant.yaml) lists the clauses that no mutant can break, each with its reason.',
    `${whenAndHow(matrix)} To repeat: \`npm run conformance:mutants\`. To run only some mutants, add \`--only <mutant>,<mutant>\`.`,
    table(
      [
        'family',
        'clauses',
        'mutants',
        `found (${matrix.effort})`,
        `found (${missed.effort})`,
        'requests (median)',
        'requests (most)',
        'seconds',
      ],
      [
        [allFamilies, ...countFigures(matrix.rows, missed)],
        ...getFamilies(matrix).map((family) => [family.title, ...countFigures(family.rows, missed)]),
      ],
    ),
    ...(later.length > 0 ? [`Found only with effort ${missed.effort}: ${names(later)}.`] : []),
    never.length === 0
      ? 'Every mutant is found.'
      : `Not found by the clause that they break: ${names(never)}.`,
  ].join('\n\n');
};

/** Every mutant, by family. */
export const mutantList = (matrix: Matrix<Row>, missed: Matrix<Row>, descriptions: Descriptions): string =>
  getFamilies(matrix)
    .map(({ title, rows }) => familyRows(title, rows, missed, descriptions))
    .join('\n\n');

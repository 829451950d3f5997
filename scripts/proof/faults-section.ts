import { clauseFamilies, clauseList } from '@workspace-api/contract';
import { isKilled, type Row } from '../faults/row.ts';
import type { Matrix } from '../judges/matrix-file.ts';
import { median, range, seconds, unique, whenAndHow } from './figures.ts';
import { collapsed, counted, table } from './markdown.ts';
import type { Descriptions } from './texts.ts';

/** The columns of the faults of a family. */
const faultColumns = ['clause', 'fault', 'what is broken', 'result', 'requests', 'seconds'] as const;

/** The first cell of the totals. */
const allFamilies = 'all';

const formatResult = (rows: readonly Row[]): string => {
  const wrong = rows.find((row) => !isKilled(row));
  if (wrong === undefined) return 'found';
  if (wrong.error !== null) return `**not judged**: ${wrong.error}`;
  return wrong.killedBy.length === 0
    ? '**not found**'
    : `**found by others only**: ${wrong.killedBy.map((id) => `\`${id}\``).join(', ')}`;
};

/** A fault of a shape repeats its clause in its text. */
const shortenDescription = (description: string, clause: string): string => description.replace(` (${clause})`, '');

const createRow = (fault: string, rows: readonly Row[], descriptions: Descriptions): (string | number)[] => {
  const clause = rows[0]?.clause ?? '';
  return [
    `\`${clause}\``,
    fault,
    shortenDescription(descriptions[fault] ?? '', clause),
    formatResult(rows),
    range(rows.map(({ requests }) => requests)),
    (rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / rows.length / 1000).toFixed(1),
  ];
};

/** How many clauses, faults and found faults there are, and what it took. */
const countFigures = (rows: readonly Row[]): number[] => {
  const faults = unique(rows.map(({ fault }) => fault));
  const requests = rows.map((row) => row.requests);
  return [
    unique(rows.map(({ clause }) => clause)).length,
    faults.length,
    faults.length - unique(rows.filter((row) => !isKilled(row)).map(({ fault }) => fault)).length,
    median(requests),
    Math.max(...requests),
    seconds(rows),
  ];
};

const familyRows = (title: string, rows: readonly Row[], descriptions: Descriptions): string => {
  const order = new Map(clauseList.map(({ id }, index) => [id, index]));
  const sorted = rows.toSorted((one, other) => (order.get(one.clause) ?? 0) - (order.get(other.clause) ?? 0));
  const names = unique(sorted.map(({ fault }) => fault));
  const [clauses = 0, faults = 0, foundCount = 0] = countFigures(rows);
  return collapsed(
    `${title}: ${counted(faults, 'fault')} of ${counted(clauses, 'clause')}, ${foundCount === faults ? 'all' : `<strong>${foundCount}</strong>`} found`,
    table(
      faultColumns,
      names.map((name) =>
        createRow(
          name,
          rows.filter(({ fault }) => fault === name),
          descriptions,
        ),
      ),
    ),
  );
};

/** The part of the page about broken servers: a table of all families, what was not found, and each fault. */
export const faultsSection = (matrix: Matrix<Row>, descriptions: Descriptions): string => {
  const { rows } = matrix;
  const families = Object.entries(clauseFamilies)
    .map(([family, title]) => ({ title, rows: rows.filter(({ clause }) => clause.startsWith(`${family}.`)) }))
    .filter((family) => family.rows.length > 0);
  const missed = unique(rows.filter((row) => !isKilled(row)).map(({ fault }) => fault));
  return [
    '## Broken servers',
    'Each fault makes a sandbox break one clause. It counts as found if the gate fails by that clause. Requests and seconds are those of a run of the clause alone, until its first finding. Clauses that no fault can break are in [clauses-without-fault.yaml](../mocks/clauses-without-fault.yaml), each with the reason.',
    `${whenAndHow(matrix)} To repeat: \`npm run conformance:faults\`, for some of them with \`--only <fault>,<fault>\`.`,
    table(
      ['family', 'clauses', 'faults', 'found', 'requests (median)', 'requests (most)', 'seconds'],
      [
        [allFamilies, ...countFigures(rows)],
        ...families.map((family) => [family.title, ...countFigures(family.rows)]),
      ],
    ),
    missed.length === 0
      ? 'Every fault is found.'
      : `Not found by the clause that they break: ${missed.map((name) => `\`${name}\``).join(', ')}.`,
    ...families.map(({ title, rows: own }) => familyRows(title, own, descriptions)),
  ].join('\n\n');
};

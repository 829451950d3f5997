import type { Matrix } from '../matrix/matrix-file.ts';
import type { Row } from '../variants/matrix.ts';
import {
  collapsed,
  counted,
  type Descriptions,
  range,
  seconds,
  table,
  unique,
  whenAndHow,
} from './figures.ts';

/** The columns of the variants. */
const variantColumns = ['variant', 'what differs', 'result', 'clauses passed', 'requests'] as const;

const createRow = (
  variant: string,
  rows: readonly Row[],
  descriptions: Descriptions,
): (string | number)[] => {
  const mistakes = unique(rows.flatMap((row) => row.mistakes.map(({ what }) => what)));
  return [
    variant,
    descriptions[variant] ?? '',
    mistakes.length === 0 ? 'passes' : `**${mistakes.join(', ')}**`,
    range(rows.map(({ totals }) => totals.pass)),
    range(rows.map(({ requests }) => requests)),
  ];
};

/** The figures of the correct servers: the totals, and the variants that fail. */
export const variantFigures = (matrix: Matrix<Row>): string => {
  const { rows, seeds } = matrix;
  const names = unique(rows.map(({ variant }) => variant));
  const wrong = unique(rows.filter(({ mistakes }) => mistakes.length > 0).map(({ variant }) => variant));
  const isFullRun = rows.every(({ families }) => families === 'all');
  return [
    '## Correct servers',
    'Each variant differs from the sandbox where the service document allows it. In a run against a variant, no clause must fail and no case must end with an error.',
    isFullRun
      ? 'Each variant is checked by all clauses.'
      : 'Each variant is checked by the families of clauses that it touches.',
    `${whenAndHow(matrix)} To repeat: \`npm run conformance:variants -- --seeds ${seeds.join(',')}${isFullRun ? '' : ' --families touched'}\`.`,
    table(
      ['variants', 'pass', 'runs', 'seconds'],
      [[names.length, names.length - wrong.length, rows.length, seconds(rows)]],
    ),
    wrong.length === 0
      ? 'Every variant passes.'
      : `Variants that fail: ${wrong.map((name) => `\`${name}\``).join(', ')}.`,
  ].join('\n\n');
};

/** Every variant. */
export const variantList = ({ rows }: Matrix<Row>, descriptions: Descriptions): string => {
  const names = unique(rows.map(({ variant }) => variant));
  return collapsed(
    counted(names.length, 'variant'),
    table(
      variantColumns,
      names.map((name) =>
        createRow(
          name,
          rows.filter(({ variant }) => variant === name),
          descriptions,
        ),
      ),
    ),
  );
};

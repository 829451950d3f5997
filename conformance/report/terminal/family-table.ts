import { stripVTControlCharacters } from 'node:util';
import type { ClauseStatus } from '../../engine/report/report.ts';
import { formatStatus } from '../clause-view.ts';
import type { View } from '../view.ts';
import type { Style } from './style.ts';

/** On terminals with fewer columns, the table headings are abbreviated. */
const roomy = 92;

const shortLabels: Partial<Record<ClauseStatus, string>> = {
  unsupported: 'unsup.',
  'not-exercised': 'not run',
};

/** The number of clauses of each family with each status, and the totals. A log omits families in which all pass. */
export const familyTable = ({ families, statuses, report }: View, style: Style): string => {
  const columns: ClauseStatus[] = [...new Set<ClauseStatus>(['pass', 'fail', ...statuses])];
  const toCells = (counts: Record<ClauseStatus, number>) =>
    columns.map((status) =>
      counts[status] === 0 ? style.dim('·') : style.status[status](String(counts[status])),
    );
  const rows = [
    [
      'Family',
      ...columns.map((status) => (style.width < roomy && shortLabels[status]) || formatStatus(status)),
    ],
    ...families
      .filter(({ clauses, counts }) => !style.isLog || counts.pass < clauses.length)
      .map(({ title, counts }) => [title, ...toCells(counts)]),
    ['Total', ...toCells(report.totals)].map(style.bold),
  ];
  const getWidth = (cell = '') => stripVTControlCharacters(cell).length;
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => getWidth(row[at])))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const padding = ' '.repeat((widths[at] ?? 0) - getWidth(cell));
          return at === 0 ? `${cell}${padding}` : `${padding}${cell}`;
        })
        .join('  '),
    )
    .join('\n');
};

import Table from 'cli-table3';
import type { ClauseStatus, Report } from '../../engine/report/report.ts';
import { clauseStatuses } from '../../engine/report/report.ts';
import { byFamily } from '../grouping.ts';
import { statusLabels } from '../statuses.ts';
import type { Style } from './style.ts';

/** On terminals with fewer columns, the table headings are abbreviated. */
const roomy = 92;

/** The columns of every table. Other columns are shown if a clause has that status. */
const always: readonly ClauseStatus[] = ['pass', 'fail'];

const shortLabels: Partial<Record<ClauseStatus, string>> = {
  unsupported: 'unsup.',
  'not-exercised': 'not run',
};

/** The number of clauses of each family with each status, and the totals. A log omits families in which all pass. */
export function familyTable(report: Report, style: Style): string {
  const families = byFamily(report).filter(
    ({ clauses, counts }) => !style.isLog || counts.pass < clauses.length,
  );
  const visibleStatuses = clauseStatuses.filter(
    (status) => always.includes(status) || report.totals[status] > 0,
  );
  const nameWidth = Math.max(6, ...families.map(({ name }) => name.length));
  const label = (status: ClauseStatus) =>
    (style.width < roomy ? shortLabels[status] : undefined) ?? statusLabels[status];
  const table = new Table({
    head: ['Family', ...visibleStatuses.map(label)],
    colAligns: ['left', ...visibleStatuses.map(() => 'right' as const)],
    colWidths: [Math.min(nameWidth, Math.max(12, style.width - 52))],
    // Borders are noise in a log; two spaces separate the columns.
    chars: { ...noBorders, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  const cell = (status: ClauseStatus, count: number) =>
    count === 0 ? style.dim('·') : style.status[status](String(count));
  for (const { name, counts } of families) {
    table.push([name, ...visibleStatuses.map((status) => cell(status, counts[status]))]);
  }
  table.push(
    ['Total', ...visibleStatuses.map((status) => cell(status, report.totals[status]))].map(style.bold),
  );
  const lines = table.toString().split('\n');
  return lines.map((line) => line.trimEnd()).join('\n');
}

const noBorders = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
};

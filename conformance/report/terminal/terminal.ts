import { stripVTControlCharacters } from 'node:util';
import type { ClauseStatus } from '../../engine/report/report.ts';
import { type ClauseView, formatStatus } from '../clause-view.ts';
import { groupLines, listIds, listSections, type Section } from '../sections.ts';
import { clauseLines, type Extent, fullExtent, type Line } from '../text.ts';
import type { View } from '../view.ts';
import type { Style } from './style.ts';

/** The maximum number of violated clauses that the last lines name. */
const maxNamed = 10;

const full: Extent = { ...fullExtent, groups: 3, value: 1_000, body: 300 };
/** Findings that don't count against the target take a few lines. */
const brief: Extent = { ...full, groups: 1, named: 2, hasSteps: false };
const extents: Partial<Record<ClauseView['status'], Extent>> = { fail: full, waived: full };

/**
 * Wraps text into lines of at most `width` columns. Existing line breaks are kept. A word that is longer than a line (a URL, a
 * command) is not broken, so that it can be copied.
 *
 * @param indent the indentation of the first line
 * @param hanging the indentation of the other lines
 */
const wrap = (value: string, width: number, indent: string, hanging: string): string => {
  const lines: string[] = [];
  for (const source of value.split('\n')) {
    let line = '';
    for (const word of source.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      const room = Math.max(20, width - (lines.length === 0 ? indent : hanging).length);
      if (line !== '' && stripVTControlCharacters(longer).length > room) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.map((line, at) => `${at === 0 ? indent : hanging}${line}`.trimEnd()).join('\n');
};

/** Lays out the parts of a report for a terminal. */
export const createLayout = (style: Style) => {
  const indented = (value: string, indent = '  ', hanging = indent): string =>
    wrap(value, style.width, indent, hanging);

  const formatLine = ({ kind, label, content }: Line): string => {
    if (kind === 'place') return indented(content);
    if (kind === 'result') return style.dim(indented(`${label}${content}`, '      '));
    // A command stays on one line, however long, so that it can be copied.
    if (kind === 'command') return `    ${style.dim(label)}${content}`;
    const hanging = label.length < 10 ? ' '.repeat(4 + label.length) : '    ';
    return indented(`${style.dim(label)}${content}`, '    ', hanging);
  };

  const formatClause = (clause: ClauseView): string => {
    const { status, label, id, text, level, source } = clause;
    const [, ...lines] = clauseLines(clause, { ...(extents[status] ?? brief), mark: style.mark });
    return [
      `${style.status[status](style.bold(label.toUpperCase()))} ${style.bold(id)}`,
      indented(text),
      style.dim(indented(`${level}, from “${source}”`)),
      ...(lines.length > 0 ? ['', ...lines.map(formatLine)] : []),
    ].join('\n');
  };

  const formatSection = (section: Section): string => {
    const { title, sentences = [], items = [], entries = [], clauses = [] } = section;
    const lines = [...sentences, ...items, ...groupLines(section)].map((line) => indented(line));
    // A line to paste isn't wrapped.
    const heading = [style.bold(title), ...lines, ...entries.map((entry) => `    ${entry}`)].join('\n');
    return [heading, ...clauses.map(formatClause)].join('\n\n');
  };

  return { indented, formatClause, formatSection };
};

/** On terminals with fewer columns, the table headings are abbreviated. */
const roomy = 92;

const shortLabels: Partial<Record<ClauseStatus, string>> = {
  unsupported: 'unsup.',
  'not-exercised': 'not run',
};

/** The number of clauses of each family with each status, and the totals. A log omits families in which all pass. */
const familyTable = ({ families, statuses, report }: View, style: Style): string => {
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

/**
 * The report for a terminal or a log. The verdict comes first and last. Between them are the sections except what passed, a
 * table by family, and the files with all details.
 */
export const renderTerminal = (view: View, style: Style, files: readonly string[] = []): string => {
  const { indented, formatSection } = createLayout(style);
  const { report, failures, absentFailures, counts, explanation } = view;
  const verdict = (suffix = '') =>
    style.verdict[report.verdict](style.bold(`${view.verdict.toUpperCase()}${suffix}`));
  const violated = [...failures, ...absentFailures];
  return `${[
    `${verdict()}\n${indented(counts)}`,
    view.facts.map(([name, value]) => `${style.dim(name.padEnd(13))} ${value}`).join('\n'),
    ...listSections(view)
      .filter(({ id }) => id !== 'passed')
      .map(formatSection),
    familyTable(view, style),
    ...(files.length > 0 ? [formatSection({ id: 'reports', title: 'Reports', items: files })] : []),
    [
      verdict(` (exit code ${report.exitCode})`),
      indented(counts),
      ...(violated.length > 0 ? [indented(`violated: ${listIds(violated, maxNamed)}`)] : []),
      ...explanation.map((sentence) => indented(sentence)),
    ].join('\n'),
  ].join('\n\n')}\n`;
};

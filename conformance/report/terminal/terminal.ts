import type { ClauseView } from '../clause-view.ts';
import { notOfferedAdvice } from '../not-offered.ts';
import { reportFiles } from '../report-files.ts';
import { clauseLines, type Extent, fullExtent, type Line } from '../text.ts';
import type { Group, View } from '../view.ts';
import { familyTable } from './family-table.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

/** The maximum number of remedies, and of clauses named in a list. The other reports show all. */
const maxRemedies = 15;
const maxNamed = 10;

const full: Extent = { ...fullExtent, groups: 3, value: 1_000, body: 300 };
/** Findings that don't count against the target take a few lines. */
const brief: Extent = { ...full, groups: 1, named: 2, hasSteps: false };
const extents: Partial<Record<ClauseView['status'], Extent>> = { fail: full, waived: full };

/** The ids of clauses, the first ones if there are many. */
export const listIds = (
  clauses: readonly ClauseView[],
  limit = Number.POSITIVE_INFINITY,
  rest = '',
): string => {
  const more = clauses.length - limit;
  const ids = clauses.slice(0, limit).map(({ id }) => id);
  return `${ids.join(', ')}${more > 0 ? ` and ${more} more${rest}` : ''}`;
};

/** Lays out the sections of a report for a terminal. */
export const createLayout = (style: Style) => {
  const indented = (value: string, indent = '  '): string => wrap(value, style.width, indent);

  const formatLine = ({ kind, label, content }: Line): string => {
    if (kind === 'place') return indented(content);
    if (kind === 'result') return style.dim(indented(`${label}${content}`, '      '));
    // A command stays on one line, however long, so that it can be copied.
    if (kind === 'command') return `    ${style.dim(label)}${content}`;
    const hanging = label.length < 10 ? ' '.repeat(4 + label.length) : '    ';
    return wrap(`${style.dim(label)}${content}`, style.width, '    ', hanging);
  };

  return {
    /** A section with a title; empty without lines. */
    section: (title: string, lines: readonly string[]): string =>
      lines.length === 0 ? '' : [style.bold(title), ...lines].join('\n'),
    indented,
    group: ({ title, clauses }: Group): string =>
      [indented(`${title} (${clauses.length})`), style.dim(indented(listIds(clauses), '    '))].join('\n'),
    clause: (clause: ClauseView): string => {
      const { status, label, id, text, level, source } = clause;
      const [, ...lines] = clauseLines(clause, { ...(extents[status] ?? brief), mark: style.mark });
      return [
        `${style.status[status](style.bold(label.toUpperCase()))} ${style.bold(id)}`,
        indented(text),
        style.dim(indented(`${level}, from “${source}”`)),
        ...(lines.length > 0 ? ['', ...lines.map(formatLine)] : []),
      ].join('\n');
    },
  };
};

const remedyLines = ({ notExercised }: View): string[] => {
  const format = ({ title, clauses }: Group) => `${clauses.length}: ${title}`;
  const remedies = notExercised.filter(({ lack }) => lack !== 'scenario');
  const others = remedies.slice(maxRemedies).reduce((sum, { clauses }) => sum + clauses.length, 0);
  return [
    ...remedies.slice(0, maxRemedies).map(format),
    ...(others > 0 ? [`${others}: other reasons, in ${reportFiles.html}`] : []),
    ...notExercised.filter(({ lack }) => lack === 'scenario').map(format),
  ];
};

/**
 * The report for a terminal or a log. The verdict comes first and last. Between them are the violated and waived clauses,
 * warnings and information, the remedies that let a run check more, a table by family, and the files with all details.
 */
export const renderTerminal = (view: View, style: Style, files: readonly string[] = []): string => {
  const { section, indented, group, clause } = createLayout(style);
  const { report, failures, absentFailures, notOffered, changes, errors, leftovers } = view;
  const verdict = (suffix = '') =>
    style.verdict[report.verdict](style.bold(`${view.verdict.toUpperCase()}${suffix}`));
  const violated = failures.length + absentFailures.length;
  const named = failures.slice(0, maxNamed);
  const more = violated - named.length;
  const sections = [
    `${verdict()}\n${indented(view.counts)}`,
    view.facts.map(([name, value]) => `${style.dim(name.padEnd(13))} ${value}`).join('\n'),
    notOffered.length > 0
      ? section('Not offered by the target', [
          ...notOffered.map(({ operations }) => indented(operations)),
          indented(notOfferedAdvice),
          // A line to paste isn't wrapped.
          ...notOffered.map(({ entry }) => `    ${entry},`),
        ])
      : '',
    ...[...failures, ...view.warnings].map(clause),
    section(
      'Errors of the harness or the network',
      errors.list.map(({ place, message }) => indented(`${place}: ${message}`)),
    ),
    section(`Not checked because of an error (${report.totals.error})`, errors.groups.map(group)),
    section(
      `Not exercised (${report.totals['not-exercised']}), by reason`,
      remedyLines(view).map((line) => indented(line)),
    ),
    section(`Declared unsupported (${report.totals.unsupported})`, view.unsupported.map(group)),
    changes
      ? section('Changes', [
          ...changes.sentences.map((sentence) => indented(sentence)),
          ...changes.groups.map(({ title, clauses, isNew }) =>
            indented(
              `${title}: ${listIds(clauses, isNew ? undefined : maxNamed, ` in ${reportFiles.html}`)}`,
            ),
          ),
        ])
      : '',
    familyTable(view, style),
    section(
      'Reports',
      files.map((file) => indented(file)),
    ),
    leftovers.summary &&
      wrap(
        `Left on the target: ${leftovers.summary}; the list is in ${reportFiles.html} and ${reportFiles.json}.`,
        style.width,
      ),
    [
      verdict(` (exit code ${report.exitCode})`),
      indented(view.counts),
      ...(violated > 0
        ? [
            indented(
              `violated: ${[listIds(named), more > 0 ? `${more} more` : ''].filter(Boolean).join(' and ')}`,
            ),
          ]
        : []),
      ...view.explanation.map((sentence) => indented(sentence)),
    ].join('\n'),
  ];
  return `${sections.filter((part) => part !== '').join('\n\n')}\n`;
};

import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';
import { counted } from '../engine/report/format.ts';
import type { Cause } from './causes.ts';
import type { FindingView } from './clause-view.ts';
import { reportFiles } from './report-files.ts';
import { groupLines, listIds, listNames, listSections, type Section } from './sections.ts';
import { compareOnLines, describePlace, describeResult } from './text.ts';
import type { View } from './view.ts';

/** The output stream of a report: a terminal, a file or a pipe. */
export type Output = {
  write(value: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

/** The default width, in columns. */
const defaultWidth = 100;

/** The appearance of the report on this terminal. */
export type Style = ReturnType<typeof createStyle>;

/** Creates the appearance of a report. @param width in columns */
export const createStyle = (width: number, color = false) => {
  const colors = pc.createColors(color);
  return {
    width: Math.max(40, width),
    bold: colors.bold,
    dim: colors.dim,
    /** Marks what differs: word by word in color, because a marked string may be wrapped. */
    mark: color
      ? (value: string) => value.replace(/\S+/g, (word) => colors.inverse(word))
      : (value: string) => `«${value}»`,
    status: {
      pass: colors.green,
      fail: colors.red,
      waived: colors.yellow,
      warn: colors.yellow,
      info: colors.cyan,
      unsupported: colors.dim,
      'not-exercised': colors.dim,
      error: colors.magenta,
    },
    verdict: { conformant: colors.green, partial: colors.yellow, 'not-conformant': colors.red },
  };
};

/** Colors are used only on a terminal that supports them (https://no-color.org). The width is the terminal's. */
export const styleFor = (
  { isTTY, columns }: Pick<Output, 'isTTY' | 'columns'>,
  env: NodeJS.ProcessEnv,
): Style =>
  createStyle((isTTY && columns) || defaultWidth, isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb');

/** The maximum numbers of clauses with details, of lines in other sections, and of names in a list. The page shows all. */
const most = { details: 5, lines: 4, names: 12, operations: 4 };

/** The maximum lengths. A longer command isn't read, but run again. */
const maxLength = { value: 160, body: 80, command: 600 };

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

  /** What differs, the request that shows it, and how to repeat it. */
  const formatFinding = (finding: FindingView): string[] => {
    const { expected, got } = compareOnLines(finding, maxLength.value, style.mark);
    const { failingStep: step, exchanges, again } = finding;
    const value = (label: string, content: string) =>
      indented(`${style.dim(label)}${content}`, '    ', ' '.repeat(13));
    // A command stays on one line, so that it can be copied.
    const command = (label: string, content: string) => `    ${style.dim(label)}${content}`;
    const before = step ? exchanges.indexOf(step) : 0;
    const comment = before > 0 ? `  # after ${counted(before, 'other step')}` : '';
    return [
      indented(describePlace(finding)),
      value('expected ', expected),
      value('got      ', got),
      ...(step && step.curl.length <= maxLength.command
        ? [
            command(step.driver === undefined ? '$ ' : '', step.curl + comment),
            style.dim(indented(`→ ${describeResult(step, maxLength.body)}`, '      ')),
          ]
        : []),
      ...(again === null ? [] : [command('repeat with ', again)]),
    ];
  };

  /** A violated clause with its first finding, and what it has the cause in common with. */
  const formatCause = ({ clause, finding, others, operations }: Cause): string => {
    const { status, label, id, text, level, source, isNew } = clause;
    const title = `${style.status[status](style.bold(label.toUpperCase()))} ${style.bold(id)}`;
    const facts = [
      `${level}, from “${source}”`,
      ...(operations.length > 0 ? [`at ${listNames(operations, most.operations)}`] : []),
      ...(isNew ? ['newly broken'] : []),
    ];
    return [
      title,
      indented(text),
      style.dim(indented(facts.join('; '))),
      ...(others.length > 0 ? [indented(`has the cause in common with ${listIds(others, most.names)}`)] : []),
      ...(finding ? formatFinding(finding) : []),
    ].join('\n');
  };

  /** Nothing if the section has nothing to print. */
  const formatSection = (section: Section, details: readonly string[] = []): string[] => {
    const { title, sentences = [], items = [], entries = [] } = section;
    const lines = [
      ...sentences,
      ...items.slice(0, most.lines),
      ...(items.length > most.lines ? [`and ${items.length - most.lines} more in ${reportFiles.html}`] : []),
      ...groupLines(section, most.lines),
    ].map((line) => indented(line));
    // A line to paste isn't wrapped.
    const content = [...lines, ...entries.map((entry) => `    ${entry}`), ...details];
    return content.length === 0 ? [] : [[style.bold(title), ...content].join('\n')];
  };

  return { indented, formatCause, formatSection };
};

/**
 * The report for a terminal or a log, on about a hundred lines: the verdict first and last, what to repair first, what else is
 * violated or could not be checked, the facts about the run, and the files with everything.
 */
export const renderTerminal = (view: View, style: Style, files: readonly string[] = []): string => {
  const { indented, formatCause, formatSection } = createLayout(style);
  const { report, causes, failures, absentFailures, counts, explanation } = view;
  const verdict = (suffix = '') =>
    style.verdict[report.verdict](style.bold(`${view.verdict.toUpperCase()}${suffix}`));
  const first = causes.slice(0, most.details);
  const printed = new Set(first.flatMap(({ clause, others }) => [clause, ...others]));
  /** What is printed of the clauses of a section. Warnings get the space that causes don't need. */
  const listDetails = ({ id, causes: own = [], clauses = [] }: Section): string[] => {
    const more = own.length - first.length;
    if (own.length > 0)
      return [
        ...first.map((cause) => `\n${formatCause(cause)}`),
        ...(more > 0 ? [`\n${indented(`and ${counted(more, 'more cause')} in ${reportFiles.html}`)}`] : []),
      ];
    const others = clauses.filter((clause) => !printed.has(clause));
    const detailed = others.slice(0, id === 'warnings' ? most.details - first.length : 0);
    const named = others.slice(detailed.length);
    return [
      ...detailed.map(
        (clause) => `\n${formatCause({ clause, finding: clause.findings[0], others: [], operations: [] })}`,
      ),
      ...(named.length > 0
        ? [indented(`${id === 'warnings' ? '' : 'Also '}${listIds(named, most.names)}`)]
        : []),
    ];
  };
  const sections = listSections(view).filter(({ id }) => id !== 'passed');
  return `${[
    `${verdict()}\n${indented(counts)}`,
    ...sections.flatMap((section) => formatSection(section, listDetails(section))),
    view.facts.map(([name, value]) => `${style.dim(name.padEnd(13))} ${value}`).join('\n'),
    ...formatSection({ id: 'reports', title: 'Reports', items: files }),
    [
      verdict(` (exit code ${report.exitCode})`),
      indented(counts),
      ...(failures.length + absentFailures.length > 0
        ? [indented(`violated: ${listIds([...failures, ...absentFailures], 5)}`)]
        : []),
      ...explanation.map((sentence) => indented(sentence)),
    ].join('\n'),
  ].join('\n\n')}\n`;
};

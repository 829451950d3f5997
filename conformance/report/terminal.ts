import { stripVTControlCharacters } from 'node:util';
import { Help } from 'commander';
import pc from 'picocolors';
import { compact, counted } from '../engine/report/format.ts';
import { reportFiles } from '../engine/report/report.ts';
import { type Cause, groupByCause } from './causes.ts';
import { tones } from './clause-view.ts';
import { type Extent, findingLines, listIds, listNames, listOtherCases } from './text.ts';
import { type Section, toSection, type View } from './view.ts';

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
export const createStyle = (width = defaultWidth, color = false) => {
  const colors = pc.createColors(color);
  return {
    width: Math.max(40, width),
    bold: colors.bold,
    dim: colors.dim,
    /** Marks what differs: word by word in color, because a marked string may be wrapped. */
    mark: color
      ? (value: string) => value.replace(/\S+/g, (word) => colors.inverse(word))
      : (value: string) => `«${value}»`,
    tone: { good: colors.green, bad: colors.red, warn: colors.yellow, accent: colors.cyan, '': colors.dim },
  };
};

/** Colors are used only on a terminal that supports them (https://no-color.org). The width is the terminal's. */
export const styleFor = (
  { isTTY, columns }: Pick<Output, 'isTTY' | 'columns'>,
  env: NodeJS.ProcessEnv,
): Style =>
  createStyle((isTTY && columns) || defaultWidth, isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb');

/** The space of a text: the maximum numbers of clauses with a finding, and of lines in a section. The page shows all. */
type Space = { details: number; lines: number; extent: Extent };

/** About a hundred lines. A longer command isn't read, but run again. */
const ofTerminal: Space = {
  details: 5,
  lines: 4,
  extent: { steps: 'failing', value: 160, command: 600, body: 80 },
};

/** More failures and errors would not fit on one screen. */
const ofScreen: Space = { ...ofTerminal, details: 1, lines: 3 };

/** The maximum numbers of names in a list. */
const maxNames = { clauses: 12, inGroup: 10, operations: 4 };

/** Text is wrapped like the help of the command. */
const help = Object.assign(new Help(), { minWidthToWrap: 0 });

/** The labels of a finding's lines. The lines with other ones are commands. */
const label = /^(?:expected |got {6}|\$ |repeat with )/;

/** The groups of a section, as lines. */
const groupLines = ({ groups, areNamed }: Section, most: number): string[] => {
  const others = groups.slice(most).reduce((sum, { clauses }) => sum + clauses.length, 0);
  return compact([
    ...groups.slice(0, most).map(({ title, clauses, isNew }) => {
      const names = areNamed ? `: ${listIds(clauses, isNew ? clauses.length : maxNames.inGroup)}` : '';
      return `${title} (${clauses.length})${names}`;
    }),
    others > 0 && `other reasons, in ${reportFiles.html} (${others})`,
  ]);
};

/** Lays out the parts of a report for a terminal, or for another text. */
export const createLayout = (style: Style, { details: maxDetails, lines: maxLines, extent } = ofTerminal) => {
  /** Wraps text. A word that is longer than a line (a URL, a command) is not broken, so that it can be copied. */
  const indented = (value: string, prefix = '  '): string => {
    const { length } = stripVTControlCharacters(prefix);
    const lines = help.boxWrap(value, style.width - length).split('\n');
    return lines.map((line, at) => `${at === 0 ? prefix : ' '.repeat(length)}${line}`.trimEnd()).join('\n');
  };

  const titled = (title: string, content: string): string => `${style.bold(title)}\n${content}`;

  /** A line of a finding. A command stays on one line, so that it can be copied. */
  const formatLine = (line: string): string => {
    if (line.startsWith('→')) return style.dim(indented(line, '      '));
    const [name = ''] = label.exec(line) ?? [];
    const prefix = `    ${style.dim(name)}`;
    const value = line.slice(name.length);
    return /^[eg]/.test(name) ? indented(value, prefix) : prefix + value;
  };

  /** A violated clause with its first finding, and what it has the cause in common with. */
  const formatCause = ({ clause, finding, others, operations }: Cause): string => {
    const { status, id, text, level, source, isNew } = clause;
    const facts = compact([
      `${level}, from “${source}”`,
      operations.length > 0 && `at ${listNames(operations, maxNames.operations)}`,
      isNew && 'newly broken',
    ]);
    const [place, ...lines] = finding ? findingLines(finding, extent, style.mark) : [];
    return compact([
      `${style.tone[tones[status]](style.bold(clause.label.toUpperCase()))} ${style.bold(id)}`,
      indented(text),
      style.dim(indented(facts.join('; '))),
      others.length > 0 && indented(`has the cause in common with ${listIds(others, maxNames.clauses)}`),
      place && indented(place),
      ...lines.map(formatLine),
      ...(extent.steps === 'all' ? listOtherCases(clause).map((line) => indented(line, '    ')) : []),
    ]).join('\n');
  };

  /**
   * The sections of a text: with details of what to fix first, and of as many warnings as there is space for. What else is
   * violated is named. @param format puts a title above its content
   */
  const formatSections = (view: View, format = titled): string[] => {
    const first = view.causes.slice(0, maxDetails);
    const explained = new Set(first.flatMap(({ clause, others }) => [clause, ...others]));
    return view.sections.flatMap((section) => {
      const { id, title, sentences, items, entries, causes } = section;
      const clauses = section.clauses.filter((clause) => !explained.has(clause));
      const detailed = clauses.splice(0, id === 'warnings' ? maxDetails - first.length : 0);
      const details = [
        ...causes.slice(0, maxDetails),
        ...detailed.map((clause) => ({ clause, finding: clause.findings[0], others: [], operations: [] })),
      ];
      const moreItems = items.length - maxLines;
      const moreCauses = causes.length - maxDetails;
      const lines = compact([
        ...sentences,
        ...items.slice(0, maxLines),
        moreItems > 0 && `and ${moreItems} more in ${reportFiles.html}`,
        ...groupLines(section, maxLines),
      ]);
      const rest = compact([
        moreCauses > 0 && `and ${counted(moreCauses, 'more cause')} in ${reportFiles.html}`,
        clauses.length > 0 && `${id === 'warnings' ? '' : 'Also '}${listIds(clauses, maxNames.clauses)}`,
      ]);
      const content = [
        ...lines.map((line) => indented(line)),
        // A line to paste isn't wrapped.
        ...entries.map((entry) => `    ${entry}`),
        ...details.map((cause) => `\n${formatCause(cause)}`),
        ...rest.map((line) => (details.length > 0 ? `\n${indented(line)}` : indented(line))),
      ];
      return id === 'passed' || content.length === 0 ? [] : [format(title, content.join('\n'))];
    });
  };

  const formatVerdict = ({ report, verdict }: View, suffix = ''): string =>
    style.tone[tones[report.verdict]](style.bold(`${verdict.toUpperCase()}${suffix}`));

  return { indented, titled, formatSections, formatVerdict };
};

/**
 * The report for a terminal or a log, on about a hundred lines: the verdict first and last, what to repair first, what else is
 * violated or could not be checked, the facts about the run, and the files with everything.
 */
export const renderTerminal = (view: View, style: Style, files: readonly string[] = []): string => {
  const { indented, titled, formatSections, formatVerdict } = createLayout(style);
  const { report, counts, explanation } = view;
  const violated = [...view.failures, ...view.absentFailures];
  const end = compact([counts, violated.length > 0 && `violated: ${listIds(violated, 5)}`, ...explanation]);
  const parts = compact([
    `${formatVerdict(view)}\n${indented(counts)}`,
    ...formatSections(view),
    view.facts.map(([name, value]) => `${style.dim(name.padEnd(13))} ${value}`).join('\n'),
    files.length > 0 && titled('Reports', files.map((file) => indented(file)).join('\n')),
    [formatVerdict(view, ` (exit code ${report.exitCode})`), ...end.map((line) => indented(line))].join('\n'),
  ]);
  return `${parts.join('\n\n')}\n`;
};

/** Clears a terminal with its scrollback, so that the newest screen is the only one. */
const clear = '\u001b[2J\u001b[3J\u001b[H';

/** One screen: what to repair first, then the other failures by name, the errors and the counts. @param what was checked last */
export const renderScreen = (view: View, output: Output, env: NodeJS.ProcessEnv, what: string): string => {
  const style = styleFor(output, env);
  const { indented, formatSections, formatVerdict } = createLayout(style, ofScreen);
  const causes = view.causes.length > 0 ? view.causes : groupByCause(view.absentFailures);
  const others = view.sections.filter(({ id }) => id === 'failures' || id === 'errors');
  const sections = [...toSection('fix-first', 'Fix first', { causes }), ...others];
  const start = output.isTTY === true && env.TERM !== 'dumb' ? clear : '\n';
  const end = indented(`${formatVerdict(view)} ${view.counts}\n${style.dim(`Checked last: ${what}`)}`, '');
  return `${start}${[...formatSections({ ...view, causes, sections }), end].join('\n\n')}\n`;
};

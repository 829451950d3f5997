import { oneLine } from '../engine/report/printable.ts';
import type { ClauseView } from './clause-view.ts';
import { notOfferedAdvice } from './not-offered.ts';
import { clauseLines, formatLines, shortExtent } from './text.ts';
import type { View } from './view.ts';

/** GitHub refuses a summary above 1 MiB, and a much shorter one is already too long to read. */
const maxClauses = 25;

// Characters that could have a meaning in Markdown, HTML or a mention are written as character references.
const inline = (value: string): string =>
  oneLine(value).replace(/[^\p{L}\p{N} .,;/=()?'-]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

// A fence that is longer than any run of backticks in the content can't be closed by the content.
const fenced = (content: string): string => {
  const runs = content.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${content}\n${fence}`;
};

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A section with a heading; empty without content. */
const section = (title: string, ...content: readonly string[]): string =>
  content.some((part) => part !== '') ? [`### ${title}`, ...content].join('\n\n') : '';

const clauseSection = (clause: ClauseView): string =>
  section(
    `${clause.label}: ${inline(clause.id)}`,
    inline(clause.text),
    ...(clause.findings.length > 0
      ? [fenced(formatLines(clauseLines(clause, shortExtent)).trimStart())]
      : []),
  );

const changesSection = ({ changes }: View): string => {
  if (!changes) return '';
  const groups = changes.groups.map(({ title, clauses }) => {
    const named = clauses.slice(0, maxClauses).map(({ id, label }) => `${inline(id)} (${label})`);
    const more = clauses.length - named.length;
    return `${title}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  const [summary = '', ...differences] = changes.sentences.map(inline);
  return section('Changes', summary, list([...differences, ...groups]));
};

const familyTable = ({ families, statuses, report: { totals } }: View): string => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Family', ...statuses.map((status) => status.replaceAll('-', ' '))]),
    row([':--', ...statuses.map(() => '--:')]),
    ...families.map(({ title, counts }) =>
      row([inline(title), ...statuses.map((status) => String(counts[status]))]),
    ),
    row(['**Total**', ...statuses.map((status) => `**${totals[status]}**`)]),
  ].join('\n');
};

/**
 * The report as Markdown for a job's summary page: the verdict, the broken clauses and how to repeat them, what was not
 * exercised, a table by family, and the facts about the run.
 */
export const githubSummary = (view: View): string => {
  const { failures, warnings, notOffered, notExercised, leftovers } = view;
  const broken = [...failures, ...warnings.filter(({ status }) => status !== 'info')];
  const hidden = broken.length - maxClauses;
  const sections = [
    `## Conformance: ${view.verdict}`,
    `${view.counts}.`,
    view.explanation.map(inline).join(' '),
    changesSection(view),
    notOffered.length > 0
      ? section(
          'Not offered by the target',
          list(notOffered.map(({ operations }) => inline(operations))),
          notOfferedAdvice,
          fenced(notOffered.map(({ entry }) => `${entry},`).join('\n')),
        )
      : '',
    ...broken.slice(0, maxClauses).map(clauseSection),
    hidden > 0 ? `And ${hidden} more: see the reports.` : '',
    section(
      'Not exercised, by reason',
      list(
        notExercised.slice(0, maxClauses).map(({ title, clauses }) => `${clauses.length}: ${inline(title)}`),
      ),
    ),
    familyTable(view),
    leftovers.summary && `Left on the target: ${inline(leftovers.summary)}; the list is in the reports.`,
    list(view.facts.map(([name, value]) => `${name}: ${inline(value)}`)),
  ];
  return `${sections.filter((part) => part !== '').join('\n\n')}\n`;
};

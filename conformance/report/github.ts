import { oneLine } from '../engine/report/format.ts';
import { type ClauseView, formatStatus } from './clause-view.ts';
import { groupLines, listSections, type Section } from './sections.ts';
import { describeFindings, findingLines, shortExtent } from './text.ts';
import type { View } from './view.ts';

/** GitHub shows at most this many annotations of each kind per step. */
const maxAnnotations = 10;

type Annotation = { title: string; message: string };

const annotate = ({ id, text, findings: [first] }: ClauseView): Annotation => ({
  title: id,
  message: [
    text,
    ...(first ? findingLines(first, { ...shortExtent, value: 300, hasSteps: false }) : []),
  ].join('\n'),
});

const atMost = (annotations: readonly Annotation[], verdict: string): Annotation[] => {
  if (annotations.length <= maxAnnotations) return [...annotations];
  const more = annotations.length - maxAnnotations + 1;
  return [
    ...annotations.slice(0, maxAnnotations - 1),
    { title: `conformance: ${verdict}`, message: `and ${more} more: see the reports` },
  ];
};

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts: characters that end a line or a property are
// encoded.
const escapeData = (value: string): string =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (value: string): string =>
  escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Workflow commands that annotate a run on GitHub. A broken clause is an error. A violated `should` or an error of the harness
 * is a warning. If there are more than GitHub shows, the last annotation has the number of the others.
 */
export const githubAnnotations = (view: View): string[] => {
  const { verdict, failures, warnings, errors, notOffered } = view;
  const broken = [
    ...notOffered.map(({ title, operations, entry }) => ({
      title: `not offered: ${title}`,
      message: `${operations}\nunsupported: [${entry}]`,
    })),
    ...failures.map(annotate),
  ];
  const warned = [
    ...warnings.filter(({ status }) => status !== 'info').map(annotate),
    ...errors.map(({ place, message }) => ({ title: `error in ${oneLine(place, 200)}`, message })),
  ];
  const format = (kind: 'error' | 'warning', annotations: readonly Annotation[]): string[] =>
    atMost(annotations, verdict).map(
      ({ title, message }) => `::${kind} title=${escapeProperty(title)}::${escapeData(message)}`,
    );
  return [...format('error', broken), ...format('warning', warned)];
};

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

const list = (items: readonly string[]): string => items.map((item) => `- ${inline(item)}`).join('\n');

const clauseSection = (clause: ClauseView): string[] => [
  `#### ${clause.label}: ${inline(clause.id)}`,
  inline(clause.text),
  clause.findings.length > 0 ? fenced(describeFindings(clause, shortExtent)) : '',
];

const formatSection = (section: Section): string[] => {
  const { title, sentences = [], items = [], entries = [], clauses = [] } = section;
  const hidden = clauses.length - maxClauses;
  return [
    `### ${title}`,
    sentences.map(inline).join(' '),
    list([...items, ...groupLines(section)]),
    entries.length > 0 ? fenced(entries.join('\n')) : '',
    ...clauses.slice(0, maxClauses).flatMap(clauseSection),
    hidden > 0 ? `And ${hidden} more: see the reports.` : '',
  ];
};

const familyTable = ({ families, statuses, report: { totals } }: View): string => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Family', ...statuses.map(formatStatus)]),
    row([':--', ...statuses.map(() => '--:')]),
    ...families.map(({ title, counts }) =>
      row([inline(title), ...statuses.map((status) => String(counts[status]))]),
    ),
    row(['**Total**', ...statuses.map((status) => `**${totals[status]}**`)]),
  ].join('\n');
};

/**
 * The report as Markdown for a job's summary page: the verdict, the sections except what passed (failures are by cause), a table by family, and the
 * facts about the run.
 */
export const githubSummary = (view: View): string => {
  const parts = [
    `## Conformance: ${view.verdict}`,
    `${view.counts}.`,
    view.explanation.map(inline).join(' '),
    ...listSections(view)
      .filter(({ id, causes }) => id !== 'passed' && !causes)
      .flatMap(formatSection),
    familyTable(view),
    list(view.facts.map(([name, value]) => `${name}: ${value}`)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

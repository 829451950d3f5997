import { compact, counted, oneLine } from '../engine/report/format.ts';
import { reportFiles } from '../engine/report/report.ts';
import type { ClauseView, FindingView } from './clause-view.ts';
import { compare, joinParts } from './difference.ts';

/** How much of a finding to print: which of its steps, and the maximum lengths of values, commands and bodies. */
export type Extent = { steps: 'all' | 'failing' | 'none'; value: number; command?: number; body?: number };

/** For a report that is a file, or has the space of one. */
const fullExtent: Extent = { steps: 'all', value: 2_000 };
/** For the one finding in a message. */
export const shortExtent: Extent = { steps: 'all', value: 500, command: 2_000, body: 300 };

/** Shorter values show what differs without marks. */
const minMarked = 60;

const quoteMark = (value: string): string => `«${value}»`;

/** The expected and the actual result, each on one line. What differs in long strings is marked. */
export const compareOnLines = (
  { expected, got }: Pick<FindingView, 'expected' | 'got'>,
  limit: number,
  mark = quoteMark,
): { expected: string; got: string } => {
  const compared = compare(expected, got, limit);
  const isLong = Math.max(expected.length, got.length) > minMarked;
  // Unlike a space, an escape shows which of the two has the line break.
  const format = (parts: (typeof compared)['got']) =>
    joinParts(parts, isLong ? mark : (value) => value)
      .replaceAll('\n', '\\n')
      .replaceAll('\t', '\\t');
  return { expected: format(compared.expected), got: format(compared.got) };
};

const cut = (value: string, limit?: number): string => (limit === undefined ? value : oneLine(value, limit));

/** The requests and calls of a finding, each with what it returned. Only the failing one names how many precede it. */
const listSteps = ({ exchanges, failingStep }: FindingView, { steps, command, body }: Extent): string[] =>
  exchanges.flatMap((step, before) => {
    const isFailing = step === failingStep && step.curl.length <= (command ?? Number.POSITIVE_INFINITY);
    if (steps !== 'all' && !(steps === 'failing' && isFailing)) return [];
    const comment = steps === 'failing' && before > 0 ? `  # after ${counted(before, 'other step')}` : '';
    const isCall = step.driver !== undefined;
    const sent = steps === 'all' ? cut(step.curl, command) : step.curl;
    const returned = [isCall ? '' : String(step.status ?? 'no response'), cut(step.body, body)];
    const result = returned.filter((part) => part !== '').join(' ');
    return [`${isCall ? '' : '$ '}${sent}${comment}`, ...(result === '' ? [] : [`→ ${result}`])];
  });

/** A finding: its place, the expected and the actual result, the steps, and how to repeat it. */
export const findingLines = (finding: FindingView, extent: Extent, mark = quoteMark): string[] => {
  const { expected, got } = compareOnLines(finding, extent.value, mark);
  return compact([
    [finding.place, ...finding.remarks].map((part) => oneLine(part, 500)).join(' – '),
    `expected ${expected}`,
    `got      ${got}`,
    ...listSteps(finding, extent),
    finding.again && `repeat with ${finding.again}`,
  ]);
};

/** Names, the first ones if there are many: `a, b and 3 more in report.html`. */
export const listNames = (names: readonly string[], limit: number): string => {
  const more = names.length - limit;
  return `${names.slice(0, limit).join(', ')}${more > 0 ? ` and ${more} more in ${reportFiles.html}` : ''}`;
};

/** The ids of clauses, the first ones if there are many. */
export const listIds = (clauses: readonly ClauseView[], limit: number): string =>
  listNames(
    clauses.map(({ id }) => id),
    limit,
  );

const nameCases = (label: string, findings: readonly FindingView[]): string[] => {
  const cases = findings.map(
    ({ case: name, again }) => oneLine(name, 200) + (again === null ? '' : ` (${again})`),
  );
  return cases.length === 0 ? [] : [`${label} ${listNames(cases, 10)}`];
};

/** The cases of a clause other than its first finding: those with equal findings, then the rest. */
export const listOtherCases = ({ groups }: ClauseView): string[] => {
  const [[, ...same] = [], ...others] = groups;
  return [
    ...nameCases('the same at', same),
    ...nameCases(`and ${counted(others.flat().length, 'similar finding')} at`, others.flat()),
  ];
};

/** A clause as plain text, with its first finding, and the cases of the others. */
export const describeClause = (clause: ClauseView): string => {
  const { status, text, level, source, groups } = clause;
  const first = groups[0]?.[0];
  return [
    `${status}: ${text} (${level}, from “${source}”)\n`,
    ...(first ? findingLines(first, fullExtent) : []),
    ...listOtherCases(clause),
  ].join('\n');
};

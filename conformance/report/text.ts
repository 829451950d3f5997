import { oneLine } from '../engine/report/format.ts';
import type { ReportedExchange } from '../engine/report/report.ts';
import type { ClauseView, FindingView } from './clause-view.ts';
import { compare, joinParts } from './difference.ts';
import { reportFiles } from './report-files.ts';

/** A line of a finding: what it is, and its content. */
export type Line = { kind: 'place' | 'value' | 'command' | 'result'; label: string; content: string };

const toLine = (kind: Line['kind'], label: string, content: string): Line => ({ kind, label, content });

/** How much of a clause to print. */
export type Extent = {
  /** The number of groups of equal findings with their details; the others are named. */
  groups: number;
  /** The number of cases to name from the findings without details. */
  named: number;
  hasSteps: boolean;
  /** The maximum lengths of the expected and the actual result, of a command and of a body. */
  value: number;
  command?: number;
  body?: number;
  /** Marks what differs between the expected and the actual result. */
  mark?: (value: string) => string;
};

/** For a report that is a file, or has the space of one. */
export const fullExtent: Extent = { groups: 5, named: 10, hasSteps: true, value: 2_000 };
/** For the one finding in a message. */
export const shortExtent: Extent = {
  groups: 1,
  named: 3,
  hasSteps: true,
  value: 500,
  command: 2_000,
  body: 300,
};

/** Shorter values show what differs without marks. */
const minMarked = 60;

const quoteMark = (value: string): string => `«${value}»`;

/** The expected and the actual result, each on one line. What differs in long strings is marked. */
export const compareOnLines = (
  { expected, got }: Pick<FindingView, 'expected' | 'got'>,
  limit: number,
  mark: (value: string) => string = quoteMark,
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

/** A step of a finding: the request as a command and its response, or the call of the driver and what it returned. */
const stepLines = (
  { curl, status, body, driver }: ReportedExchange,
  { command, body: maxBody }: Extent,
): Line[] => {
  const cut = (value: string, length?: number) => (length === undefined ? value : oneLine(value, length));
  const result = driver === undefined ? [String(status ?? 'no response')] : [];
  const content = [...result, cut(body, maxBody)].filter((part) => part !== '').join(' ');
  return [
    toLine('command', driver === undefined ? '$ ' : '', cut(curl, command)),
    ...(content === '' ? [] : [toLine('result', '→ ', content)]),
  ];
};

/** A finding: the expected and the actual result, the steps, and how to repeat it. */
export const findingLines = (finding: FindingView, extent: Extent): Line[] => {
  const { expected, got } = compareOnLines(finding, extent.value, extent.mark);
  const place = [finding.place, ...finding.remarks].map((part) => oneLine(part, 500)).join(' – ');
  return [
    toLine('place', '', place),
    toLine('value', 'expected ', expected),
    toLine('value', 'got      ', got),
    ...(extent.hasSteps ? finding.exchanges.flatMap((step) => stepLines(step, extent)) : []),
    ...(finding.again === null ? [] : [toLine('command', 'repeat with ', finding.again)]),
  ];
};

const nameCases = (label: string, findings: readonly FindingView[], { named }: Extent): Line[] => {
  if (findings.length === 0) return [];
  const cases = findings
    .slice(0, named)
    .map(({ case: name, again }) => `${oneLine(name, 200)}${again === null ? '' : ` (${again})`}`);
  const more = findings.length - cases.length;
  const rest = more > 0 ? ` and ${more} more in ${reportFiles.html}` : '';
  return [toLine('value', `${label} `, `${cases.join(', ')}${rest}`)];
};

/** The findings of a clause, with an empty line before each group. */
export const clauseLines = ({ groups }: ClauseView, extent: Extent): Line[] => {
  const blank = toLine('place', '', '');
  const others = groups.slice(extent.groups).flat();
  return [
    ...groups
      .slice(0, extent.groups)
      .flatMap(([first, ...rest]) => [
        blank,
        ...(first ? findingLines(first, extent) : []),
        ...nameCases('the same at', rest, extent),
      ]),
    ...(others.length > 0 ? [blank] : []),
    ...nameCases(`and ${others.length} similar findings at`, others, extent),
  ];
};

/** Lines as plain text. */
export const formatLines = (lines: readonly Line[]): string =>
  lines.map(({ label, content }) => `${label}${content}`).join('\n');

/** A clause with its findings as plain text. */
export const describeClause = (clause: ClauseView): string =>
  `${clause.status}: ${clause.text} (${clause.level}, from “${clause.source}”)\n${formatLines(clauseLines(clause, fullExtent))}`;

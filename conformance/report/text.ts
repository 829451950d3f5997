import { oneLine } from '../engine/report/format.ts';
import type { ReportedExchange } from '../engine/report/report.ts';
import type { ClauseView, FindingView } from './clause-view.ts';
import { compare, joinParts } from './difference.ts';
import { reportFiles } from './report-files.ts';

/** How much of a clause to print: the maximum lengths of values, commands and bodies, and the number of cases to name. */
export type Extent = { named: number; value: number; command?: number; body?: number; hasSteps?: boolean };

/** For a report that is a file, or has the space of one. */
const fullExtent: Extent = { named: 10, value: 2_000 };
/** For the one finding in a message. */
export const shortExtent: Extent = { named: 3, value: 500, command: 2_000, body: 300 };

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

/** The response to a step, or what a call of the driver returned. Empty for a call that returned nothing. */
export const describeResult = ({ status, body, driver }: ReportedExchange, limit?: number): string => {
  const result = driver === undefined ? [String(status ?? 'no response')] : [];
  return [...result, limit === undefined ? body : oneLine(body, limit)]
    .filter((part) => part !== '')
    .join(' ');
};

/** The place of a finding, with what to know about it. */
export const describePlace = ({ place, remarks }: FindingView): string =>
  [place, ...remarks].map((part) => oneLine(part, 500)).join(' – ');

/** A finding: the expected and the actual result, the steps, and how to repeat it. */
export const findingLines = (finding: FindingView, extent: Extent): string[] => {
  const { value, command, body, hasSteps = true } = extent;
  const { expected, got } = compareOnLines(finding, value);
  const steps = finding.exchanges.flatMap((step) => {
    const sent = command === undefined ? step.curl : oneLine(step.curl, command);
    const result = describeResult(step, body);
    return [step.driver === undefined ? `$ ${sent}` : sent, ...(result === '' ? [] : [`→ ${result}`])];
  });
  return [
    describePlace(finding),
    `expected ${expected}`,
    `got      ${got}`,
    ...(hasSteps ? steps : []),
    ...(finding.again === null ? [] : [`repeat with ${finding.again}`]),
  ];
};

const nameCases = (label: string, findings: readonly FindingView[], limit: number): string[] => {
  if (findings.length === 0) return [];
  const cases = findings
    .slice(0, limit)
    .map(({ case: name, again }) => `${oneLine(name, 200)}${again === null ? '' : ` (${again})`}`);
  const more = findings.length - cases.length;
  return [`${label} ${cases.join(', ')}${more > 0 ? ` and ${more} more in ${reportFiles.html}` : ''}`];
};

/** The first finding of a clause, and the cases of the others: those with equal findings, then the rest. */
export const describeFindings = ({ groups }: ClauseView, extent: Extent): string => {
  const [[first, ...same] = [] as FindingView[], ...others] = groups;
  if (!first) return '';
  return [
    ...findingLines(first, extent),
    ...nameCases('the same at', same, extent.named),
    ...nameCases(`and ${others.flat().length} similar findings at`, others.flat(), extent.named),
  ].join('\n');
};

/** A clause with its findings as plain text. */
export const describeClause = (clause: ClauseView): string =>
  `${clause.status}: ${clause.text} (${clause.level}, from “${clause.source}”)\n\n${describeFindings(clause, fullExtent)}`;

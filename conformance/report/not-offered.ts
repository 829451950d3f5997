import type { NotOffered } from '../engine/report/not-offered.ts';
import type { ClauseResult, Report } from '../engine/report/report.ts';

type Entries = Pick<Report, 'notOffered'>;

/** The operations that the target doesn't offer. */
export const absentOperations = ({ notOffered = [] }: Entries): Set<string> =>
  new Set(notOffered.flatMap(({ operations }) => operations));

/**
 * The clauses without the findings at operations that the target doesn't offer, which are reported once for all clauses. A
 * clause with only such findings is omitted.
 */
export const withoutAbsentOperations = (
  report: Entries,
  clauses: readonly ClauseResult[],
): ClauseResult[] => {
  const absent = absentOperations(report);
  return clauses.flatMap((clause) => {
    const findings = clause.findings.filter(({ operation }) => operation === null || !absent.has(operation));
    return findings.length === 0 && clause.findings.length > 0 ? [] : [{ ...clause, findings }];
  });
};

/** The clauses with one finding for each entry of what the target doesn't offer, and all other findings. */
export const withAbsentOnce = ({
  notOffered = [],
  clauses,
}: Pick<Report, 'notOffered' | 'clauses'>): ClauseResult[] => {
  const reported = new Set<NotOffered>();
  const isNew = (operation: string | null): boolean => {
    const entry = notOffered.find(({ operations }) => operation !== null && operations.includes(operation));
    if (!entry) return true;
    if (reported.has(entry)) return false;
    reported.add(entry);
    return true;
  };
  return clauses.map((clause) => ({
    ...clause,
    findings: clause.findings.filter(({ operation }) => isNew(operation)),
  }));
};

/** What the target doesn't offer, as a sentence without its full stop. */
export const describeNotOffered = ({ declaration, operations, statuses, requests }: NotOffered): string => {
  const [name, value] = Object.entries(declaration)[0] as [string, string];
  const what = name === 'tag' ? `the operations of ${value} (${operations.join(', ')})` : value;
  return `${what} returned only ${statuses.join(' and ')}, to ${requests} requests`;
};

/** The entry of `unsupported` for the configuration. It is valid in TypeScript, JavaScript and JSON. */
export const unsupportedEntry = ({ declaration }: NotOffered): string => {
  const members = Object.entries({ ...declaration, reason: 'not offered yet' });
  return `{ ${members.map((member) => member.map((part) => JSON.stringify(part)).join(': ')).join(', ')} }`;
};

/** What to do about the operations that the target doesn't offer. The entries to paste follow it. */
export const notOfferedAdvice =
  'Their findings are not shown. If the target does not offer these operations yet, add to unsupported in the configuration (--init writes it):';

import { deflateRawSync } from 'node:zlib';
import { type ClauseId, clauses as register, sandboxUrl, shellQuote } from '@workspace-api/contract';
import { compact, groupBy, oneLine } from '../engine/report/format.ts';
import type {
  ClauseResult,
  ClauseStatus,
  Finding,
  NotOffered,
  Report,
  Verdict,
} from '../engine/report/report.ts';
import { gateCommand } from '../engine/report/tool.ts';

/** The label of a status or a verdict. */
export const formatStatus = (status: ClauseStatus | Verdict): string => status.replaceAll('-', ' ');

/** The color of each status and verdict: a class of the dashboard. */
export const tones = {
  conformant: 'good',
  pass: 'good',
  'not-conformant': 'bad',
  fail: 'bad',
  error: 'bad',
  partial: 'warn',
  warn: 'warn',
  waived: 'warn',
  info: 'accent',
  unsupported: '',
  'not-exercised': '',
} as const satisfies Record<ClauseStatus | Verdict, string>;

/** The entry about an operation that the target doesn't offer; undefined if it offers the operation. */
export const findNotOffered = (
  entries: readonly NotOffered[] | undefined,
  operation: string | null,
): NotOffered | undefined =>
  entries?.find(({ operations }) => operation !== null && operations.includes(operation));

/** The dashboard of a sandbox on this machine. */
export const defaultDashboard = `${new URL(sandboxUrl).origin}/`;

/** Some browsers and programs cut off a longer address. */
const maxLength = 30_000;

/**
 * Prepares a finding for reports.
 *
 * @param dashboard the address of the dashboard of the sandbox that repeats its requests
 */
export const viewFinding = (
  finding: Finding,
  clause: string,
  { target, notOffered }: Report,
  dashboard: string,
) => {
  const { scenario, case: name, operation, exchanges, replay, because, waived } = finding;
  const requests = exchanges.filter(({ driver }) => driver === undefined);
  const failingStep =
    requests.findLast((step) => step.operation === operation) ?? requests.at(-1) ?? exchanges.at(-1);
  const again = replay === null ? null : `--replay ${shellQuote(replay)}`;
  // What the dashboard needs to repeat the requests (mocks/dashboard/repeat/sequence.ts).
  const sequence = {
    clause,
    expected: oneLine(finding.expected, 300),
    got: oneLine(finding.got, 300),
    target: target.url,
    workspace: target.workspace,
    steps: exchanges.map((step) => ({
      ...step,
      operation: step.operation ?? '',
      isFailing: step === failingStep,
    })),
  };
  const compressed = deflateRawSync(JSON.stringify(sequence)).toString('base64url');
  return {
    ...finding,
    place: `${scenario} › ${name}`,
    /** What to know about the finding: its cause, whether it recurs, its waiver. */
    remarks: compact([
      because && `because of ${because.clause} at ${because.operation}`,
      finding.intermittent && 'intermittent: it did not recur when repeated',
      finding.simultaneous && 'only with simultaneous requests: it did not recur when its case ran by itself',
      waived !== undefined && `waived: ${waived}`,
    ]),
    /** The option that repeats the case; null for a finding in a trace, which can't be repeated. */
    again,
    /** The command that repeats the case. The token is in the environment, and a driver in the configuration. */
    command: again && `${gateCommand} --target ${shellQuote(target.url)} ${again}`,
    /** Why its operation isn't counted: the target doesn't offer it. Undefined if it does. */
    notOffered: findNotOffered(notOffered, operation),
    /** The step that shows the finding; undefined without steps. */
    failingStep,
    /** Where a sandbox repeats the requests, which are in the fragment: it isn't sent anywhere. Null if that is too long. */
    repeatUrl: compressed.length > maxLength ? null : `${dashboard}#/repeat/${compressed}`,
  };
};

/** A finding as every report shows it. */
export type FindingView = ReturnType<typeof viewFinding>;

/** Prepares a clause for reports, with all or some of its findings. */
export const viewClause = (
  clause: Omit<ClauseResult, 'findings'>,
  findings: readonly FindingView[],
  { comparison }: Report,
) => ({
  ...clause,
  label: formatStatus(clause.status),
  findings,
  /** The findings, equal ones together. One defect often shows at every operation. */
  groups: groupBy(findings, ({ expected, got, intermittent, simultaneous }) =>
    JSON.stringify([expected, got, intermittent, simultaneous]),
  ).map(([, group]) => group),
  /** The operations that the clause is about: those that it covers, was checked on, or is broken at. */
  about: new Set<string>([
    ...(register[clause.id as ClauseId]?.operations ?? []),
    ...clause.operations,
    ...findings.flatMap(({ operation }) => operation ?? []),
  ]),
  /** Whether it wasn't broken in the run that this one is compared with. */
  isNew: comparison?.newlyBroken.includes(clause.id) === true,
});

/** A clause with its result as every report shows it. */
export type ClauseView = ReturnType<typeof viewClause>;

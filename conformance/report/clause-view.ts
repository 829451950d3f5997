import { type ClauseId, clauses as register, shellQuote } from '@workspace-api/contract';
import { oneLine } from '../engine/report/format.ts';
import { groupBy } from '../engine/report/group-by.ts';
import type { NotOffered } from '../engine/report/not-offered.ts';
import type { ClauseResult, ClauseStatus, Finding, Report, Verdict } from '../engine/report/report.ts';
import { gateCommand } from '../engine/report/tool.ts';

/** The label of a status or a verdict. */
export const formatStatus = (status: ClauseStatus | Verdict): string => status.replaceAll('-', ' ');

const listRemarks = ({ because, intermittent, simultaneous, waived }: Finding): string[] => [
  ...(because ? [`because of ${because.clause} at ${because.operation}`] : []),
  ...(intermittent ? ['intermittent: it did not recur when repeated'] : []),
  ...(simultaneous ? ['only with simultaneous requests: it did not recur when its case ran by itself'] : []),
  ...(waived === undefined ? [] : [`waived: ${waived}`]),
];

/** The entry about an operation that the target doesn't offer; undefined if it offers the operation. */
export const findNotOffered = (
  entries: readonly NotOffered[] | undefined,
  operation: string | null,
): NotOffered | undefined =>
  entries?.find(({ operations }) => operation !== null && operations.includes(operation));

/** The step that shows the finding; undefined without steps. */
const findFailingStep = ({ exchanges: steps, operation }: Finding) => {
  const requests = steps.filter(({ driver }) => driver === undefined);
  return requests.findLast((step) => step.operation === operation) ?? requests.at(-1) ?? steps.at(-1);
};

const viewFinding = (finding: Finding, report: Report, clause: string) => {
  const failingStep = findFailingStep(finding);
  const again = finding.replay === null ? null : `--replay ${shellQuote(finding.replay)}`;
  return {
    ...finding,
    place: `${finding.scenario} › ${finding.case}`,
    /** What to know about the finding: its cause, whether it recurs, its waiver. */
    remarks: listRemarks(finding),
    /** The option that repeats the case; null for a finding in a trace, which can't be repeated. */
    again,
    /** The command that repeats the case. The token is in the environment, and a driver in the configuration. */
    command: again === null ? null : `${gateCommand} --target ${shellQuote(report.target.url)} ${again}`,
    /** Why its operation isn't counted: the target doesn't offer it. Undefined if it does. */
    notOffered: findNotOffered(report.notOffered, finding.operation),
    failingStep,
    /** What the dashboard of a sandbox needs to repeat the requests (mocks/dashboard/repeat/sequence.ts). */
    sequence: {
      clause,
      expected: oneLine(finding.expected, 300),
      got: oneLine(finding.got, 300),
      target: report.target.url,
      workspace: report.target.workspace,
      steps: finding.exchanges.map((step) => ({
        ...step,
        operation: step.operation ?? '',
        isFailing: step === failingStep,
      })),
    },
  };
};

/** A finding as every report shows it. */
export type FindingView = ReturnType<typeof viewFinding>;

/** Prepares a clause for reports. */
export const viewClause = (clause: ClauseResult, report: Report) => {
  const findings = clause.findings.map((finding) => viewFinding(finding, report, clause.id));
  const registered: readonly string[] = register[clause.id as ClauseId]?.operations ?? [];
  return {
    ...clause,
    label: formatStatus(clause.status),
    findings,
    /** The findings, equal ones together. One defect often shows at every operation. */
    groups: groupBy(findings, ({ expected, got, intermittent, simultaneous }) =>
      JSON.stringify([expected, got, intermittent, simultaneous]),
    ).map(([, group]) => group),
    /** The operations that the clause is about: those that it covers, was checked on, or is broken at. */
    about: new Set<string>([
      ...registered,
      ...clause.operations,
      ...findings.flatMap(({ operation }) => operation ?? []),
    ]),
    /** Whether it wasn't broken in the run that this one is compared with. */
    isNew: report.comparison?.newlyBroken.includes(clause.id) === true,
  };
};

/** A clause with its result as every report shows it. */
export type ClauseView = ReturnType<typeof viewClause>;

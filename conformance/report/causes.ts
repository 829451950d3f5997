import { type ClauseId, operationList, clauses as register } from '@workspace-api/contract';
import { groupBy } from '../engine/report/group-by.ts';
import type { ClauseView, FindingView } from './clause-view.ts';

/** Findings that are assumed to have one cause: all of a clause, or the ones at one operation if the clause is about every operation. */
type Violation = { key: string; clause: ClauseView; findings: FindingView[] };

const isGeneral = (id: string): boolean =>
  register[id as ClauseId]?.operations.length === operationList.length;

const getKey = (clause: string, operation: string | null): string =>
  isGeneral(clause) ? `${clause} ${operation}` : clause;

const listViolations = (clause: ClauseView): Violation[] =>
  clause.findings.length === 0
    ? [{ key: clause.id, clause, findings: [] }]
    : groupBy(clause.findings, ({ operation }) => getKey(clause.id, operation)).map(([key, findings]) => ({
        key,
        clause,
        findings,
      }));

/** What violations with the same cause have in common: the violation that causes them, a failure of the server, a response. */
const listEvidence = ({ key, findings }: Violation): string[] => {
  const [first] = findings;
  if (first?.because && findings.every(({ because }) => because))
    return [key, getKey(first.because.clause, first.because.operation)];
  const responses = findings.flatMap(({ because, failingStep: step, scenario, case: name }) => {
    if (because || !step?.status) return [];
    return JSON.stringify(step.status >= 500 ? [step.operation, step.status] : [scenario, name, step]);
  });
  return [key, ...responses];
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Groups violated clauses by cause. The cause of the most violations comes first, and what didn't recur comes last. */
export const groupByCause = (clauses: readonly ClauseView[]) => {
  let groups: { evidence: Set<string>; violations: Violation[] }[] = [];
  for (const violation of clauses.flatMap(listViolations)) {
    const evidence = listEvidence(violation);
    const [same, others] = [true, false].map((isSame) =>
      groups.filter((group) => evidence.some((part) => group.evidence.has(part)) === isSame),
    ) as [typeof groups, typeof groups];
    const merged = {
      evidence: new Set([...same.flatMap((group) => [...group.evidence]), ...evidence]),
      violations: [...same.flatMap((group) => group.violations), violation],
    };
    groups = [...others, merged];
  }
  const causes = groups.map(({ violations }) => {
    const findings = violations.flatMap((violation) => violation.findings);
    // The cause says more than its effects, and a clause about one kind of record more than one about every operation.
    const independent = violations.filter((each) => each.findings.some(({ because }) => !because));
    const [first = violations[0]] = [
      ...independent.filter(({ clause }) => !isGeneral(clause.id)),
      ...independent,
    ];
    const { clause, findings: own } = first as Violation;
    return {
      /** The clause to repair. */
      clause,
      /** What shows it. */
      finding: own.find(({ because }) => !because) ?? own[0],
      /** The clauses that are violated because of it, or by the same response. */
      others: unique(violations.map((violation) => violation.clause)).filter((each) => each !== clause),
      /** The operations at which any of them is violated. */
      operations: unique(findings.flatMap(({ operation }) => operation ?? [])),
    };
  });
  const rank = ({ finding, others, operations }: (typeof causes)[number]): number =>
    finding?.intermittent || finding?.simultaneous ? 0 : others.length + operations.length + 1;
  return causes.sort((one, other) => rank(other) - rank(one));
};

/** What one repair of the target is likely to satisfy. */
export type Cause = ReturnType<typeof groupByCause>[number];

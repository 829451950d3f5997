import { type ClauseId, operationList, clauses as register } from '@workspace-api/contract';
import { groupBy } from '../engine/report/format.ts';
import type { ClauseView, FindingView } from './clause-view.ts';

/** Findings that are assumed to have one cause: all of a clause, or the ones at one operation if the clause is about every operation. */
type Violation = {
  clause: ClauseView;
  findings: FindingView[];
  /** Violations have the same cause if they have some evidence in common. */
  evidence: string[];
};

const isGeneral = (id: string): boolean =>
  register[id as ClauseId]?.operations.length === operationList.length;

const getKey = (clause: string, operation: string | null): string =>
  isGeneral(clause) ? `${clause} ${operation}` : clause;

/** The evidence of a cause: the violation that causes these findings, a failure of the server, a response. */
const listEvidence = (findings: readonly FindingView[]): string[] => {
  const [first] = findings;
  if (first?.because && findings.every(({ because }) => because))
    return [getKey(first.because.clause, first.because.operation)];
  return findings.flatMap(({ because, failingStep: step, scenario, case: name }) => {
    if (because || !step?.status) return [];
    return JSON.stringify(step.status >= 500 ? [step.operation, step.status] : [scenario, name, step]);
  });
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const toCause = (violations: readonly Violation[]) => {
  // The cause says more than its effects, and a clause about one kind of record more than one about every operation.
  const independent = violations.filter(({ findings }) => findings.some(({ because }) => !because));
  const [first] = [
    ...independent.filter(({ clause }) => !isGeneral(clause.id)),
    ...independent,
    ...violations,
  ] as [Violation];
  const { clause, findings } = first;
  return {
    /** The clause to repair. */
    clause,
    /** What shows it. */
    finding: findings.find(({ because }) => !because) ?? findings[0],
    /** The clauses that are violated because of it, or by the same response. */
    others: unique(violations.map((violation) => violation.clause)).filter((each) => each !== clause),
    /** The operations at which any of them is violated. */
    operations: unique(
      violations.flatMap((each) => each.findings.flatMap(({ operation }) => operation ?? [])),
    ),
  };
};

/** What one repair of the target is likely to satisfy. */
export type Cause = ReturnType<typeof toCause>;

const rank = ({ finding, others, operations }: Cause): number =>
  finding?.intermittent || finding?.simultaneous ? 0 : others.length + operations.length + 1;

/** Groups violated clauses by cause. The cause of the most violations comes first, and what didn't recur comes last. */
export const groupByCause = (clauses: readonly ClauseView[]): Cause[] => {
  const violations = clauses.flatMap((clause) =>
    groupBy(clause.findings, ({ operation }) => getKey(clause.id, operation)).map(
      ([key, findings]): Violation => ({ clause, findings, evidence: [key, ...listEvidence(findings)] }),
    ),
  );
  const groups = new Map<string, Violation[]>();
  for (const violation of violations) {
    const same = violation.evidence.flatMap((part) => groups.get(part) ?? []);
    const group = unique([...same, violation]);
    for (const part of group.flatMap(({ evidence }) => evidence)) groups.set(part, group);
  }
  return unique([...groups.values()])
    .map(toCause)
    .sort((one, other) => rank(other) - rank(one));
};

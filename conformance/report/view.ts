import { type OperationShape, operationList } from '@workspace-api/contract';
import { counted, mapStrings, printable } from '../engine/report/format.ts';
import { groupBy } from '../engine/report/group-by.ts';
import { type ClauseStatus, clauseChanges, clauseStatuses, type Report } from '../engine/report/report.ts';
import { countByStatus } from '../engine/report/verdict.ts';
import { groupByCause } from './causes.ts';
import { type ClauseView, formatStatus, viewClause } from './clause-view.ts';
import { describeNotOffered, groupByRemedy, type Lack, unsupportedEntry } from './remedies.ts';
import { describeCounts, explainVerdict, listFacts } from './verdict.ts';

/** Clauses with a title: what they have in common. */
export type Group = { title: string; clauses: readonly ClauseView[]; isNew?: boolean; lack?: Lack };

/** The name of a change with spaces: `newly broken`. */
const toWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What changed since an earlier run: sentences, and the clauses by change. Null without one. */
const viewChanges = ({ comparison }: Report, clauses: readonly ClauseView[]) => {
  if (!comparison) return null;
  const groups: Group[] = clauseChanges
    .map((change) => ({
      title: toWords(change),
      isNew: change === 'newlyBroken',
      clauses: clauses.filter(({ id }) => comparison[change].includes(id)),
    }))
    .filter((group) => group.clauses.length > 0);
  const { startedAt, verdict } = comparison.previous;
  const summary = groups.map((group) => `${group.clauses.length} ${group.title}`).join(', ');
  return {
    sentences: [
      `Compared with the run of ${startedAt} (${formatStatus(verdict)}): ${summary || 'no clause changed, and none was broken'}.`,
      ...comparison.differences.map((difference) => `The runs also differ in ${difference}.`),
    ],
    groups,
  };
};

/** Clauses of one status by their reason, the most frequent one first. */
export const groupByReason = (clauses: readonly ClauseView[], status: ClauseStatus) =>
  groupBy(
    clauses.filter((clause) => clause.status === status),
    ({ reason = 'no reason given' }) => reason,
  )
    .map(([title, own]) => ({ title, clauses: own }))
    .sort((one, other) => other.clauses.length - one.clauses.length);

/** Shared data of a workspace is named by its tag. It was changed and can't be counted. */
const shared = new Set<string>((operationList as readonly OperationShape[]).map(({ tag }) => tag));

/**
 * The records and changes that a run left on the target. The summary counts them by kind, and is empty without any:
 * `12 agents, 3 pages, changes to the theme`.
 */
const viewLeftovers = ({ leftovers }: Report) => {
  const kinds = groupBy(leftovers, ({ kind }) => kind);
  return {
    summary: [
      ...kinds.filter(([kind]) => !shared.has(kind)).map(([kind, { length }]) => counted(length, kind)),
      ...kinds.filter(([kind]) => shared.has(kind)).map(([kind]) => `changes to ${kind}`),
    ].join(', '),
    items: leftovers.map(({ kind, id, why }) => `${kind} ${id}: ${why}`),
  };
};

/** Computes everything that reports show, in sentences and in order. Printers only lay it out. */
export const createView = (original: Report) => {
  // Characters that could deceive a reader are escaped.
  const report = mapStrings(original, printable);
  const { notOffered = [], errors } = report;
  const clauses = report.clauses.map((clause) => viewClause(clause, report));
  const isAbsent = ({ findings }: ClauseView) =>
    findings.length > 0 && findings.every((finding) => finding.notOffered);
  const withStatus = (status: ClauseStatus): ClauseView[] =>
    clauses
      .filter((clause) => clause.status === status && !isAbsent(clause))
      .map((clause) => {
        const findings = clause.findings.filter((finding) => !finding.notOffered);
        return viewClause({ ...clause, findings }, report);
      });
  const causes = groupByCause(withStatus('fail'));
  return {
    report,
    verdict: formatStatus(report.verdict),
    counts: describeCounts(report),
    explanation: explainVerdict(report),
    facts: listFacts(report),
    clauses,
    /** What to repair, in this order. Findings at operations that the target doesn't offer are omitted. */
    causes,
    /** The violated clauses by cause. A clause with several causes is listed once. */
    failures: [...new Set(causes.flatMap(({ clause, others }) => [clause, ...others]))],
    /** The clauses that are violated only at operations that the target doesn't offer. */
    absentFailures: clauses.filter((clause) => clause.status === 'fail' && isAbsent(clause)),
    /** None of these clauses fails a run. */
    warnings: (['waived', 'warn', 'info'] as const).flatMap(withStatus),
    notOffered: notOffered.map((entry) => ({
      title: Object.values(entry.declaration).join(),
      operations: describeNotOffered(entry),
      entry: unsupportedEntry(entry),
    })),
    changes: viewChanges(report, clauses),
    errors: errors.map(({ scenario, case: name, message }) => ({ place: `${scenario} › ${name}`, message })),
    notExercised: groupByRemedy(groupByReason(clauses, 'not-exercised'), notOffered),
    families: groupBy(clauses, ({ family }) => family).map(([title, own]) => ({
      title,
      clauses: own,
      counts: countByStatus(own),
    })),
    /** The statuses that some clause has. */
    statuses: clauseStatuses.filter((status) => report.totals[status] > 0),
    leftovers: viewLeftovers(report),
  };
};

export type View = ReturnType<typeof createView>;

import { type OperationShape, operationList } from '@workspace-api/contract';
import { mapStrings } from '../checks/find-string.ts';
import { counted, groupBy, printable } from '../engine/report/format.ts';
import { type ClauseStatus, clauseChanges, type Report, reportFiles } from '../engine/report/report.ts';
import { countByStatus } from '../engine/report/verdict.ts';
import { type Cause, groupByCause } from './causes.ts';
import { type ClauseView, defaultDashboard, formatStatus, viewClause, viewFinding } from './clause-view.ts';
import {
  describeNotOffered,
  findRemedy,
  groupBySize,
  notOfferedAdvice,
  unsupportedEntry,
} from './remedies.ts';
import { describeCounts, explainVerdict, listFacts } from './verdict.ts';

/** Clauses with a title: what they have in common. */
export type Group = { title: string; clauses: readonly ClauseView[]; isNew?: boolean };

/** The parts of a report that a section may have. A printer lays them out in this order, as far as it has the space. */
const noParts = {
  sentences: [] as readonly string[],
  items: [] as readonly string[],
  /** Entries of `unsupported` to copy. */
  entries: [] as readonly string[],
  /** What to repair, in this order. */
  causes: [] as readonly Cause[],
  /** Clauses with their findings. */
  clauses: [] as readonly ClauseView[],
  groups: [] as readonly Group[],
  /** What only the page has space for. */
  details: [] as readonly string[],
  /** Whether the clauses of the groups are named everywhere, or only in the page. */
  areNamed: false,
  /** Whether the groups name clauses that other sections show. */
  areLinks: false,
};

/** A part of a report. */
export type Section = { id: string; title: string } & typeof noParts;

/** Nothing if a section has no content. */
export const toSection = (id: string, title: string, parts: Partial<typeof noParts>): Section[] => {
  const groups = (parts.groups ?? []).filter(({ clauses }) => clauses.length > 0);
  const section = { id, title, ...noParts, ...parts, groups };
  const { sentences, items, causes, clauses } = section;
  return [sentences, items, causes, clauses, groups].some(({ length }) => length > 0) ? [section] : [];
};

/** What changed since an earlier run: sentences, and the clauses by change. Nothing without one. */
const viewChanges = ({ comparison }: Report, clauses: readonly ClauseView[]): Partial<typeof noParts> => {
  if (!comparison) return {};
  const groups = clauseChanges
    .map((change) => ({
      title: change.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      isNew: change === 'newlyBroken',
      clauses: clauses.filter(({ id }) => comparison[change].includes(id)),
    }))
    .filter((group) => group.clauses.length > 0);
  const { startedAt, verdict } = comparison.previous;
  const summary = groups.map((group) => `${group.clauses.length} ${group.title}`).join(', ');
  const sentences = [
    `Compared with the run of ${startedAt} (${formatStatus(verdict)}): ${summary || 'no clause changed, and none was broken'}.`,
    ...comparison.differences.map((difference) => `The runs also differ in ${difference}.`),
  ];
  return { sentences, groups, areNamed: true, areLinks: true };
};

/** Shared data of a workspace is named by its tag. It was changed and can't be counted. */
const shared = new Set<string>((operationList as readonly OperationShape[]).map(({ tag }) => tag));

/** Counts the records and changes that a run left on the target: `12 agents, 3 pages, changes to the theme`. */
const countLeftovers = ({ leftovers }: Report): string => {
  const kinds = groupBy(leftovers, ({ kind }) => kind);
  return [
    ...kinds.filter(([kind]) => !shared.has(kind)).map(([kind, { length }]) => counted(length, kind)),
    ...kinds.filter(([kind]) => shared.has(kind)).map(([kind]) => `changes to ${kind}`),
  ].join(', ');
};

/**
 * Computes everything that reports show, in sentences and in order. Printers only lay it out.
 *
 * @param dashboard the address of the dashboard of the sandbox that repeats the requests of a finding
 */
export const createView = (original: Report, dashboard = defaultDashboard) => {
  // Characters that could deceive a reader are escaped.
  const report = mapStrings(original, printable);
  const { totals, notOffered = [] } = report;
  const clauses = report.clauses.map((clause) =>
    viewClause(
      clause,
      clause.findings.map((finding) => viewFinding(finding, clause.id, report, dashboard)),
      report,
    ),
  );
  const withStatus = (status: ClauseStatus): ClauseView[] =>
    clauses.filter((clause) => clause.status === status);
  const isAbsent = ({ findings }: ClauseView) =>
    findings.length > 0 && findings.every((finding) => finding.notOffered);
  /** The clauses of a status without their findings at operations that the target doesn't offer. */
  const offered = (status: ClauseStatus): ClauseView[] =>
    withStatus(status)
      .filter((clause) => !isAbsent(clause))
      .map((clause) =>
        viewClause(
          clause,
          clause.findings.filter((finding) => !finding.notOffered),
          report,
        ),
      );
  const byReason = (status: ClauseStatus): Group[] => groupBySize(withStatus(status), (reason) => reason);
  const families = groupBy(clauses, ({ family }) => family).map(([title, own]) => ({
    title,
    clauses: own,
    counts: countByStatus(own),
  }));
  const causes = groupByCause(offered('fail'));
  const failures = [...new Set(causes.flatMap(({ clause, others }) => [clause, ...others]))];
  const absentFailures = withStatus('fail').filter(isAbsent);
  const warnings = (['waived', 'warn', 'info'] as const).flatMap(offered);
  const errors = report.errors.map(({ scenario, case: name, message }) => ({
    place: `${scenario} › ${name}`,
    message,
  }));
  const absent = notOffered.map((entry) => ({
    title: Object.values(entry.declaration).join(),
    operations: describeNotOffered(entry),
    entry: unsupportedEntry(entry),
  }));
  const leftovers = report.leftovers.map(({ kind, id, why }) => `${kind} ${id}: ${why}`);
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
    failures,
    /** The clauses that are violated only at operations that the target doesn't offer. */
    absentFailures,
    /** None of these clauses fails a run. */
    warnings,
    notOffered: absent,
    errors,
    families,
    leftovers,
    /** The parts of a report, in the order in which a reader acts on them. */
    sections: [
      toSection('fix-first', 'Fix first', { causes }),
      toSection('changes', 'Changes', viewChanges(report, clauses)),
      toSection('not-offered', 'Not offered by the target', {
        sentences: absent.length > 0 ? [notOfferedAdvice] : [],
        items: absent.map(({ operations }) => operations),
        entries: absent.map(({ entry }) => `${entry},`),
      }),
      toSection('failures', `Failures (${totals.fail})`, {
        clauses: failures,
        groups: [
          { title: 'violated only at operations that the target does not offer', clauses: absentFailures },
        ],
      }),
      toSection('errors', 'Errors of the harness or the network', {
        items: errors.map(({ place, message }) => `${place}: ${message}`),
      }),
      toSection('not-checked', `Not checked because of an error (${totals.error})`, {
        groups: byReason('error'),
        areNamed: true,
      }),
      toSection('warnings', `Warnings and information (${warnings.length})`, { clauses: warnings }),
      toSection('not-exercised', `Not exercised (${totals['not-exercised']}), by reason`, {
        groups: groupBySize(withStatus('not-exercised'), (reason) => findRemedy(reason, notOffered)),
      }),
      toSection('unsupported', `Declared unsupported (${totals.unsupported})`, {
        groups: byReason('unsupported'),
        areNamed: true,
      }),
      toSection('passed', `Passed (${totals.pass})`, {
        groups: families.map(({ title, clauses: own }) => ({
          title,
          clauses: own.filter(({ status }) => status === 'pass'),
        })),
      }),
      toSection('leftovers', 'Left on the target', {
        sentences:
          leftovers.length > 0
            ? [`${countLeftovers(report)}; the list is in ${reportFiles.html} and ${reportFiles.json}.`]
            : [],
        details: leftovers,
      }),
    ].flat(),
  };
};

export type View = ReturnType<typeof createView>;

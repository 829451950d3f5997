import { type ClauseId, getOperation, type OperationId, clauses as register } from '@workspace-api/contract';
import type { Difference } from '../checks/check-result.ts';
import { isCovered } from '../checks/covered-operations.ts';
import type { NotExercisedError } from '../resources/not-exercised-error.ts';
import { type Attempt, attempt } from './case/attempt.ts';
import type { Case } from './case/case.ts';
import { type CaseLog, type SoftFinding, softKey } from './case/case-log.ts';
import type { ClauseFinding, Emit } from './events.ts';
import { maxSteps, toFinding, type Violation } from './report/finding.ts';
import type { Recorder } from './report/recorder.ts';
import { NoResponseError } from './session/circuit-breaker.ts';
import type { Session } from './session/session.ts';
import { listExchanges, type Step } from './session/step.ts';
import { createMatcher } from './settings/patterns.ts';
import { type Replay, toSlug } from './settings/replay-id.ts';
import { deriveSeed } from './settings/seed.ts';
import { unsupportedAt } from './settings/unsupported.ts';
import { findWaiver, waiverReason } from './settings/waivers.ts';

/** The body of a case. */
export type CaseBody = (t: Case) => Promise<unknown>;

/** What the runner needs to know about a scenario. */
export type Cited = { id: string; clauses: readonly ClauseId[] };

/** The operation or capability whose missing response ended an attempt; null if something else ended it. */
const unansweredBy = ({ end }: Attempt): string | null =>
  end.kind === 'not-exercised' && end.reason instanceof NoResponseError ? end.reason.source : null;

/** The `must` clause that the operation's last response already broke, regardless of what the case expects. */
const findCause = (
  { soft, exchanges }: CaseLog,
  clause: string,
  operation: string | null,
): Violation['because'] => {
  const last = exchanges.findLast((exchange) => exchange.operation?.id === operation);
  const cause = soft.find(
    (violation) =>
      violation.exchange !== null &&
      violation.exchange === last &&
      violation.clause !== clause &&
      register[violation.clause].level === 'must',
  );
  return cause && operation !== null ? { clause: cause.clause, operation } : null;
};

/** Runs the cases of one scenario and records their results. */
export const createCaseRunner = (
  session: Session,
  { id, clauses }: Cited,
  recorder: Recorder,
  emit: Emit,
) => {
  const { settings } = session;
  const isSelected = createMatcher(settings.only);
  const slugs = new Map<string, number>();
  let findings: ClauseFinding[] = [];
  let startedAt = 0;
  let checked = new Set<ClauseId>();

  const uniqueSlug = (name: string): string => {
    const base = toSlug(name);
    const count = (slugs.get(base) ?? 0) + 1;
    slugs.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };

  const addFinding = (clause: ClauseId, replay: Replay, violation: Omit<Violation, 'waived'>): void => {
    const { operation } = violation;
    const shape = operation === null ? null : getOperation(operation as OperationId);
    const unsupported = unsupportedAt(settings.unsupported, clause, shape);
    if (unsupported !== null) {
      recorder.addUnsupported(clause, `${operation}: ${unsupported}`);
      return;
    }
    const waiver = findWaiver(settings.waivers, register[clause], operation);
    const finding = toFinding(session.credentials, replay, {
      ...violation,
      waived: waiver && waiverReason(waiver),
    });
    findings.push({ clause, finding });
    recorder.addFinding(clause, finding);
  };

  // Every request breaks a clause of the contract in the same way, so one finding is enough.
  const unreported = (soft: readonly SoftFinding[]): SoftFinding[] => {
    const unique = new Map<string, SoftFinding>();
    for (const finding of soft) {
      const key = softKey(finding);
      if (isSelected(finding.clause) && !session.reported.has(key) && !unique.has(key))
        unique.set(key, finding);
    }
    return [...unique.values()];
  };

  /** The difference and steps of a finding. If a 401 shows it, they include the revocation that the token worked before. */
  const afterRevocation = (
    difference: Difference,
    steps: readonly Step[],
    operation: string | null,
  ): Pick<Violation, 'difference' | 'steps'> => {
    const last = listExchanges(steps).findLast((exchange) => exchange.operation?.id === operation);
    const revocation = last && session.revocations.findCause(last);
    if (!revocation) return { difference, steps };
    const { method, url } = revocation.request;
    const named = `the token worked before ${revocation.operation?.id} (${method} ${new URL(url).pathname})`;
    return {
      difference: { ...difference, got: `${difference.got}; ${named}` },
      steps: steps.includes(revocation) ? steps : [revocation, ...steps.slice(1 - maxSteps)],
    };
  };

  // The whole case ends, but only the clauses that cover an unsupported operation are unsupported.
  const recordMissing = (name: string, reason: NotExercisedError): void => {
    const at = { scenario: id, case: name };
    if (reason instanceof NoResponseError)
      session.breaker.noteCase(reason.source, at, reason.clauses ?? clauses);
    session.run.noteEndedAt(at);
    for (const clause of reason.clauses ?? clauses) {
      const unsupported = reason.unsupported !== null && isCovered(clause, { id: reason.unsupported });
      recorder.addMissing(clause, reason.message, unsupported);
    }
  };

  const reportViolation = (name: string, replay: Replay, first: Attempt, second: Attempt): void => {
    if (first.end.kind !== 'violation') return;
    const { clause } = first.end.violation;
    const repeated = second.end.kind === 'violation' && second.end.violation.clause === clause;
    const { violation } = repeated ? (second.end as typeof first.end) : first.end;
    const { log } = repeated ? second : first;
    const { difference, operation } = violation;
    const because = findCause(log, clause, operation);
    addFinding(clause, replay, {
      case: name,
      operation,
      ...afterRevocation(difference, log.steps, operation),
      intermittent: !repeated,
      because,
    });
  };

  const reportSoft = (
    name: string,
    replay: Replay,
    unreportedFindings: readonly SoftFinding[],
    first: Attempt,
    second: Attempt,
  ): void => {
    const repeated = new Map(second.log.soft.map((finding) => [softKey(finding), finding]));
    for (const finding of unreportedFindings) {
      const key = softKey(finding);
      session.reported.add(key);
      const again = repeated.get(key);
      const { operation, difference, exchange } = again ?? finding;
      const steps = exchange ? [exchange] : (again ? second : first).log.steps;
      const at = operation && !name.includes(operation) ? `${name}: ${operation}` : name;
      const { clause } = finding;
      const intermittent = !again;
      addFinding(clause, replay, {
        case: at,
        operation,
        ...afterRevocation(difference, steps, operation),
        intermittent,
        because: null,
      });
    }
  };

  return {
    /** Runs a case once, or twice if an operation returned no response and the circuit breaker didn't stop it. */
    attempt: async (body: CaseBody, isRepetition = false): Promise<Attempt> => {
      const first = await attempt(session, clauses, body, isRepetition);
      const source = unansweredBy(first);
      if (source === null || session.breaker.isGivenUp(source)) return first;
      return attempt(session, clauses, body, isRepetition);
    },
    /** Records everything that an attempt showed, except violations. */
    record: (name: string, { log, end }: Attempt): void => {
      for (const [clause, { count, operations }] of log.checks) {
        recorder.addChecks(clause, count, operations);
        if (clauses.includes(clause)) checked.add(clause);
      }
      if (end.kind === 'not-exercised') recordMissing(name, end.reason);
      if (end.kind === 'error') recorder.addError(clauses, name, end.message);
    },
    /** Records the violations of an attempt, after repeating it once. */
    report: async (
      name: string,
      replay: Replay,
      first: Attempt,
      repeat: () => Promise<Attempt>,
    ): Promise<void> => {
      const soft = unreported(first.log.soft);
      if (first.end.kind !== 'violation' && soft.length === 0) return;
      // An operation without a response was already requested again.
      const second = unansweredBy(first) === null ? await repeat() : first;
      reportViolation(name, replay, first, second);
      reportSoft(name, replay, soft, first, second);
    },
    /** Records for the clauses that cover an operation that the operation is declared unsupported. */
    leaveOut: (operation: string, reason: string): void => {
      for (const clause of clauses) {
        if (isCovered(clause, { id: operation }))
          recorder.addMissing(clause, `${operation} is declared unsupported: ${reason}`, true);
      }
    },
    /** Emits that a case has finished, with its findings and its time. */
    finished: (name: string, outcome: Attempt['end']['kind']): void => {
      session.run.noteRestartsAt({ scenario: id, case: name });
      const { requests } = session.client.stats;
      const durationMs = performance.now() - startedAt;
      recorder.addTime(checked.size > 0 ? [...checked] : clauses, durationMs);
      emit({ type: 'case-finished', scenario: id, case: name, outcome, findings, requests, durationMs });
      findings = [];
    },
    /** Starts a case. Returns its replay id and its seed, and whether the run skips it. */
    place: (
      name: string,
    ): { replay: Replay; requestedReplay: Replay | null; skipped: boolean; seed: number } => {
      startedAt = performance.now();
      checked = new Set();
      const slug = uniqueSlug(name);
      const { replay: requestedReplay } = settings;
      return {
        replay: { scenario: id, case: slug, seed: settings.seed },
        requestedReplay,
        skipped: requestedReplay !== null && requestedReplay.case !== slug,
        seed: deriveSeed(settings.seed, id, slug),
      };
    },
  };
};

export type CaseRunner = ReturnType<typeof createCaseRunner>;

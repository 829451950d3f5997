import {
  type ClauseId,
  errors,
  getOperation,
  type OperationId,
  clauses as register,
} from '@workspace-api/contract';
import { isCovered } from '../checks/check-exchange.ts';
import type { Difference } from '../checks/check-result.ts';
import { type Attempt, attempt } from './case/attempt.ts';
import type { Case } from './case/case.ts';
import { type BrokenClause, emptyLog, isExchange, type Step, softKey } from './case/case-log.ts';
import {
  type CaseRecord,
  emptyRecord,
  listFindings,
  precedes,
  toScenarioResult,
} from './case/case-record.ts';
import type { CaseOutcome } from './events.ts';
import { maxSteps, toFinding, type Violation } from './report/finding.ts';
import type { Finding, ScenarioResult } from './report/report.ts';
import type { ScenarioFacts } from './scenario-facts.ts';
import { NoResponseError } from './session/circuit-breaker.ts';
import type { Session } from './session/session.ts';
import { createMatcher } from './settings/patterns.ts';
import { toSlug } from './settings/replay-id.ts';
import { findUnsupported } from './settings/unsupported.ts';
import { findWaiver } from './settings/waivers.ts';

/** The body of a case. */
export type CaseBody = (t: Case) => Promise<unknown>;

/** The operation or capability whose missing response ended an attempt; null if something else ended it. */
const noResponseFrom = ({ end }: Attempt): string | null =>
  end.kind === 'not-exercised' && end.reason instanceof NoResponseError ? end.reason.source : null;

const findLastResponse = (steps: readonly Step[], operation: string | null) =>
  steps.filter(isExchange).findLast((exchange) => exchange.operation?.id === operation);

/** The clause that ended an attempt; null if none did. */
const brokenAtEnd = ({ end }: Attempt): BrokenClause | null =>
  end.kind === 'violation' ? end.violation.broken : null;

/** The `must` clause that the operation's last response already broke, regardless of what the case expects; null if there is none. */
const findCause = (
  { steps, soft }: Attempt['log'],
  { clause, operation }: BrokenClause,
): Pick<Violation, 'because'> | null => {
  const last = operation === null ? undefined : findLastResponse(steps, operation);
  const cause = soft.find(
    (broken) =>
      broken.exchange === last && broken.clause !== clause && register[broken.clause].level === 'must',
  );
  return operation !== null && last && cause ? { because: { clause: cause.clause, operation } } : null;
};

/** The key of the clause that ended an attempt. Each case has its own. */
const endKey = ({ scenario, slug }: CaseRecord, { clause }: BrokenClause): string =>
  [scenario, slug, clause].join();

/** The clauses that an attempt broke, by key. */
const listBroken = (attempt: Attempt, record: CaseRecord): Map<string, BrokenClause> => {
  const all = new Map<string, BrokenClause>();
  const end = brokenAtEnd(attempt);
  for (const broken of attempt.log.soft) if (!all.has(softKey(broken))) all.set(softKey(broken), broken);
  return end ? all.set(endKey(record, end), end) : all;
};

/**
 * Whether a repetition shows that something doesn't recur: it came to its end, or to a response of the operation. An operation that
 * is given up, for example, isn't requested again.
 */
const isConclusive = ({ end, log }: Attempt, operation: string | null): boolean =>
  end.kind === 'done' || end.kind === 'violation' || findLastResponse(log.steps, operation) !== undefined;

/** Whether a request was refused because of a conflict: a target may refuse a write while one of another case is in progress. */
const hadConflict = ({ log: { steps } }: Attempt): boolean =>
  steps.some((step) => isExchange(step) && step.status === errors['concurrent-edit'].status);

/** How reports name a case with random values, and repeat it. */
type Display = { label: string; path?: string };

/** What the work of a running case uses. */
export type RunningCase = {
  attempt(body: CaseBody, isRepetition?: boolean): Promise<Attempt>;
  /** Records what an attempt showed, except broken clauses. */
  note(attempt: Attempt): void;
  /** Records the clauses that an attempt broke. It is repeated when no other case runs. */
  report(attempt: Attempt, repeat: () => Promise<Attempt>, display?: Display): void;
};

/** Runs the cases of one scenario. Each case has a record, which only its own attempts write to. */
export const createCaseRunner = (session: Session, scenario: ScenarioFacts) => {
  const { id, clauses, holds } = scenario;
  const { settings, findings, turns, breaker } = session;
  const isSelected = createMatcher(settings.only);
  /** What isn't about one case. */
  const general = emptyRecord(id, -1, 'outside any case');
  const cases: CaseRecord[] = [];
  let hasRepetitions = false;

  /** The difference and steps of a finding. If a 401 shows it, they include the revocation that the token worked before. */
  const afterRevocation = (
    difference: Difference,
    steps: readonly Step[],
    operation: string | null,
  ): Pick<Violation, 'difference' | 'steps'> => {
    const last = findLastResponse(steps, operation);
    const revocation = last && session.revocations.findCause(last);
    if (!revocation) return { difference, steps };
    const { method, url } = revocation.request;
    const named = `the token worked before ${revocation.operation?.id} (${method} ${new URL(url).pathname})`;
    return {
      difference: { ...difference, got: `${difference.got}; ${named}` },
      steps: steps.includes(revocation) ? steps : [revocation, ...steps.slice(1 - maxSteps)],
    };
  };

  /** Records what is missing. If an operation is unsupported, only the clauses that cover it are. */
  const addMissing = (
    { notes }: CaseRecord,
    lacking: readonly ClauseId[],
    reason: string,
    unsupported: string | null = null,
  ): void => {
    const isUnsupported = (clause: ClauseId) =>
      unsupported !== null && isCovered(clause, { id: unsupported });
    notes.push((to) => {
      for (const clause of lacking) to.addMissing(clause, reason, isUnsupported(clause));
    });
  };

  const addError = ({ notes, name }: CaseRecord, message: string): void => {
    notes.push((to) => to.addError(clauses, name, message));
  };

  /** Runs a case once, or twice if an operation returned no response and the circuit breaker didn't stop it. */
  const attemptCase = async (record: CaseRecord, body: CaseBody, isRepetition = false): Promise<Attempt> => {
    const once = () => attempt(session, clauses, body, emptyLog(record, isRepetition, holds));
    const first = await once();
    const source = noResponseFrom(first);
    return source === null || breaker.isGivenUp(source) ? first : once();
  };

  const note = (record: CaseRecord, { log, end }: Attempt): void => {
    record.checks.push(log.checks);
    if (end.kind === 'error') addError(record, end.message);
    if (end.kind !== 'not-exercised') return;
    const { reason } = end;
    const lacking = reason.clauses ?? clauses;
    if (reason instanceof NoResponseError) breaker.noteCase(reason.source, log.at, lacking);
    addMissing(record, lacking, reason.message, reason.unsupported);
  };

  /** The finding of a broken clause; null at an operation that the configuration declares unsupported. */
  const createFinding = (
    record: CaseRecord,
    attempt: Attempt,
    broken: BrokenClause,
    { path, label }: Display,
  ): Finding | null => {
    const { name, slug } = record;
    const { clause, operation, difference, steps } = broken;
    const shape = operation === null ? null : getOperation(operation as OperationId);
    const unsupported = shape && findUnsupported(settings.unsupported, clause, shape);
    if (unsupported !== null) {
      record.notes.push((to) => to.addUnsupported(clause, `${operation}: ${unsupported}`));
      return null;
    }
    const isEnd = broken === brokenAtEnd(attempt);
    const replay = { scenario: id, case: slug, seed: settings.seed, ...(isEnd && path && { path }) };
    return toFinding(session.credentials, replay, {
      case: isEnd ? label : operation && !name.includes(operation) ? `${name}: ${operation}` : name,
      operation,
      ...afterRevocation(difference, steps, operation),
      waiver: findWaiver(settings.waivers, register[clause], operation),
      ...(isEnd && findCause(attempt.log, broken)),
    });
  };

  /**
   * Adds the findings of an attempt. Many cases may show one that doesn't end them: it belongs to the first of them in the order of
   * scenarios and cases, so that the report doesn't depend on which was faster. Returns the keys of those that no case has shown
   * before.
   */
  const addFindings = (record: CaseRecord, attempt: Attempt, display: Display): string[] => {
    const end = brokenAtEnd(attempt);
    return [...listBroken(attempt, record)].flatMap(([key, broken]) => {
      const earlier = findings.get(key);
      const isReported = broken === end || isSelected(broken.clause);
      if (!isReported || (earlier && !precedes(record, earlier.owner))) return [];
      const finding = createFinding(record, attempt, broken, display);
      // The findings of a case are in the order in which it shows them.
      findings.delete(key);
      findings.set(key, { ...earlier, owner: record, clause: broken.clause, finding });
      return earlier ? [] : [key];
    });
  };

  return {
    /** The record of the next case. Cases are in this order, whichever runs first. */
    place: (name: string): CaseRecord => {
      const base = toSlug(name);
      const earlier = cases.filter((each) => toSlug(each.name) === base).length;
      const slug = earlier === 0 ? base : `${base}-${earlier + 1}`;
      const record = emptyRecord(id, cases.length, name, slug);
      cases.push(record);
      return record;
    },
    /** Runs a case, unless another one is replayed. `work` returns how it ended. */
    run: async (record: CaseRecord, work: (one: RunningCase) => Promise<CaseOutcome>): Promise<void> => {
      if (settings.replay !== null && settings.replay.case !== record.slug) return;
      const startedAt = performance.now();
      const hadOthers = turns.observeOthers();
      const repetitions: (() => Promise<void>)[] = [];
      const outcome = await work({
        attempt: (body, isRepetition) => attemptCase(record, body, isRepetition),
        note: (attempt) => note(record, attempt),
        report: (first, repeat, display = { label: record.name }) => {
          const keys = addFindings(record, first, display);
          if (keys.length === 0) return;
          const isShared = hadOthers();
          repetitions.push(async () => {
            // An operation without a response was already requested again.
            const second = noResponseFrom(first) === null ? await repeat() : first;
            const again = listBroken(second, record);
            const end = brokenAtEnd(first);
            const excused = end && isShared && hadConflict(first) ? endKey(record, end) : null;
            if (excused !== null && !again.has(excused)) note(record, second);
            for (const [key, broken] of listBroken(first, record)) {
              if (!keys.includes(key)) continue;
              const isEnd = broken === end;
              const intermittent = !again.has(key) && isConclusive(second, isEnd ? null : broken.operation);
              const repetition = { intermittent, ...(intermittent && isShared && { simultaneous: true }) };
              if (!again.has(key) && key === excused) findings.delete(key);
              else Object.assign(findings.get(key) ?? {}, { repetition });
            }
          });
        },
      });
      const ranMs = performance.now() - startedAt;
      const finish = async (): Promise<void> => {
        const repeatedAt = performance.now();
        for (const repeat of repetitions) await repeat();
        record.durationMs = ranMs + performance.now() - repeatedAt;
        session.emit({
          type: 'case-finished',
          scenario: id,
          case: record.name,
          outcome,
          findings: listFindings(record, findings),
          requests: session.client.stats.requests,
          durationMs: record.durationMs,
        });
      };
      if (repetitions.length === 0) return finish();
      hasRepetitions = true;
      // While others run, the next case doesn't wait for the repetition.
      await turns.byItself(finish);
    },
    /** Records for the clauses that cover an operation that the operation is declared unsupported. */
    leaveOut: (operation: string, reason: string): void => {
      const lacking = clauses.filter((clause) => isCovered(clause, { id: operation }));
      addMissing(general, lacking, `${operation} is declared unsupported: ${reason}`, operation);
    },
    /** Records that the scenario failed outside of its cases. */
    failed: (message: string): void => addError(general, message),
    /** Records what the whole scenario lacks. */
    lacks: (reason: string): void => addMissing(general, clauses, reason),
    /** Calls a function after the last repetition. */
    afterRepetitions: async (finish: () => Promise<void>): Promise<void> =>
      hasRepetitions ? turns.byItself(finish) : finish(),
    result: (): ScenarioResult => toScenarioResult(scenario, [general, ...cases], findings),
  };
};

export type CaseRunner = ReturnType<typeof createCaseRunner>;

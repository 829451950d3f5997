import { type ClauseId, getOperation, type OperationId, clauses as register } from '@workspace-api/contract';
import type { Difference } from '../checks/check-result.ts';
import { isCovered } from '../checks/covered-operations.ts';
import type { NotExercisedError } from '../resources/not-exercised-error.ts';
import { type Attempt, attempt } from './case/attempt.ts';
import type { Case } from './case/case.ts';
import { type CaseLog, emptyLog, softKey } from './case/case-log.ts';
import { type CaseRecord, emptyRecord, precedes, toScenarioResult } from './case/case-record.ts';
import type { CaseOutcome } from './events.ts';
import { maxSteps, toFinding, type Violation } from './report/finding.ts';
import type { ScenarioResult } from './report/report.ts';
import type { ScenarioFacts } from './scenario-facts.ts';
import { NoResponseError } from './session/circuit-breaker.ts';
import type { Session } from './session/session.ts';
import { isExchange, type Step } from './session/step.ts';
import { deriveSeed } from './settings/choose.ts';
import { createMatcher } from './settings/patterns.ts';
import { type Replay, toSlug } from './settings/replay-id.ts';
import { unsupportedAt } from './settings/unsupported.ts';
import { findWaiver, waiverReason } from './settings/waivers.ts';

/** The body of a case. */
export type CaseBody = (t: Case) => Promise<unknown>;

/** The operation or capability whose missing response ended an attempt; null if something else ended it. */
const unansweredBy = ({ end }: Attempt): string | null =>
  end.kind === 'not-exercised' && end.reason instanceof NoResponseError ? end.reason.source : null;

const findLastResponse = (steps: readonly Step[], operation: string | null) =>
  steps.filter(isExchange).findLast((exchange) => exchange.operation?.id === operation);

/** The `must` clause that the operation's last response already broke, regardless of what the case expects. */
const findCause = (
  { soft, steps }: CaseLog,
  clause: string,
  operation: string | null,
): Violation['because'] => {
  const last = findLastResponse(steps, operation);
  const cause = soft.find(
    (violation) =>
      violation.exchange !== null &&
      violation.exchange === last &&
      violation.clause !== clause &&
      register[violation.clause].level === 'must',
  );
  return cause && operation !== null ? { clause: cause.clause, operation } : null;
};

/** A case in its place: where it is in the run, and what it has shown. */
export type Place = { replay: Replay; isSkipped: boolean; seed: number; record: CaseRecord };

/** What the work of a running case uses. */
export type RunningCase = {
  attempt(body: CaseBody, isRepetition?: boolean): Promise<Attempt>;
  /** Records what an attempt showed, except broken clauses. */
  note(attempt: Attempt): void;
  /** Records the clauses that an attempt broke, once it is repeated, which happens when no other case runs. */
  report(
    attempt: Attempt,
    repeat: () => Promise<Attempt>,
    violation?: Pick<Place, 'replay'> & { label: string },
  ): void;
};

/** Runs the cases of one scenario. Each case has a record, which only its own attempts write to. */
export const createCaseRunner = (session: Session, scenario: ScenarioFacts) => {
  const { id, clauses, holds } = scenario;
  const { settings, softFindings, turns } = session;
  const isSelected = createMatcher(settings.only);
  const slugs = new Map<string, number>();
  /** What isn't about one case. */
  const general = emptyRecord(id, -1, 'outside any case');
  const records = [general];
  const unfinished: Promise<void>[] = [];

  const uniqueSlug = (name: string): string => {
    const base = toSlug(name);
    const count = (slugs.get(base) ?? 0) + 1;
    slugs.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };

  const place = (name: string): Place => {
    const record = emptyRecord(id, records.length, name);
    const slug = uniqueSlug(name);
    records.push(record);
    return {
      record,
      replay: { scenario: id, case: slug, seed: settings.seed },
      isSkipped: settings.replay !== null && settings.replay.case !== slug,
      seed: deriveSeed(settings.seed, id, slug),
    };
  };

  /** Adds a finding, unless the configuration declares its operation unsupported. */
  const addFinding = (
    record: CaseRecord,
    clause: ClauseId,
    replay: Replay,
    { key, ...violation }: Omit<Violation, 'waived'> & { key: string | null },
  ): void => {
    const { operation } = violation;
    const shape = operation === null ? null : getOperation(operation as OperationId);
    const unsupported = unsupportedAt(settings.unsupported, clause, shape);
    if (unsupported !== null) {
      record.notes.push((to) => to.addUnsupported(clause, `${operation}: ${unsupported}`));
      return;
    }
    const waiver = findWaiver(settings.waivers, register[clause], operation);
    const finding = toFinding(session.credentials, replay, {
      ...violation,
      waived: waiver && waiverReason(waiver),
    });
    record.findings.push({ clause, finding, key });
  };

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

  const addMissing = (
    { notes }: CaseRecord,
    lacking: readonly ClauseId[],
    reason: string,
    isUnsupported: (clause: ClauseId) => boolean = () => false,
  ): void => {
    notes.push((to) => {
      for (const clause of lacking) to.addMissing(clause, reason, isUnsupported(clause));
    });
  };

  // The whole case ends, but only the clauses that cover an unsupported operation are unsupported.
  const noteMissing = (record: CaseRecord, reason: NotExercisedError): void => {
    const at = { scenario: id, case: record.name };
    const lacking = reason.clauses ?? clauses;
    if (reason instanceof NoResponseError) session.breaker.noteCase(reason.source, at, lacking);
    session.run.noteEndedAt(at);
    const { unsupported } = reason;
    const isUnsupported = (clause: ClauseId) =>
      unsupported !== null && isCovered(clause, { id: unsupported });
    addMissing(record, lacking, reason.message, isUnsupported);
  };

  /** Runs a case once, or twice if an operation returned no response and the circuit breaker didn't stop it. */
  const attemptCase = async (record: CaseRecord, body: CaseBody, isRepetition = false): Promise<Attempt> => {
    const once = () => attempt(session, clauses, body, emptyLog(record.requests, isRepetition, holds));
    const first = await once();
    const source = unansweredBy(first);
    return source === null || session.breaker.isGivenUp(source) ? first : once();
  };

  /**
   * Adds the findings of an attempt that don't end a case. Many cases may show one: it belongs to the first of them in the order
   * of scenarios and cases, so that the report doesn't depend on which was faster. Returns the keys of those that no case has
   * shown before.
   */
  const addSoft = ({ record, replay }: Place, { log }: Attempt): string[] => {
    const keys: string[] = [];
    for (const finding of log.soft) {
      const { clause, operation, difference, exchange } = finding;
      const key = softKey(finding);
      const shared = softFindings.get(key);
      if (!isSelected(clause) || (shared && !precedes(record, shared.owner))) continue;
      if (!shared) keys.push(key);
      softFindings.set(key, { ...shared, owner: record });
      const { name } = record;
      addFinding(record, clause, replay, {
        key,
        case: operation && !name.includes(operation) ? `${name}: ${operation}` : name,
        operation,
        ...afterRevocation(difference, exchange ? [exchange] : log.steps, operation),
        intermittent: false,
        because: null,
      });
    }
    return keys;
  };

  /** Notes what the repetition of an attempt showed of a finding. */
  const noteRepetition = (key: string, isRepeated: boolean, hadOthers: boolean): void => {
    const shared = softFindings.get(key);
    if (!shared) return;
    shared.repetition = {
      intermittent: !isRepeated,
      ...(!isRepeated && hadOthers && { simultaneous: true }),
    };
  };

  const addViolation = (
    { record, replay }: Place,
    label: string,
    first: Attempt,
    second: Attempt,
    hadOthers: boolean,
  ): void => {
    if (first.end.kind !== 'violation') return;
    const { clause } = first.end.violation;
    const repeated = second.end.kind === 'violation' && second.end.violation.clause === clause;
    const { violation } = repeated ? (second.end as typeof first.end) : first.end;
    const { log } = repeated ? second : first;
    const { difference, operation } = violation;
    addFinding(record, clause, replay, {
      key: null,
      case: label,
      operation,
      ...afterRevocation(difference, log.steps, operation),
      intermittent: !repeated,
      simultaneous: !repeated && hadOthers,
      because: findCause(log, clause, operation),
    });
  };

  return {
    place,
    /** Runs a case, unless another one is replayed. `work` returns how it ended. */
    run: async (at: Place, work: (one: RunningCase) => Promise<CaseOutcome>): Promise<void> => {
      const { record, replay, isSkipped } = at;
      if (isSkipped) return;
      const startedAt = performance.now();
      const hadOthers = turns.observeOthers();
      const repetitions: (() => Promise<void>)[] = [];
      const outcome = await work({
        attempt: (body, isRepetition) => attemptCase(record, body, isRepetition),
        note: ({ log, end }) => {
          record.checks.push(log.checks);
          if (end.kind === 'not-exercised') noteMissing(record, end.reason);
          if (end.kind === 'error') record.notes.push((to) => to.addError(clauses, record.name, end.message));
        },
        report: (first, repeat, violation = { replay, label: record.name }) => {
          const keys = addSoft(at, first);
          if (first.end.kind !== 'violation' && keys.length === 0) return;
          const isShared = hadOthers();
          repetitions.push(async () => {
            // An operation without a response was already requested again.
            const second = unansweredBy(first) === null ? await repeat() : first;
            const again = new Set(second.log.soft.map(softKey));
            for (const key of keys) noteRepetition(key, again.has(key), isShared);
            addViolation({ ...at, replay: violation.replay }, violation.label, first, second, isShared);
          });
        },
      });
      session.run.noteRestartsAt({ scenario: id, case: record.name });
      const ranMs = performance.now() - startedAt;
      const finish = async (): Promise<void> => {
        const repeatedAt = performance.now();
        for (const repeat of repetitions) await repeat();
        record.durationMs = ranMs + performance.now() - repeatedAt;
        const { name, durationMs } = record;
        const findings = record.findings.map(({ clause, finding }) => ({ clause, finding }));
        const { requests } = session.client.stats;
        session.emit({
          type: 'case-finished',
          scenario: id,
          case: name,
          outcome,
          findings,
          requests,
          durationMs,
        });
      };
      if (repetitions.length === 0) return finish();
      const repeated = turns.byItself(finish);
      unfinished.push(repeated);
      // While others run, the next case doesn't wait for the repetition.
      if (!turns.isShared()) await repeated;
    },
    /** Records for the clauses that cover an operation that the operation is declared unsupported. */
    leaveOut: (operation: string, reason: string): void => {
      const lacking = clauses.filter((clause) => isCovered(clause, { id: operation }));
      const why = `${operation} is declared unsupported: ${reason}`;
      addMissing(general, lacking, why, () => true);
    },
    /** Records that the scenario failed outside of its cases. */
    failed: (message: string): void => {
      general.notes.push((to) => to.addError(clauses, general.name, message));
    },
    /** Records what the whole scenario lacks. */
    lacks: (reason: string): void => {
      addMissing(general, clauses, reason);
    },
    /** Waits for the repetitions. */
    settled: async (): Promise<void> => {
      await Promise.all(unfinished);
    },
    result: (): ScenarioResult => toScenarioResult(scenario, records, softFindings),
  };
};

export type CaseRunner = ReturnType<typeof createCaseRunner>;

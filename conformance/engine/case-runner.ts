import { type ClauseId, getOperation, type OperationId, clauses as register } from '@workspace-api/contract';
import type { Difference } from '../checks/check-result.ts';
import { isCovered } from '../checks/covered-operations.ts';
import { type Attempt, attempt } from './case/attempt.ts';
import type { Case } from './case/case.ts';
import { type BrokenClause, emptyLog, softKey } from './case/case-log.ts';
import {
  type CaseRecord,
  emptyRecord,
  listFindings,
  precedes,
  toScenarioResult,
} from './case/case-record.ts';
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
const findCause = ({ log, end }: Attempt, { clause, operation }: BrokenClause): Violation['because'] => {
  const last = findLastResponse(log.steps, operation);
  if (end.kind !== 'violation' || operation === null || !last) return null;
  const cause = log.soft.find(
    (broken) =>
      broken.exchange === last && broken.clause !== clause && register[broken.clause].level === 'must',
  );
  return cause ? { clause: cause.clause, operation } : null;
};

/** The clauses that an attempt broke, by key. Each case has its own key for the one that ended it. */
const listBroken = ({ log, end }: Attempt, { scenario, case: name }: Replay): Map<string, BrokenClause> => {
  const all = new Map<string, BrokenClause>();
  for (const broken of log.soft) if (!all.has(softKey(broken))) all.set(softKey(broken), broken);
  if (end.kind === 'violation') {
    const { broken } = end.violation;
    all.set([scenario, name, broken.clause].join(), broken);
  }
  return all;
};

/** A case in its place: where it is in the run, and what it has shown. */
export type Place = { replay: Replay; isSkipped: boolean; seed: number; record: CaseRecord };

/** What the work of a running case uses. */
export type RunningCase = {
  attempt(body: CaseBody, isRepetition?: boolean): Promise<Attempt>;
  /** Records what an attempt showed, except broken clauses. */
  note(attempt: Attempt): void;
  /**
   * Records the clauses that an attempt broke. It is repeated when no other case runs.
   *
   * @param display how reports name and repeat the case. Default: as any other attempt
   */
  report(attempt: Attempt, repeat: () => Promise<Attempt>, display?: { path?: string; label: string }): void;
};

/** Runs the cases of one scenario. Each case has a record, which only its own attempts write to. */
export const createCaseRunner = (session: Session, scenario: ScenarioFacts) => {
  const { id, clauses, holds } = scenario;
  const { settings, findings, turns } = session;
  const isSelected = createMatcher(settings.only);
  const slugs = new Map<string, number>();
  /** What isn't about one case. */
  const general = emptyRecord(id, -1, 'outside any case');
  const records = [general];
  let hasRepetitions = false;

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

  /** Runs a case once, or twice if an operation returned no response and the circuit breaker didn't stop it. */
  const attemptCase = async (record: CaseRecord, body: CaseBody, isRepetition = false): Promise<Attempt> => {
    const once = () => attempt(session, clauses, body, emptyLog(record, isRepetition, holds));
    const first = await once();
    const source = unansweredBy(first);
    return source === null || session.breaker.isGivenUp(source) ? first : once();
  };

  /**
   * Adds the findings of an attempt, except at operations that the configuration declares unsupported. Many cases may show one that
   * doesn't end them: it belongs to the first of them in the order of scenarios and cases, so that the report doesn't depend on
   * which was faster. Returns the keys of those that no case has shown before.
   */
  const addFindings = (
    { record, replay }: Place,
    attempt: Attempt,
    { path, label }: { path?: string; label: string },
  ): string[] => {
    const { log, end } = attempt;
    const added: string[] = [];
    for (const [key, broken] of listBroken(attempt, replay)) {
      const { clause, operation, difference, exchange } = broken;
      const isEnd = end.kind === 'violation' && end.violation.broken === broken;
      const status = findings.get(key);
      if (!isEnd && !isSelected(clause)) continue;
      if (status && !precedes(record, status.owner)) continue;
      if (!status) added.push(key);
      findings.set(key, { ...status, owner: record });
      const shape = operation === null ? null : getOperation(operation as OperationId);
      const unsupported = unsupportedAt(settings.unsupported, clause, shape);
      if (unsupported !== null) {
        record.notes.push((to) => to.addUnsupported(clause, `${operation}: ${unsupported}`));
        continue;
      }
      const { name } = record;
      const waiver = findWaiver(settings.waivers, register[clause], operation);
      const ownReplay = { ...replay, ...(isEnd && path && { path }) };
      const finding = toFinding(session.credentials, ownReplay, {
        case: isEnd ? label : operation && !name.includes(operation) ? `${name}: ${operation}` : name,
        operation,
        ...afterRevocation(difference, exchange ? [exchange] : log.steps, operation),
        intermittent: false,
        waived: waiver && waiverReason(waiver),
        because: isEnd ? findCause(attempt, broken) : null,
      });
      record.findings.push({ clause, finding, key });
    }
    return added;
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
          if (end.kind === 'not-exercised') {
            const { reason } = end;
            const lacking = reason.clauses ?? clauses;
            if (reason instanceof NoResponseError) session.breaker.noteCase(reason.source, log.at, lacking);
            addMissing(record, lacking, reason.message, reason.unsupported);
          }
          if (end.kind === 'error') record.notes.push((to) => to.addError(clauses, record.name, end.message));
        },
        report: (first, repeat, display = { label: record.name }) => {
          const keys = addFindings(at, first, display);
          if (keys.length === 0) return;
          const isShared = hadOthers();
          repetitions.push(async () => {
            // An operation without a response was already requested again.
            const second = unansweredBy(first) === null ? await repeat() : first;
            const again = listBroken(second, replay);
            for (const key of keys) {
              const intermittent = !again.has(key);
              const repetition = { intermittent, ...(intermittent && isShared && { simultaneous: true }) };
              findings.set(key, { owner: record, ...findings.get(key), repetition });
            }
          });
        },
      });
      const ranMs = performance.now() - startedAt;
      const finish = async (): Promise<void> => {
        const repeatedAt = performance.now();
        for (const repeat of repetitions) await repeat();
        record.durationMs = ranMs + performance.now() - repeatedAt;
        const { name, durationMs } = record;
        const { requests } = session.client.stats;
        session.emit({
          type: 'case-finished',
          scenario: id,
          case: name,
          outcome,
          findings: listFindings(record, findings),
          requests,
          durationMs,
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
    failed: (message: string): void => {
      general.notes.push((to) => to.addError(clauses, general.name, message));
    },
    /** Records what the whole scenario lacks. */
    lacks: (reason: string): void => {
      addMissing(general, clauses, reason);
    },
    /** Calls a function after the last repetition. */
    afterRepetitions: async (finish: () => Promise<void>): Promise<void> =>
      hasRepetitions ? turns.byItself(finish) : finish(),
    result: (): ScenarioResult => toScenarioResult(scenario, records, findings),
  };
};

export type CaseRunner = ReturnType<typeof createCaseRunner>;
